import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { Form, Link, redirect, useNavigation } from "react-router";
import { may, within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { maxTableRows } from "#kit/documents/paper.ts";
import { readForm } from "#kit/form.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Pagination } from "#kit/ui/table/pagination.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { pulihkanBerita } from "../redaksi/alur.server.ts";
import { type BarisNaskah, bacaSaring, daftarNaskah, perHalaman } from "../redaksi/daftar-naskah.server.ts";
import { alamatRedaksi, namaStatus } from "../redaksi/naskah.ts";
import { Tahap } from "../redaksi/tahap.tsx";
import type { Route } from "./+types/redaksi.ts";
import "../styles/redaksi.css";

export const meta = () => [{ title: "Berita" }];

export async function loader(args: Route.LoaderArgs) {
  const saring = bacaSaring(new URL(args.request.url).searchParams);
  return within(args, async (ctx) => ({
    ...(await daftarNaskah(ctx, saring)),
    saring,
    alamat: alamatRedaksi,
    ukuran: perHalaman,
    sekarang: ctx.now,
    boleh: {
      tulis: may(ctx, "berita:create") !== "no",
      pulihkan: may(ctx, "berita:restore") !== "no",
      impor: may(ctx, "berita:import") !== "no",
      ekspor: may(ctx, "berita:export") !== "no",
    },
  }));
}

export async function action(args: Route.ActionArgs) {
  const id = String((await readForm(args.request)).get("id") ?? "");
  await within(args, (ctx) => pulihkanBerita(ctx, id));
  throw redirect(`${alamatRedaksi}/${id}?pesan=pulihkan`);
}

export default function Redaksi({ loaderData }: Route.ComponentProps) {
  const { rows, total, saring, alamat, ukuran, boleh, sekarang } = loaderData;
  const ke = (halaman: number) => `${alamat}?${new URLSearchParams({ ...cari(saring), halaman: String(halaman) })}`;
  return (
    <>
      <PageHead title="Berita" lead="Tulis, tinjau, dan terbitkan kabar madrasah.">
        {boleh.pulihkan ? (
          <ButtonLink look="quiet" {...(!saring.sampah && { icon: Trash2 })} to={saring.sampah ? alamat : `${alamat}?sampah=1`}>
            {saring.sampah ? "Kembali ke daftar" : "Tempat sampah"}
          </ButtonLink>
        ) : null}
        {boleh.impor && !saring.sampah ? (
          <ButtonLink icon={Upload} to={`${alamat}/impor`}>
            Impor
          </ButtonLink>
        ) : null}
        {boleh.ekspor && !saring.sampah && !saring.status && total > 0 ? (
          <ExportMenu files={berkasEkspor(alamat, saring.cari, total)} />
        ) : null}
        {boleh.tulis ? (
          <ButtonLink look="primary" icon={Plus} to={`${alamat}/baru`}>
            Tulis berita
          </ButtonLink>
        ) : null}
      </PageHead>
      <Sheet>
        <Form method="get" role="search" className="ui-toolbar">
          {saring.sampah && <input type="hidden" name="sampah" value="1" />}
          <div className="ui-search">
            <Icon of={Search} />
            <input
              className="ui-input"
              type="search"
              name="cari"
              aria-label="Cari berita"
              placeholder="Cari judul atau ringkasan"
              defaultValue={saring.cari}
            />
          </div>
          <select className="ui-input" name="status" aria-label="Tahap" defaultValue={saring.status ?? ""}>
            <option value="">Semua tahap</option>
            {Object.entries(namaStatus).map(([status, nama]) => (
              <option key={status} value={status}>
                {nama}
              </option>
            ))}
          </select>
          <Button type="submit">Cari</Button>
        </Form>
        {rows.length === 0 ? (
          <p className="ui-sheet-body ui-muted">
            {total === 0 && !saring.cari ? "Belum ada berita di sini." : "Tidak ada berita yang cocok."}
          </p>
        ) : (
          <Table caption="Berita" columns={kolom(sekarang, saring.sampah)} rows={rows} rowKey={({ id }) => id} />
        )}
        {total > ukuran ? (
          <Pagination page={saring.halaman} size={ukuran} sizes={[ukuran]} total={total} noun="berita" href={({ page }) => ke(page)} />
        ) : null}
      </Sheet>
    </>
  );
}

/** A list knows no stage, so it goes out only where all stages are shown. */
const berkasEkspor = (alamat: string, cari: string, total: number) =>
  [["xlsx", "Excel (XLSX)"], ["csv", "CSV"], ...(total <= maxTableRows ? [["pdf", "PDF dengan kop surat"]] : [])].map(
    ([format = "", label = ""]) => ({ label, href: `${alamat}/ekspor?${new URLSearchParams({ format, ...(cari && { cari }) })}` }),
  );

const cari = ({ cari, status, sampah }: { readonly cari: string; readonly status: string | null; readonly sampah: boolean }) => ({
  ...(cari ? { cari } : {}),
  ...(status ? { status } : {}),
  ...(sampah ? { sampah: "1" } : {}),
});

const kolom = (sekarang: Date, sampah: boolean): Column<BarisNaskah>[] => [
  {
    key: "name",
    head: "Judul",
    look: "name",
    cell: ({ id, name }) => (sampah ? name : <Link to={`/administration/berita/${id}`}>{name}</Link>),
  },
  { key: "status", head: "Tahap", look: "status", cell: (row) => <Tahap naskah={row} sekarang={sekarang} /> },
  { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal, "short") },
  { key: "author", head: "Penulis", look: "minor", cell: ({ author }) => author ?? "" },
  ...(sampah ? [{ key: "aksi", head: "Tindakan", look: "actions" as const, cell: ({ id }: BarisNaskah) => <Pulihkan id={id} /> }] : []),
];

function Pulihkan({ id }: { readonly id: string }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post">
      <input type="hidden" name="id" value={id} />
      <Button type="submit" disabled={busy}>
        Pulihkan
      </Button>
    </Form>
  );
}
