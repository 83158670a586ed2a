import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import Upload from "lucide-react/icons/upload";
import { Form, Link, redirect, useNavigation } from "react-router";
import { may, within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { fitsOnPaper } from "#kit/documents/paper.ts";
import { readForm } from "#kit/form.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { ExportMenu } from "#kit/ui/export-menu.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { choiceFilter } from "#kit/ui/table/choice-filter.ts";
import { List } from "#kit/ui/table/list.tsx";
import { ListHead } from "#kit/ui/table/list-head.tsx";
import type { Column } from "#kit/ui/table/table.tsx";
import { redaksiPath } from "../paths.ts";
import { listNaskah, type NaskahRow, pageSize, readFilter } from "../redaksi/list-naskah.server.ts";
import { statusName } from "../redaksi/naskah.ts";
import { Stage } from "../redaksi/stage.tsx";
import { restoreBerita } from "../redaksi/workflow.server.ts";
import { daftarBerita } from "../register/berita.ts";
import type { Route } from "./+types/redaksi.ts";
import "../styles/redaksi.css";

export const meta = () => [{ title: "Berita" }];

export async function loader(args: Route.LoaderArgs) {
  const saring = readFilter(new URL(args.request.url).searchParams);
  return within(args, async (ctx) => ({
    ...(await listNaskah(ctx, saring)),
    saring,
    alamat: redaksiPath,
    ukuran: pageSize,
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
  await within(args, (ctx) => restoreBerita(ctx, id));
  throw redirect(`${redaksiPath}/${id}?pesan=pulihkan`);
}

export default function Redaksi({ loaderData }: Route.ComponentProps) {
  const { rows, total, saring, alamat, ukuran, boleh, sekarang } = loaderData;
  return (
    <>
      <ListHead
        title="Berita"
        lead="Tulis, tinjau, dan terbitkan kabar madrasah."
        main={
          boleh.tulis && (
            <ButtonLink look="primary" icon={Plus} to={`${alamat}/baru`}>
              Tulis berita
            </ButtonLink>
          )
        }
        rare={rare(loaderData)}
      />
      <List
        path={alamat}
        noun="berita"
        caption="Berita"
        columns={columns(sekarang, saring.sampah)}
        rows={rows}
        rowKey={({ id }) => id}
        find={{
          label: "Cari berita",
          placeholder: "Cari judul atau ringkasan",
          sought: saring.cari,
          filters: [
            choiceFilter("status", { label: "Tahap", all: "Semua tahap", chosen: saring.status ?? "", names: statusName }),
            choiceFilter("milik", {
              label: "Ditulis oleh",
              all: "Semua penulis",
              chosen: saring.saya ? "saya" : "",
              names: { saya: "Saya" },
            }),
          ],
        }}
        {...{ page: saring.halaman, size: ukuran, total }}
        empty={<Empty sampah={saring.sampah} tulis={boleh.tulis} />}
      />
    </>
  );
}

/** Bin and transfer of the list; false where the person has none of it. */
function rare({ alamat, saring, boleh, total }: Route.ComponentProps["loaderData"]) {
  const exports = boleh.ekspor && !saring.sampah && !saring.status && !saring.saya && total > 0;
  if (!boleh.pulihkan && !boleh.impor && !exports) return false;
  return (
    <>
      {boleh.pulihkan && (
        <ButtonLink look="quiet" {...(!saring.sampah && { icon: Trash2 })} to={saring.sampah ? alamat : `${alamat}?sampah=1`}>
          {saring.sampah ? "Kembali ke daftar" : "Tempat sampah"}
        </ButtonLink>
      )}
      {boleh.impor && !saring.sampah && (
        <ButtonLink icon={Upload} to={`${alamat}/impor`}>
          Impor
        </ButtonLink>
      )}
      {exports && <ExportMenu files={exportFile(alamat, saring.cari, total)} />}
    </>
  );
}

/** A list knows no stage, so it goes out only where all stages are shown. */
const exportFile = (alamat: string, cari: string, total: number) =>
  [
    ["xlsx", "Excel (XLSX)"],
    ["csv", "CSV"],
    ...(fitsOnPaper(total, daftarBerita.columns.length + 1) ? [["pdf", "PDF dengan kop surat"]] : []),
  ].map(([format = "", label = ""]) => ({ label, href: `${alamat}/ekspor?${new URLSearchParams({ format, ...(cari && { cari }) })}` }));

function Empty({ sampah, tulis }: { readonly sampah: boolean; readonly tulis: boolean }) {
  if (sampah) return <EmptyState title="Tempat sampah kosong">Berita yang dihapus dapat dipulihkan dari sini.</EmptyState>;
  return <EmptyState title="Belum ada berita">{tulis && "Tekan Tulis berita untuk memulai yang pertama."}</EmptyState>;
}

const columns = (sekarang: Date, sampah: boolean): Column<NaskahRow>[] => [
  {
    key: "name",
    head: "Judul",
    look: "name",
    cell: ({ id, name }) => (sampah ? name : <Link to={`/administration/berita/${id}`}>{name}</Link>),
  },
  { key: "status", head: "Tahap", look: "status", cell: (row) => <Stage naskah={row} sekarang={sekarang} /> },
  { key: "tanggal", head: "Tanggal", look: "date", cell: ({ tanggal }) => formatDay(tanggal, "short") },
  { key: "author", head: "Penulis", look: "minor", cell: ({ author }) => author ?? "" },
  ...(sampah ? [{ key: "aksi", head: "Tindakan", look: "actions" as const, cell: ({ id }: NaskahRow) => <Restore id={id} /> }] : []),
];

function Restore({ id }: { readonly id: string }) {
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
