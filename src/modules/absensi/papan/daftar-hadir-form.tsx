import Download from "lucide-react/icons/download";
import FileText from "lucide-react/icons/file-text";
import { formatDay } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { daftarHadirPath } from "../paths.ts";
import { guruDanStaf, lastMonths } from "../rekap/daftar-hadir.ts";
import type { Papan } from "./papan.ts";

type Content = Extract<Papan, { isi: "rekap" }>;

/** The sheet of a month with a column for each day, to hang up and to file. */
export function DaftarHadirForm({ papan: { kelas, hariIni, semuaPegawai } }: { readonly papan: Content }) {
  const pilihan = [...kelas, ...(semuaPegawai ? [{ value: guruDanStaf, label: "Guru dan staf" }] : [])];
  if (pilihan.length === 0) return null;
  return (
    <Sheet title="Daftar hadir bulanan">
      <form method="get" action={daftarHadirPath} id="daftar-hadir" className="ui-sheet-body">
        <div className="hadir-isian">
          <div className="ui-field">
            <label className="ui-label" htmlFor="kelas-daftar">
              Daftar
            </label>
            <select className="ui-input" id="kelas-daftar" name="kelas">
              {pilihan.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div className="ui-field">
            <label className="ui-label" htmlFor="bulan-daftar">
              Bulan
            </label>
            <select className="ui-input" id="bulan-daftar" name="bulan">
              {lastMonths(hariIni, 12).map((bulan) => (
                <option key={bulan} value={bulan}>
                  {formatDay(`${bulan}-01`).replace("1 ", "")}
                </option>
              ))}
            </select>
          </div>
        </div>
        <p className="ui-hint">Satu kolom untuk setiap tanggal, jumlah sakit, izin, dan tanpa keterangan, lalu tanda tangan.</p>
        <div className="ui-actions">
          <Button type="submit" name="format" value="pdf" icon={FileText}>
            PDF (F4)
          </Button>
          <Button type="submit" name="format" value="xlsx" icon={Download}>
            Excel
          </Button>
        </div>
      </form>
    </Sheet>
  );
}
