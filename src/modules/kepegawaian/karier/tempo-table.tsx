import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { berkasPegawaiPath, kepangkatanPath, penghargaanPath } from "../paths.ts";

import { describeJenis, describeRemaining, hariRemaining, jatuhTempoPath, jenisTempo } from "./jatuh-tempo.ts";
import { pageSize, type TempoList, type TempoRow } from "./tempo-screen.ts";

/** What falls due, nearest first, each with the way to write down what was decided. */
export function TempoTable({ daftar }: { readonly daftar: TempoList }) {
  const { baris, hari, semua, halaman, sebanyak, jumlah } = daftar;
  const columns: Column<TempoRow>[] = [
    ...(semua ? [pegawai] : []),
    { key: "perihal", head: "Perihal", look: semua ? "plain" : "name", cell: (satu) => <Perihal tempo={satu} /> },
    { key: "jatuh", head: "Jatuh tempo", look: "date", cell: ({ jatuh }) => <time dateTime={jatuh}>{formatDay(jatuh, "short")}</time> },
    { key: "sisa", head: "Sisa", look: "status", cell: ({ jatuh }) => <Remaining sisa={hariRemaining(jatuh, hari)} /> },
    { key: "dasar", head: "Dihitung dari", look: "minor", cell: ({ dasar }) => dasar },
    ...(baris.some(({ catat }) => catat) ? [tindakan(semua)] : []),
  ];
  return (
    <List
      path={jatuhTempoPath}
      noun="jatuh tempo"
      caption="Yang jatuh tempo"
      columns={columns}
      rows={baris}
      rowKey={({ pegawaiId, perihal }) => `${pegawaiId} ${perihal}`}
      {...{ page: halaman, size: sebanyak, sizes: pageSize, total: jumlah }}
      {...(semua && { find: searchOf(daftar) })}
      empty={<Empty daftar={daftar} />}
    />
  );
}

const searchOf = ({ cari, jenis }: TempoList) => ({
  label: "Cari nama pegawai",
  placeholder: "Cari nama pegawai",
  sought: cari,
  filters: [{ name: "perihal", label: "Perihal", all: "Semua perihal", chosen: jenis ?? "", options: jenisTempo }],
});

function Empty({ daftar: { semua, kosong } }: { readonly daftar: TempoList }) {
  if (kosong && !semua)
    return (
      <EmptyState title="Akun Anda belum terhubung dengan data pegawai" actions={<ButtonLink to="/identitas">Isi identitas</ButtonLink>}>
        Isi identitas Anda dulu, atau minta petugas tata usaha menghubungkan akun ini.
      </EmptyState>
    );
  return <EmptyState title="Tidak ada yang jatuh tempo">Semua masih jauh, atau data yang diperlukan belum lengkap.</EmptyState>;
}

const pegawai: Column<TempoRow> = {
  key: "pegawai",
  head: "Pegawai",
  look: "name",
  cell: ({ pegawaiId, nama }) => <Link to={`/administration/personil/${pegawaiId}`}>{nama}</Link>,
};

const tindakan = (semua: boolean): Column<TempoRow> => ({
  key: "tindakan",
  head: "Tindakan",
  look: "actions",
  cell: (satu) => <Record tempo={satu} semua={semua} />,
});

function Perihal({ tempo: { jenis, menuju } }: { readonly tempo: TempoRow }) {
  return (
    <span className="tempo-perihal">
      {describeJenis(jenis)}
      {menuju !== "" && <small>{menuju}</small>}
    </span>
  );
}

export function Remaining({ sisa }: { readonly sisa: number }) {
  const nada: Tone = sisa <= 30 ? "danger" : sisa <= 60 ? "warning" : sisa <= 90 ? "info" : "neutral";
  return <Tag tone={nada}>{describeRemaining(sisa)}</Tag>;
}

function Record({ tempo: { jenis, pegawaiId, perihal, catat }, semua }: { readonly tempo: TempoRow; readonly semua: boolean }) {
  const milik = semua ? `pegawai=${pegawaiId}&` : "";
  if (!catat) return null;
  const [ke, kata] =
    jenis === "berkas"
      ? [`${berkasPegawaiPath}?${milik}ubah=${perihal.slice("berkas:".length)}`, "Perbarui"]
      : jenis === "satyalancana"
        ? [`${penghargaanPath}?${milik}tambah=1`, "Catat piagam"]
        : [`${kepangkatanPath}?${milik}tambah=1`, "Catat SK"];
  return (
    <Link className="tempo-catat" to={ke}>
      {kata}
    </Link>
  );
}
