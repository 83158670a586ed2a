import type { ReactNode } from "react";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import type { KelasTujuan } from "../load-penempatan.server.ts";
import type { Candidate } from "../read-candidates.server.ts";
import { meanOf, points, type Summary, summaryOf, unevenOf } from "../summary.ts";

interface Props {
  readonly calon: readonly Candidate[];
  readonly kelas: readonly KelasTujuan[];
  readonly pilihan: Readonly<Record<string, string>>;
  readonly children: ReactNode;
}

/** How the classes would be; changes with every child that is moved. */
export function Preview({ calon, kelas, pilihan, children }: Props) {
  const placed = calon.filter(({ id }) => pilihan[id]);
  const mean = meanOf(placed);
  const summary = summaryOf(calon, kelas, pilihan);
  const nik = placed.filter(({ nikJanggal }) => nikJanggal).length;
  const unsigned = placed.filter(({ keadaan }) => keadaan === "diterima").length;
  return (
    <Sheet title="Pratinjau, belum ada yang diubah">
      <Table caption="Kelas sesudah penempatan" rows={summary} rowKey={({ id }) => id} columns={columns} />
      <div className="ui-sheet-body">
        <p>
          {placed.length} dari {calon.length} calon siswa mendapat kelas
          {mean === null ? "" : `; rata-rata nilai seleksinya ${points(mean)}`}.{waitingSentence(calon.length - placed.length, summary)}
        </p>
        <Uneven {...{ calon, kelas, pilihan }} />
        {unsigned > 0 && <p>{unsigned} di antaranya belum daftar ulang, dan dicatat daftar ulang bersama penempatan ini.</p>}
        {nik > 0 && (
          <p>NIK {nik} anak tidak cocok dengan tanggal lahir atau jenis kelaminnya, jadi tidak disalin. Lengkapi di Data Siswa.</p>
        )}
        <div className="ui-actions">{children}</div>
      </div>
    </Sheet>
  );
}

/** Where the means lie further apart than they should: what can be done, and what cannot. */
function Uneven({ calon, kelas, pilihan }: Omit<Props, "children">) {
  const uneven = unevenOf(calon, kelas, pilihan);
  if (uneven.length === 0) return null;
  return (
    <details open>
      <summary>Rata-rata yang berbeda lebih dari 0,5</summary>
      <ul>
        {uneven.map(({ id, kelas: nama, rata, semua, anak }) => (
          <li key={id}>
            {nama}: {points(rata)}, sedangkan rata-rata semua {points(semua)}. {rata > semua ? "Tertinggi" : "Terendah"} di kelas ini{" "}
            {anak.nama} ({points(anak.nilai)}).
          </li>
        ))}
      </ul>
      <p className="ui-muted">
        Nilai satu anak yang jauh dari semua yang lain menggeser rata-rata kelas mana pun yang menerimanya; itu tidak dapat diratakan. Bila
        bukan itu sebabnya, pindahkan anak di bawah.
      </p>
    </details>
  );
}

/** Why some are given no class. */
function waitingSentence(waiting: number, summary: readonly Summary[]): string {
  if (waiting === 0) return "";
  const full = summary.every(({ lakiLaki, perempuan, kapasitas }) => kapasitas !== null && lakiLaki + perempuan >= kapasitas);
  return full
    ? ` ${waiting} tetap menunggu karena kelas-kelas ini sudah penuh.`
    : ` ${waiting} tetap menunggu; pilihkan kelasnya bila mereka ikut sekarang.`;
}

const columns: readonly Column<Summary>[] = [
  { key: "nama", head: "Kelas", look: "name", cell: ({ nama }) => nama },
  { key: "tambah", head: "Masuk", look: "number", cell: ({ tambah }) => tambah },
  { key: "lakiLaki", head: "Laki-laki", look: "number", cell: ({ lakiLaki }) => lakiLaki },
  { key: "perempuan", head: "Perempuan", look: "number", cell: ({ perempuan }) => perempuan },
  { key: "rata", head: "Rata-rata", look: "number", cell: ({ rata }) => points(rata) },
  {
    key: "isi",
    head: "Isi",
    look: "status",
    cell: ({ lakiLaki, perempuan, kapasitas }) => {
      const isi = lakiLaki + perempuan;
      if (kapasitas === null) return `${isi} siswa`;
      return isi > kapasitas ? <Tag tone="warning">{`${isi}, kapasitas ${kapasitas}`}</Tag> : `${isi} dari ${kapasitas}`;
    },
  },
];
