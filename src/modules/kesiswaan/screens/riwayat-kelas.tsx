import { within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { statusSiswa } from "../options.ts";
import { siswaPath } from "../paths.ts";
import { type Duduk, loadRiwayat, type RecordedMutasi } from "../riwayat-kelas/load-riwayat.server.ts";
import type { Route } from "./+types/riwayat-kelas.ts";

export const handle = { crumb: "Kelas dan mutasi" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Kelas dan mutasi ${loaderData?.nama ?? "siswa"}` }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadRiwayat(ctx, args.params.id));

export default function RiwayatKelas({ loaderData }: Route.ComponentProps) {
  const { id, nama, status, duduk, mutasi, janggal, pendaftaran } = loaderData;
  const sebutan = statusSiswa.find(({ value }) => value === status)?.label ?? status;
  return (
    <>
      <PageHead title={nama} lead={<Tag tone={status === "aktif" ? "success" : "neutral"}>{sebutan}</Tag>}>
        <ButtonLink look="quiet" to={siswaPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <Tabs
        label="Halaman siswa ini"
        tabs={[
          { to: `${siswaPath}/${id}`, label: "Rincian" },
          { to: `${siswaPath}/${id}/riwayat-kelas`, label: "Kelas dan mutasi" },
          { to: `${siswaPath}/${id}/riwayat`, label: "Riwayat" },
          { to: `${siswaPath}/${id}/keadaan`, label: "Keadaan pada tanggal" },
          ...(pendaftaran ? [{ to: `${siswaPath}/${id}/berkas-ppdb`, label: "Berkas PPDB" }] : []),
        ]}
      />
      {janggal.length > 0 && (
        <Sheet title="Perlu dilihat">
          <ul className="ui-sheet-body">
            {janggal.map((kalimat) => (
              <li key={kalimat}>{kalimat}</li>
            ))}
          </ul>
        </Sheet>
      )}
      <Sheet title="Riwayat kelas">
        {duduk.length === 0 ? (
          <EmptyState title="Belum pernah duduk di kelas">Riwayat tercatat sendiri sejak siswa ini diberi kelas.</EmptyState>
        ) : (
          <KelasTable duduk={duduk} />
        )}
      </Sheet>
      {mutasi.length > 0 && (
        <Sheet title="Mutasi">
          <MutasiTable mutasi={mutasi} />
        </Sheet>
      )}
    </>
  );
}

const KelasTable = ({ duduk }: { readonly duduk: readonly Duduk[] }) => (
  <Table
    caption="Kelas yang pernah dan sedang diduduki"
    rows={duduk}
    rowKey={({ id }) => id}
    columns={[
      { key: "kelas", head: "Kelas", look: "name", cell: ({ kelas }) => kelas },
      { key: "tahun", head: "Tahun ajaran", cell: ({ tahunAjaran }) => tahunAjaran },
      { key: "wali", head: "Wali kelas", look: "minor", cell: ({ wali }) => wali },
      { key: "mulai", head: "Dari", look: "date", cell: ({ mulai }) => formatDay(mulai) },
      { key: "selesai", head: "Sampai", look: "date", cell: ({ selesai }) => (selesai ? formatDay(selesai) : "Sekarang") },
      {
        key: "sebab",
        head: "Keterangan",
        cell: ({ sebab, sebabSelesai }) => [labels(sebab), sebabSelesai && labels(sebabSelesai)].filter(Boolean).join(", lalu "),
      },
    ]}
  />
);

const MutasiTable = ({ mutasi }: { readonly mutasi: readonly RecordedMutasi[] }) => (
  <Table
    caption="Datang dari dan pindah ke sekolah lain"
    rows={mutasi}
    rowKey={({ id }) => id}
    columns={[
      { key: "sekolah", head: "Sekolah", look: "name", cell: ({ sekolah }) => sekolah },
      { key: "jenis", head: "Mutasi", cell: ({ jenis }) => (jenis === "masuk" ? "Masuk" : "Keluar") },
      { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal) },
      { key: "surat", head: "Nomor surat", cell: ({ nomorSurat }) => nomorSurat },
      { key: "alasan", head: "Alasan", cell: ({ alasan }) => alasan },
    ]}
  />
);

const reasonWords: Readonly<Record<string, string>> = {
  masuk: "Masuk",
  naik: "Naik kelas",
  tinggal: "Tinggal kelas",
  "pindah kelas": "Pindah kelas",
  "mutasi masuk": "Mutasi masuk",
  "mutasi keluar": "mutasi keluar",
  lulus: "lulus",
  keluar: "keluar",
  "tanpa kelas": "tanpa kelas",
};
const labels = (sebab: string) => reasonWords[sebab] ?? sebab;
