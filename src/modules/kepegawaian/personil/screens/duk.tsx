import Download from "lucide-react/icons/download";
import FileDown from "lucide-react/icons/file-down";
import { Form, Link, useSubmit } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { openTabs } from "#kit/register/tabs.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { type Column, type ColumnLook, Table } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { pegawai } from "../../pegawai.ts";
import { hariDuk } from "../duk/hari-duk.ts";
import { bacaSel, kolomDuk } from "../duk/kolom.ts";
import { susunDuk } from "../duk/susun-duk.server.ts";
import type { BarisDuk } from "../duk/urut.ts";
import type { Route } from "./+types/duk.ts";
import "../tampilan/personil.css";

const judul = "Daftar Urut Kepangkatan";
const alamat = `${pegawai.path}/daftar-urut-kepangkatan`;

export const handle = { crumb: judul };

export const meta = () => [{ title: judul }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const hari = hariDuk(new URL(args.request.url).searchParams, ctx.now);
    return { hari, hariIni: today(ctx.now), baris: await susunDuk(ctx, hari), tabs: openTabs(ctx, pegawai.tabs) };
  });

export default function Duk({ loaderData }: Route.ComponentProps) {
  const { hari, hariIni, baris, tabs } = loaderData;
  return (
    <>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <PageHead title={judul} lead={`${baris.length.toLocaleString("id-ID")} PNS dan CPNS yang bertugas, keadaan ${formatDay(hari)}.`}>
        {baris.length > 0 && <Unduh hari={hari} />}
      </PageHead>
      <section className="ui-sheet" aria-label={judul}>
        <PerHari hari={hari} hariIni={hariIni} />
        {baris.length === 0 ? (
          <EmptyState title="Belum ada PNS pada tanggal ini">
            Daftar ini tersusun sendiri dari data pegawai dan riwayat kepangkatannya.
          </EmptyState>
        ) : (
          <Table caption={judul} columns={kolom} rows={baris} rowKey={({ id }) => id} />
        )}
      </section>
    </>
  );
}

const Unduh = ({ hari }: { readonly hari: string }) => (
  <>
    <ButtonLink icon={FileDown} to={`${alamat}/unduh?format=pdf&per=${hari}`} reloadDocument>
      PDF
    </ButtonLink>
    <ButtonLink icon={Download} to={`${alamat}/unduh?format=xlsx&per=${hari}`} reloadDocument>
      Excel
    </ButtonLink>
  </>
);

function PerHari({ hari, hariIni }: { readonly hari: string; readonly hariIni: string }) {
  const submit = useSubmit();
  return (
    <Form method="get" action={alamat} className="duk-per">
      <label className="ui-label" htmlFor="per">
        Keadaan per
      </label>
      <input
        key={hari}
        className="ui-input"
        type="date"
        id="per"
        name="per"
        max={hariIni}
        defaultValue={hari}
        onChange={(event) => event.target.value !== "" && void submit(event.target.form, { replace: true, preventScrollReset: true })}
      />
      <noscript>
        <button type="submit" className="ui-button">
          Lihat
        </button>
      </noscript>
      <p>Diurutkan menurut pangkat, TMT pangkat, TMT jabatan, masa kerja, pelatihan, pendidikan, lalu usia.</p>
    </Form>
  );
}

const tertulis = (nama: string, baris: BarisDuk): string => {
  const satu = kolomDuk.find(({ label }) => label === nama);
  return satu ? bacaSel(satu, satu.isi(baris)) : "";
};

/** One column for two of the paper's: the second stands small below the first. */
const berdua = (label: string, bawah: string, awalan = ""): Column<BarisDuk> => ({
  key: label,
  head: label,
  cell: (baris) => (
    <>
      {tertulis(label, baris)}
      {tertulis(bawah, baris) && <small>{`${awalan}${tertulis(bawah, baris)}`}</small>}
    </>
  ),
});

const biasa = (label: string, look: ColumnLook): Column<BarisDuk> => ({
  key: label,
  head: label,
  look,
  cell: (baris) => tertulis(label, baris),
});

const kolom: readonly Column<BarisDuk>[] = [
  biasa("No.", "plain"),
  {
    ...berdua("Nama", "NIP"),
    look: "name",
    cell: (baris) => (
      <>
        <Link to={`${pegawai.path}/${baris.id}`}>{baris.nama}</Link>
        <small className="personil-nip">{tertulis("NIP", baris)}</small>
      </>
    ),
  },
  berdua("Pangkat/golongan", "TMT pangkat", "TMT "),
  berdua("Jabatan", "TMT jabatan", "TMT "),
  biasa("Masa kerja", "date"),
  biasa("Pelatihan (jam)", "number"),
  biasa("Pendidikan", "plain"),
  { ...berdua("Tanggal lahir", "Usia", "Usia "), look: "date" },
];
