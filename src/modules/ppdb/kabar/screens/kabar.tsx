import { reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { mejaPpdbPath } from "../../paths.ts";
import { type Kabar, loadKabar } from "../load-kabar.server.ts";
import type { Route } from "./+types/kabar.ts";

export const meta = () => [{ title: "Kabar Pengumuman" }];
export const handle = { crumb: "Kabar pengumuman" };

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => loadKabar(ctx, args.context.get(visitContext).origin));

export default function KabarPengumuman({ loaderData: { gelombang, teks, jadwal } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Kabar Pengumuman"
        lead="Keluarga yang menulis e-mail dikabari otomatis bahwa hasil dapat dibaca. Yang lain dikabari panitia; hasilnya tidak pernah ditulis."
      >
        <ButtonLink look="quiet" to={mejaPpdbPath}>
          Ke Meja Panitia
        </ButtonLink>
      </PageHead>
      <Sheet title="Teks untuk WhatsApp">
        <div className="ui-sheet-body">
          <CopyText id="kabar-pengumuman" label="Hasil dapat dibaca" text={teks} rows={4} action="Salin teks hasil" />
          <CopyText id="kabar-jadwal" label="Jadwal ujian dapat dibaca" text={jadwal} rows={4} action="Salin teks jadwal" />
        </div>
      </Sheet>
      <Sheet title="Yang sudah diumumkan">
        {gelombang.length === 0 ? (
          <EmptyState title="Belum ada pengumuman">Jumlah yang dikabari tampil sesudah hasil sebuah gelombang diumumkan.</EmptyState>
        ) : (
          <Table caption="Gelombang yang sudah diumumkan" columns={columns} rows={gelombang} rowKey={({ id }) => id} />
        )}
      </Sheet>
    </>
  );
}

const columns: readonly Column<Kabar["gelombang"][number]>[] = [
  { key: "gelombang", head: "Gelombang", look: "name", cell: ({ gelombang }) => gelombang },
  { key: "pada", head: "Diumumkan", look: "date", cell: ({ diumumkanPada }) => formatMoment(diumumkanPada) },
  { key: "dikabari", head: "Dikabari lewat e-mail", look: "number", cell: ({ dikabari }) => dikabari },
  { key: "lain", head: "Perlu dikabari panitia", look: "number", cell: ({ semua, dikabari }) => semua - dikabari },
];
