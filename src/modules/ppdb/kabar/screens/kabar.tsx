import { reading, scopeContext } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { mailReadyContext } from "#kit/mail/mail-ready.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { type Column, Table } from "#kit/ui/table/table.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { mejaPpdbPath } from "../../paths.ts";
import { type Kabar, loadKabar } from "../load-kabar.server.ts";
import { loadPerbaikan } from "../load-perbaikan.server.ts";
import { markPerbaikan } from "../mark-perbaikan.server.ts";
import { PerbaikanSheet } from "../parts/perbaikan-kabar.tsx";
import type { Route } from "./+types/kabar.ts";

export const meta = () => [{ title: "Kabar untuk Keluarga" }];
export const handle = { crumb: "Kabar untuk keluarga" };

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const { origin } = args.context.get(visitContext);
    const hasMail = args.context.get(mailReadyContext);
    return { ...(await loadKabar(ctx, origin)), perbaikan: await loadPerbaikan(ctx, { origin, hasMail }) };
  });

export async function action({ context, request }: Route.ActionArgs) {
  const { id, versi } = Object.fromEntries(await readForm(request));
  await context.get(scopeContext).transaction((ctx) => markPerbaikan(ctx, { id: String(id), versi: Number(versi) }));
  return { pesan: "Ditandai sudah dikabari" };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function KabarKeluarga({ loaderData: { gelombang, teks, jadwal, perbaikan } }: Route.ComponentProps) {
  return (
    <>
      <PageHead
        title="Kabar untuk Keluarga"
        lead="Keluarga yang menulis e-mail dikabari otomatis. Yang lain dikabari panitia lewat WhatsApp; isi formulir dan hasil tidak pernah ditulis."
      >
        <ButtonLink look="quiet" to={mejaPpdbPath}>
          Ke Meja Panitia
        </ButtonLink>
      </PageHead>
      <PerbaikanSheet perbaikan={perbaikan} />
      <Sheet title="Teks untuk semua keluarga">
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
