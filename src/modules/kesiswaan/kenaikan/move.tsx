import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { formatDay } from "#kit/dates.ts";
import type { Option } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import type { Tingkat } from "#modules/akademik/index.ts";
import { tingkatOrder } from "./decision.ts";
import { type Answer, type Content, kenaikanFields } from "./fields.ts";
import { Preview } from "./preview.tsx";

interface Props {
  readonly isi: Content;
  readonly jawaban: Answer | undefined;
}

/** The pupils of one class, and what becomes of each. */
export function Move({ isi, jawaban }: Props) {
  const { dipilih, tujuan, mulai, tahun, nanti } = isi;
  const busy = useNavigation().state !== "idle";
  // What was changed since is not what the preview tells.
  const [basi, setBasi] = useState<Answer>();
  if (!dipilih) return null;
  const pratinjau = jawaban === basi ? undefined : jawaban?.pratinjau;
  const errors = jawaban?.refusal?.fields ?? {};
  return (
    <Form method="post" noValidate onChange={() => setBasi(jawaban)}>
      <input type="hidden" name="kelas" value={dipilih.id} />
      <input type="hidden" name="tahun" value={tahun} />
      <Sheet title={`${dipilih.nama}, ${dipilih.siswa.length} siswa`}>
        <div className="ui-sheet-body">
          {nanti && (
            <p className="ui-muted">
              Tahun ajaran {tahun} masih berjalan. Sekarang semua dapat dilihat dahulu; tanggal yang akan datang dapat diterapkan mulai{" "}
              {formatDay(nanti)}.
            </p>
          )}
          <ErrorSummary title={jawaban?.refusal?.sentence} errors={errors} fields={kenaikanFields} />
          <div className="ui-fields">
            <FieldPiece name="tanggal" field={kenaikanFields.tanggal} value={mulai} error={errors.tanggal} />
          </div>
        </div>
        <TujuanPicker siswa={dipilih.siswa} mungkin={tujuanFrom(dipilih.tingkat, tujuan)} />
        <div className="ui-sheet-body">
          {pratinjau && <Preview rincian={pratinjau} siswa={dipilih.siswa} asal={`${dipilih.nama} ${tahun}`} tujuan={tujuan} />}
          <div className="ui-actions">
            <Button type="submit" name="aksi" value="pratinjau" busy={busy}>
              Lihat pratinjau
            </Button>
            {pratinjau && (
              <Button type="submit" name="aksi" value="terapkan" look="primary" busy={busy}>
                Terapkan
              </Button>
            )}
          </div>
        </div>
      </Sheet>
    </Form>
  );
}

function tujuanFrom(tingkat: Tingkat, tujuan: Content["tujuan"]): Option[] {
  const kelas = tujuan.flatMap(({ id, nama, tingkat: nanti }) => {
    const naik = tingkatOrder[nanti] - tingkatOrder[tingkat];
    return naik === 0 || naik === 1 ? [{ value: id, label: `${naik === 0 ? "Tinggal di" : "Naik ke"} ${nama}` }] : [];
  });
  kelas.sort((satu, lain) => Number(satu.label.startsWith("Tinggal")) - Number(lain.label.startsWith("Tinggal")));
  return tingkat === "XII" ? [{ value: "lulus", label: "Lulus" }, ...kelas] : kelas;
}

interface PickerProps {
  readonly siswa: NonNullable<Content["dipilih"]>["siswa"];
  readonly mungkin: readonly Option[];
}

/** One choice for all, and another for whoever goes elsewhere. */
function TujuanPicker({ siswa, mungkin }: PickerProps) {
  const [pilihan, setPilihan] = useState<Readonly<Record<string, string>>>({});
  const semua = (ke: string) => setPilihan(Object.fromEntries(siswa.map(({ id }) => [id, ke])));
  return (
    <>
      <div className="ui-sheet-body">
        <Tujuan mungkin={mungkin} ke="" onPilih={semua} label="Pilih untuk semua siswa" />
      </div>
      <div className="kenaikan-siswa">
        <Table
          caption="Siswa kelas ini"
          rows={siswa}
          rowKey={({ id }) => id}
          columns={[
            { key: "nama", head: "Nama", look: "name", cell: ({ nama }) => nama },
            { key: "nisn", head: "NISN", look: "minor", cell: ({ nisn }) => nisn },
            {
              key: "ke",
              head: "Tahun depan",
              cell: ({ id, nama }) => (
                <Tujuan
                  {...{ mungkin, nama: `siswa.${id}`, ke: pilihan[id] ?? "", label: `Tahun depan ${nama}` }}
                  onPilih={(ke) => setPilihan((lama) => ({ ...lama, [id]: ke }))}
                />
              ),
            },
          ]}
        />
      </div>
    </>
  );
}

interface TujuanProps {
  readonly mungkin: readonly Option[];
  readonly nama?: string;
  readonly ke: string;
  readonly label: string;
  readonly onPilih: (ke: string) => void;
}

const Tujuan = ({ mungkin, nama, ke, label, onPilih }: TujuanProps) => (
  <select className="ui-input" name={nama} value={ke} aria-label={label} onChange={(event) => onPilih(event.target.value)}>
    <option value="">{nama ? "Biarkan" : `${label}…`}</option>
    {mungkin.map(({ value, label: tulisan }) => (
      <option key={value} value={value}>
        {tulisan}
      </option>
    ))}
  </select>
);
