import { Link } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { PagedTable } from "#kit/ui/table/paged-table.tsx";
import { SearchBar } from "#kit/ui/table/search-bar.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { alamatCabang, alamatDisposisi } from "../alamat.ts";
import {
  type BarisDisposisi,
  bacaSaringan,
  daftarDisposisi,
  type Keadaan,
  perHalaman,
  type Saringan,
  type Tampilan,
} from "../daftar.server.ts";
import { sebutInstruksi } from "../instruksi.ts";
import { terlambat } from "../pohon.ts";
import { lama, nadaStatus, namaStatus, sebutBatas } from "../tampilan/kata.ts";
import type { Route } from "./+types/disposisi-saya.ts";
import "../tampilan/disposisi.css";

export const meta = () => [{ title: "Disposisi Saya" }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const saringan = bacaSaringan(new URL(args.request.url).searchParams);
    return { ...(await daftarDisposisi(ctx, saringan)), saringan, hari: today(ctx.now), sekarang: ctx.now, ukuran: perHalaman };
  });

const namaKeadaan: Readonly<Record<Keadaan, string>> = {
  terbuka: "Belum selesai",
  terlambat: "Lewat batas",
  diteruskan: "Diteruskan, menunggu",
  selesai: "Selesai",
};

export default function DisposisiSaya({ loaderData }: Route.ComponentProps) {
  const { rows, total, jumlah, saringan, bolehSemua, hari, sekarang, ukuran } = loaderData;
  const tab = (tampil: Tampilan, nama: string, banyak?: number) => (
    <Link to={alamat({ ...saringan, tampil, halaman: 1 })} aria-current={saringan.tampil === tampil ? "page" : undefined}>
      {nama}
      {banyak !== undefined && <small>{banyak}</small>}
    </Link>
  );
  return (
    <>
      <PageHead title="Disposisi Saya" lead="Surat yang diteruskan kepada Anda, dan yang Anda teruskan kepada orang lain." />
      <nav className="ui-tabs" aria-label="Disposisi">
        {tab("masuk", "Untuk saya", jumlah.masuk)}
        {tab("dikirim", "Dari saya", jumlah.dikirim)}
        {bolehSemua && tab("semua", "Semua")}
      </nav>
      <Sheet>
        <SearchBar
          label="Cari disposisi"
          placeholder="Cari perihal, asal surat, atau nama"
          sought={saringan.cari}
          choice={{ name: "keadaan", label: "Keadaan", chosen: saringan.keadaan, options: Object.entries(namaKeadaan) }}
          kept={saringan.tampil === "masuk" ? {} : { tampil: saringan.tampil }}
        />
        <PagedTable
          caption="Disposisi"
          columns={kolom(saringan.tampil, hari, sekarang)}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<Kosong saringan={saringan} />}
          page={saringan.halaman}
          size={ukuran}
          total={total}
          noun="disposisi"
          pageHref={(halaman) => alamat({ ...saringan, halaman })}
        />
      </Sheet>
    </>
  );
}

function Kosong({ saringan }: { readonly saringan: Saringan }) {
  if (saringan.cari !== "" || saringan.keadaan !== "terbuka") {
    return (
      <EmptyState
        title="Tidak ada disposisi yang cocok"
        actions={<ButtonLink to={alamat({ ...saringan, keadaan: "terbuka", cari: "" })}>Lepas saringan</ButtonLink>}
      >
        Coba kata lain, atau lihat yang belum selesai.
      </EmptyState>
    );
  }
  return (
    <EmptyState title="Tidak ada yang menunggu">
      {saringan.tampil === "masuk" ? "Surat yang diteruskan kepada Anda akan muncul di sini." : "Semua yang Anda teruskan sudah selesai."}
    </EmptyState>
  );
}

const kolom = (tampil: Tampilan, hari: string, sekarang: Date): Column<BarisDisposisi>[] => [
  {
    key: "perihal",
    head: "Perihal",
    look: "name",
    cell: ({ id, perihal, instruksi }) => (
      <>
        <Link to={alamatCabang(id)}>{perihal}</Link>
        <br />
        <small className="ui-muted">{instruksi.map(sebutInstruksi).join(" · ")}</small>
      </>
    ),
  },
  { key: "asal", head: "Asal surat", look: "minor", cell: ({ asalSurat }) => asalSurat },
  ...(tampil === "masuk"
    ? []
    : [{ key: "kepada", head: "Pada", cell: ({ kepada, createdAt }: BarisDisposisi) => `${kepada}, ${lama(createdAt, sekarang)}` }]),
  ...(tampil === "dikirim" ? [] : [{ key: "dari", head: "Dari", cell: ({ dari }: BarisDisposisi) => dari }]),
  { key: "batas", head: "Batas", look: "date", cell: ({ batas }) => (batas ? formatDay(batas, "short") : "") },
  {
    key: "status",
    head: "Keadaan",
    look: "status",
    cell: (baris) =>
      terlambat(baris, hari) ? (
        <Tag tone="danger">{sebutBatas(baris, hari)}</Tag>
      ) : (
        <Tag tone={nadaStatus[baris.status]}>{namaStatus[baris.status]}</Tag>
      ),
  },
];

function alamat({ tampil, keadaan, cari, halaman }: Saringan): string {
  const bagian = { ...(tampil === "masuk" ? {} : { tampil }), ...(keadaan === "terbuka" ? {} : { keadaan }), ...(cari ? { cari } : {}) };
  const parameters = new URLSearchParams({ ...bagian, ...(halaman > 1 ? { halaman: String(halaman) } : {}) });
  return parameters.size > 0 ? `${alamatDisposisi}?${parameters}` : alamatDisposisi;
}
