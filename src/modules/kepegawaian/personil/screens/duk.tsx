import { Form, Link, useSubmit } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { readCell } from "#kit/documents/sheet.ts";
import { askedPage } from "#kit/paging.ts";
import { sizes } from "#kit/register/query.ts";
import { openTabs } from "#kit/tabs.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { DayInput } from "#kit/ui/field/day-input.tsx";
import { DownloadReport, ReportClosing } from "#kit/ui/report.tsx";
import { List } from "#kit/ui/table/list.tsx";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import type { Column, ColumnLook } from "#kit/ui/table/table.tsx";
import { Tabs } from "#kit/ui/tabs.tsx";
import { closingOnScreen, readKop } from "#modules/profil/index.server.ts";
import { pegawaiPath } from "../../paths.ts";
import { pegawai } from "../../pegawai.ts";
import { dukColumns } from "../duk/columns.ts";
import { composeDuk } from "../duk/compose-duk.server.ts";
import { hariDuk } from "../duk/hari-duk.ts";
import type { DukRow } from "../duk/sort.ts";
import type { Route } from "./+types/duk.ts";
import "../parts/personil.css";

const title = "Daftar Urut Kepangkatan";
const path = `${pegawaiPath}/daftar-urut-kepangkatan`;

export const handle = { crumb: title };

export const meta = () => [{ title: title }];

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const asked = new URL(args.request.url).searchParams;
    const hari = hariDuk(asked, ctx.now);
    const cari = (asked.get("cari") ?? "").trim().slice(0, 200);
    const baris = await composeDuk(ctx, hari);
    const found = foundIn(baris, cari);
    const size = sizes.find((one) => String(one) === asked.get("tampil")) ?? 25;
    const page = Math.min(askedPage(asked), Math.max(1, Math.ceil(found.length / size)));
    return {
      ...{ hari, hariIni: today(ctx.now), jumlah: baris.length, cari, tabs: openTabs(ctx, pegawai.tabs) },
      ...{ page, size, total: found.length, baris: found.slice((page - 1) * size, page * size) },
      penutup: closingOnScreen(await readKop(ctx), ctx.now),
    };
  });

export default function Duk({ loaderData }: Route.ComponentProps) {
  const { hari, hariIni, jumlah, baris, cari, tabs, page, size, total, penutup } = loaderData;
  return (
    <>
      <Tabs label="Halaman bersebelahan" tabs={tabs} />
      <ListHead
        title={title}
        lead={`${jumlah.toLocaleString("id-ID")} PNS dan CPNS yang bertugas, keadaan ${formatDay(hari)}.`}
        rare={jumlah > 0 && <DownloadReport to={(format) => `${path}/unduh?format=${format}&per=${hari}`} />}
      />
      <List
        path={path}
        noun="pegawai"
        caption={title}
        above={<PerHari hari={hari} hariIni={hariIni} cari={cari} />}
        columns={columns}
        rows={baris}
        rowKey={({ id }) => id}
        find={{ label: "Cari pegawai", placeholder: "Cari nama, NIP, pangkat, atau jabatan", sought: cari }}
        {...{ page, size, sizes, total }}
        empty={
          <EmptyState title="Belum ada PNS pada tanggal ini">
            Daftar ini tersusun sendiri dari data pegawai dan riwayat kepangkatannya.
          </EmptyState>
        }
        below={total > 0 && <ReportClosing lines={penutup} />}
      />
    </>
  );
}

interface Per {
  readonly hari: string;
  readonly hariIni: string;
  readonly cari: string;
}

function PerHari({ hari, hariIni, cari }: Per) {
  const submit = useSubmit();
  return (
    <Form method="get" action={path} className="duk-per">
      {cari !== "" && <input type="hidden" name="cari" value={cari} />}
      <label className="ui-label" htmlFor="per">
        Keadaan per
      </label>
      <DayInput
        key={hari}
        id="per"
        name="per"
        value={hari}
        max={hariIni}
        compact
        onDay={(day, { form }) => day !== "" && void submit(form, { replace: true, preventScrollReset: true })}
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

const written = (nama: string, baris: DukRow): string => {
  const satu = dukColumns.find(({ label }) => label === nama);
  return satu ? readCell(satu, satu.isi(baris)) : "";
};

/** One column for two of the paper's: the second stands small below the first. */
const berdua = (label: string, bawah: string, awalan = ""): Column<DukRow> => ({
  key: label,
  head: label,
  cell: (baris) => (
    <>
      {written(label, baris)}
      {written(bawah, baris) && <small>{`${awalan}${written(bawah, baris)}`}</small>}
    </>
  ),
});

const sought = ["Nama", "NIP", "Pangkat/golongan", "Jabatan"];

/** Each keeps the place in the order that it has among all. */
const foundIn = (rows: readonly DukRow[], words: string): readonly DukRow[] =>
  rows.filter((row) => [...sought.map((name) => written(name, row)), row.nip].join(" ").toLowerCase().includes(words.toLowerCase()));

const biasa = (label: string, look: ColumnLook): Column<DukRow> => ({
  key: label,
  head: label,
  look,
  cell: (baris) => written(label, baris),
});

const columns: readonly Column<DukRow>[] = [
  biasa("No.", "plain"),
  {
    ...berdua("Nama", "NIP"),
    look: "name",
    cell: (baris) => (
      <>
        <Link to={`${pegawaiPath}/${baris.id}`}>{baris.nama}</Link>
        <small className="personil-nip">{written("NIP", baris)}</small>
      </>
    ),
  },
  berdua("Pangkat/golongan", "TMT pangkat", "TMT "),
  berdua("Jabatan", "TMT jabatan", "TMT "),
  { ...biasa("Masa kerja", "date"), leftOut: true },
  { ...biasa("Pelatihan (jam)", "number"), leftOut: true },
  { ...biasa("Pendidikan", "plain"), leftOut: true },
  { ...berdua("Tanggal lahir", "Usia", "Usia "), look: "date", leftOut: true },
];
