import { Link } from "react-router";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { seriLabel } from "../../jalur/seri.ts";
import { isKomponen, komponenLabel, writeJumlah, writeNilai } from "../../nilai/komponen.ts";
import { seleksiPpdbPath } from "../../paths.ts";
import { type AskedSeleksi, seleksiPageSize } from "../asked.ts";
import type { SeleksiContent, SeleksiRow } from "../load-seleksi.server.ts";
import type { Hasil } from "../select.ts";
import { Named } from "./named.tsx";

/** The order of one path, with every mark that made it. */
export function SeleksiList({ asked, isi }: { readonly asked: AskedSeleksi; readonly isi: SeleksiContent }) {
  const chosen = isi.jalur.find(({ jenis }) => jenis === isi.dipilih);
  return (
    <List
      path={seleksiPpdbPath}
      title={`Urutan jalur ${chosen?.nama.toLowerCase() ?? ""}`}
      noun="calon siswa"
      caption="Urutan"
      columns={columnsOf(asked.gelombang)}
      rows={isi.rows}
      rowKey={({ id }) => id}
      {...{ page: asked.halaman, size: seleksiPageSize, total: isi.total }}
      empty={<EmptyState title="Belum ada pelamar">Yang diurutkan adalah pendaftaran yang lulus administrasi.</EmptyState>}
    />
  );
}

const tones: Readonly<Record<Hasil, "success" | "warning" | "danger" | "neutral">> = {
  diterima: "success",
  cadangan: "warning",
  "tidak diterima": "danger",
  "mengundurkan diri": "neutral",
  "belum lengkap": "neutral",
};

const words: Readonly<Record<Hasil, string>> = {
  diterima: "Diterima",
  cadangan: "Cadangan",
  "tidak diterima": "Tidak diterima",
  "mengundurkan diri": "Mengundurkan diri",
  "belum lengkap": "Nilai belum lengkap",
};

const columnsOf = (gelombang: string): readonly Column<SeleksiRow>[] => [
  { key: "peringkat", head: "Peringkat", look: "number", cell: ({ peringkat }) => peringkat ?? "–" },
  {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: (child) => <Named {...child} />,
  },
  {
    key: "nilai",
    head: "Nilai × bobot",
    cell: ({ id, nilai }) => (
      <>
        {nilai
          .map(({ komponen, bobot, nilai: mark }) => {
            const name = isKomponen(komponen) ? komponenLabel(komponen) : komponen;
            return `${name} ${mark === null ? "–" : writeNilai(mark)} × ${bobot} %`;
          })
          .join("; ")}
        <br />
        <Link to={`${seleksiPpdbPath}/beda?gelombang=${gelombang}&anak=${id}`}>Coba nilai lain</Link>
      </>
    ),
  },
  {
    key: "jumlah",
    head: "Jumlah",
    look: "number",
    cell: ({ jumlah, penentu }) => (
      <>
        {jumlah === null ? "–" : writeJumlah(jumlah)}
        {penentu && (
          <>
            <br />
            <small className="ui-muted">{seriLabel(penentu)}</small>
          </>
        )}
      </>
    ),
  },
  {
    key: "hasil",
    head: "Hasil",
    look: "status",
    cell: ({ hasil, cadangan }) => (
      <Tag tone={tones[hasil]}>
        {words[hasil]}
        {cadangan === null ? "" : ` ${cadangan}`}
      </Tag>
    ),
  },
];
