import { Link, useLocation } from "react-router";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { weightsWarning } from "../../jalur/warnings.ts";
import { writeJumlah } from "../../nilai/komponen.ts";
import { seleksiPpdbPath } from "../../paths.ts";
import type { JalurRingkas, SeleksiContent } from "../load-seleksi.server.ts";
import { TryForm } from "./try-form.tsx";

/** How a wave would come out by path, and the rules to try out others. */
export function RingkasSheet({ gelombang, isi }: { readonly gelombang: string; readonly isi: SeleksiContent }) {
  const { search } = useLocation();
  const weights = isi.jalur.flatMap(({ nama, aturan }) => weightsWarning(aturan.bobot).map((sentence) => `${nama}: ${sentence}`));
  const chosen = isi.jalur.find(({ jenis }) => jenis === isi.dipilih);
  return (
    <Sheet title={isi.dicoba ? "Percobaan" : "Hasil tiap jalur"}>
      {isi.dicoba && (
        <div className="ui-sheet-body">
          <p>
            Dihitung dengan aturan percobaan, bukan aturan yang berlaku. Tidak ada yang disimpan.{" "}
            <Link to={`${seleksiPpdbPath}/beda${search}`}>Siapa yang berubah, dan mengapa</Link>.{" "}
            <Link to={`${seleksiPpdbPath}?gelombang=${gelombang}`}>Kembali ke aturan</Link>
          </p>
        </div>
      )}
      {weights.map((sentence) => (
        <p key={sentence} className="ui-sheet-body">
          <Tag tone="warning">Periksa bobot</Tag> {sentence}
        </p>
      ))}
      <Table caption="Hasil tiap jalur" columns={columnsOf(gelombang)} rows={isi.jalur} rowKey={({ jenis }) => jenis} />
      {chosen && (
        <details className="seleksi-coba" open={isi.dicoba}>
          <summary>Coba kuota, bobot, dan penentu lain untuk jalur {chosen.nama.toLowerCase()}</summary>
          <TryForm gelombang={gelombang} jalur={chosen} kuota={isi.kuota} />
        </details>
      )}
    </Sheet>
  );
}

const columnsOf = (gelombang: string): readonly Column<JalurRingkas>[] => [
  {
    key: "nama",
    head: "Jalur",
    look: "name",
    cell: ({ jenis, nama }) => <PathLink {...{ gelombang, jenis, nama }} />,
  },
  { key: "tempat", head: "Tempat", look: "number", cell: ({ tempat }) => tempat },
  { key: "diterima", head: "Diterima", look: "number", cell: ({ banyak }) => banyak.diterima },
  { key: "cadangan", head: "Cadangan", look: "number", cell: ({ banyak }) => banyak.cadangan },
  { key: "tidak", head: "Tidak diterima", look: "number", cell: ({ banyak }) => banyak["tidak diterima"] },
  { key: "belum", head: "Nilai belum lengkap", look: "number", cell: ({ banyak }) => banyak["belum lengkap"] },
  { key: "batas", head: "Nilai terendah", look: "number", cell: ({ batas }) => (batas === null ? "–" : writeJumlah(batas)) },
];

interface PathProps {
  readonly gelombang: string;
  readonly jenis: string;
  readonly nama: string;
}

/** To the order of another path; what is tried out stays. */
function PathLink({ gelombang, jenis, nama }: PathProps) {
  const tried = [...new URLSearchParams(useLocation().search)].filter(([name]) => name.startsWith("coba."));
  return <Link to={`${seleksiPpdbPath}?${new URLSearchParams([["gelombang", gelombang], ["jalur", jenis], ...tried])}`}>{nama}</Link>;
}
