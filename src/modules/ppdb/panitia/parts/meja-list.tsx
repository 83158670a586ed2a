import { Link, useLocation } from "react-router";
import { formatDay, today } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { listAddress } from "#kit/ui/table/list-address.ts";
import type { ListFilter } from "#kit/ui/table/live-search.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { jalurLabel, jenisJalur } from "../../jalur/jenis-jalur.ts";
import { keadaanNames, keadaanPendaftaran, keadaanTones } from "../../keadaan/keadaan.ts";
import { mejaPpdbPath } from "../../paths.ts";
import { type Asked, mejaPageSize } from "../asked.ts";
import type { Meja, MejaRow } from "../list-meja.server.ts";

interface Props {
  readonly asked: Asked;
  readonly meja: Meja;
  /** Whoever only reads is given nothing to look after. */
  readonly ubah: boolean;
}

/** Everything that came in, narrowed by what stands in the address. */
export function MejaList({ asked, meja, ubah }: Props) {
  const { rows, total } = meja;
  return (
    <>
      <Counts asked={asked} meja={meja} />
      <List
        path={mejaPpdbPath}
        noun="pendaftaran"
        caption="Pendaftaran"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari pendaftaran",
          placeholder: "Cari nama, nomor, asal sekolah, atau nama ibu",
          sought: asked.cari,
          filters: filtersOf(asked, meja, ubah),
        }}
        {...{ page: asked.halaman, size: mejaPageSize, total }}
        empty={<EmptyState title="Belum ada pendaftaran">Yang masuk lewat halaman Daftar muncul di sini.</EmptyState>}
      />
    </>
  );
}

/** How many wait where; each figure is the way to them. */
function Counts({ asked, meja: { counts } }: Omit<Props, "ubah">) {
  const { search } = useLocation();
  const shown = keadaanPendaftaran.filter((one) => counts[one] > 0 || one === asked.keadaan);
  if (shown.length === 0) return null;
  return (
    <nav className="meja-ppdb-hitung" aria-label="Jumlah menurut keadaan">
      {shown.map((one) => (
        <Link
          key={one}
          to={listAddress(mejaPpdbPath, search, { keadaan: one === asked.keadaan ? null : one, halaman: null })}
          aria-current={one === asked.keadaan ? "true" : undefined}
          preventScrollReset
        >
          <b>{counts[one].toLocaleString("id-ID")}</b> {keadaanNames[one]}
        </Link>
      ))}
    </nav>
  );
}

function filtersOf(asked: Asked, { jalurs, periodes, periode, verifikators }: Meja, ubah: boolean): ListFilter[] {
  return [
    {
      ...{ name: "keadaan", label: "Keadaan", all: "Semua keadaan", chosen: asked.keadaan },
      options: keadaanPendaftaran.map((value) => ({ value, label: keadaanNames[value] })),
    },
    {
      ...{ name: "jalur", label: "Jalur", all: "Semua jalur", chosen: asked.jalur },
      options: jenisJalur.flatMap(({ value, label }) => {
        const banyak = jalurs.find(({ jenis }) => jenis === value)?.banyak ?? 0;
        return banyak > 0 || value === asked.jalur ? [{ value, label: `${label} (${banyak.toLocaleString("id-ID")})` }] : [];
      }),
    },
    {
      ...{ name: "verifikator", label: "Verifikator", all: "Semua verifikator", chosen: asked.verifikator },
      options: [
        ...(ubah ? [{ value: "saya", label: "Tugas saya" }] : []),
        { value: "tanpa", label: "Belum ada verifikator" },
        ...verifikators.map(({ id, nama }) => ({ value: id, label: nama })),
      ],
    },
    {
      ...{ name: "ganda", label: "Kiriman", all: "Semua kiriman", chosen: asked.ganda ? "ganda" : "" },
      options: [{ value: "ganda", label: "Mungkin ganda" }],
    },
    {
      ...{ name: "berkas", label: "Berkas", all: "Semua berkas", chosen: asked.kurang ? "kurang" : "" },
      options: [{ value: "kurang", label: "Berkas kurang" }],
    },
    ...(periodes.length > 1
      ? [
          {
            ...{ name: "periode", label: "Tahun ajaran", chosen: periode ?? "", usual: asked.periode === "" ? (periode ?? "") : "" },
            options: periodes.map(({ id, tahunAjaran }) => ({ value: id, label: tahunAjaran })),
          },
        ]
      : []),
  ];
}

const columns: Column<MejaRow>[] = [
  {
    key: "nama",
    head: "Calon siswa",
    look: "name",
    cell: ({ id, namaLengkap, nomor }) => (
      <>
        <Link to={`${mejaPpdbPath}/${id}`}>{namaLengkap}</Link>
        <br />
        <small className="ui-muted">{nomor}</small>
      </>
    ),
  },
  { key: "jalur", head: "Jalur", cell: ({ jalur }) => jalurLabel(jalur) },
  { key: "asalSekolah", head: "Asal sekolah", look: "minor", cell: ({ asalSekolah }) => asalSekolah },
  { key: "masuk", head: "Masuk", look: "date", cell: ({ createdAt }) => formatDay(today(createdAt), "short") },
  { key: "verifikator", head: "Verifikator", cell: ({ verifikator }) => verifikator ?? "" },
  {
    key: "keadaan",
    head: "Keadaan",
    look: "status",
    cell: ({ keadaan, ganda }) => (
      <span className="meja-ppdb-tanda">
        <Tag tone={keadaanTones[keadaan]}>{keadaanNames[keadaan]}</Tag>
        {ganda && <Tag tone="warning">Mungkin ganda</Tag>}
      </span>
    ),
  },
];
