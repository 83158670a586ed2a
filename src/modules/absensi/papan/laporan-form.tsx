import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { useState } from "react";
import { Form, Link, useSearchParams } from "react-router";
import { addDays } from "#kit/dates.ts";
import type { Option } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { DayInput } from "#kit/ui/field/day-input.tsx";
import { kehadiranPath, laporanPath } from "../paths.ts";
import { format, isFormat, kategori, type Minta, menurut, writeRequest } from "../rekap/request-laporan.ts";
import { KelasPicker } from "./kelas-picker.tsx";
import type { Papan } from "./papan.ts";

type Content = Extract<Papan, { isi: "rekap" }>;

/** The report form: it shows the report on the page, or brings it as a file. */
export function LaporanForm({ papan: { minta, kelas, hariIni, semester } }: { readonly papan: Content }) {
  const [alamat] = useSearchParams();
  const diminta = alamat.get("format");
  const [golongan, setGolongan] = useState<string>(minta.kategori);
  const rentang = readyRange(hariIni, semester);
  return (
    <Form method="get" action={kehadiranPath} className="ui-sheet-body" reloadDocument>
      <input type="hidden" name="tab" value="rekap" />
      {minta.orang && <input type="hidden" name="orang" value={minta.orang} />}
      <p className="hadir-rentang">
        {rentang.map(({ nama, dari, sampai }) => (
          <Link
            key={nama}
            to={`${kehadiranPath}?tab=rekap&${writeRequest({ ...minta, dari, sampai })}`}
            aria-current={minta.dari === dari && minta.sampai === sampai ? "true" : undefined}
          >
            {nama}
          </Link>
        ))}
      </p>
      <div className="hadir-isian">
        <Fields label="Dari tanggal" id="dari">
          <DayInput key={minta.dari} id="dari" name="dari" value={minta.dari} max={hariIni} required />
        </Fields>
        <Fields label="Sampai tanggal" id="sampai">
          <DayInput key={minta.sampai} id="sampai" name="sampai" value={minta.sampai} required />
        </Fields>
        <Fields label="Kategori" id="kategori">
          <Options nama="kategori" pilihan={kategori} dipilih={golongan} onChange={setGolongan} />
        </Fields>
        <Fields label="Menurut" id="menurut">
          <Options
            nama="menurut"
            pilihan={golongan === "teacher" ? menurut.filter(({ value }) => value !== "mapel") : menurut}
            dipilih={minta.menurut}
          />
        </Fields>
        {golongan !== "teacher" && (
          <Fields label="Kelas" id="kelas-laporan">
            <KelasPicker id="kelas-laporan" kelas={kelas} dipilih={minta.kelas} />
          </Fields>
        )}
        <Fields label="Cari nama" id="cari-laporan">
          <input className="ui-input" type="search" id="cari-laporan" name="cari" defaultValue={minta.cari} />
        </Fields>
        <Fields label="Format" id="format">
          <Options nama="format" pilihan={format} dipilih={isFormat(diminta) ? diminta : "pdf"} />
        </Fields>
      </div>
      {alamat.get("lanjut") === "unduh" && <p role="status">Terima kasih. Silakan tekan Unduh sekarang.</p>}
      <div className="ui-actions">
        <Button type="submit" look="primary" icon={FileText}>
          Buat Laporan
        </Button>
        <Button type="submit" icon={Download} formAction={laporanPath} formMethod="post">
          Unduh
        </Button>
      </div>
    </Form>
  );
}

const Fields = ({ label, id, children }: { readonly label: string; readonly id: string; readonly children: React.ReactNode }) => (
  <div className="ui-field">
    <label className="ui-label" htmlFor={id}>
      {label}
    </label>
    {children}
  </div>
);

interface OptionsProps {
  readonly nama: string;
  readonly pilihan: readonly Option[];
  readonly dipilih: string;
  readonly onChange?: (nilai: string) => void;
}

const Options = ({ nama, pilihan, dipilih, onChange }: OptionsProps) => (
  <select
    className="ui-input"
    id={nama}
    name={nama}
    defaultValue={dipilih}
    onChange={onChange && ((event) => onChange(event.target.value))}
  >
    {pilihan.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

function readyRange(
  hariIni: string,
  semester: Content["semester"],
): readonly ({ readonly nama: string } & Pick<Minta, "dari" | "sampai">)[] {
  const awalBulan = `${hariIni.slice(0, 7)}-01`;
  const akhirLalu = addDays(awalBulan, -1);
  return [
    { nama: "Hari ini", dari: hariIni, sampai: hariIni },
    { nama: "Bulan ini", dari: awalBulan, sampai: hariIni },
    { nama: "Bulan lalu", dari: `${akhirLalu.slice(0, 7)}-01`, sampai: akhirLalu },
    ...(semester ? [{ nama: semester.nama, dari: semester.mulai, sampai: semester.selesai }] : []),
  ];
}
