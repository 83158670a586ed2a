import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { askCuti, withdrawCuti } from "../cuti/ask-cuti.server.ts";
import { CutiForm } from "../cuti/cuti-form.tsx";
import { CutiList } from "../cuti/cuti-list.tsx";
import { decideCuti } from "../cuti/decide-cuti.server.ts";
import { listCuti } from "../cuti/list-cuti.server.ts";
import type { Route } from "./+types/pengajuan-cuti.ts";
import "../cuti/cuti.css";

export const meta = () => [{ title: "Pengajuan Cuti" }];

export const loader = (args: Route.LoaderArgs) => within(args, listCuti);

export async function action(args: Route.ActionArgs) {
  const { aksi, id, versi, kunci, catatan, ...isi } = Object.fromEntries(await readForm(args.request));
  const sasaran = { id: String(id ?? ""), versi: Number(versi) };
  if (aksi === "batalkan") await within(args, (ctx) => withdrawCuti(ctx, sasaran.id, sasaran.versi));
  else if (aksi === "periksa" || aksi === "setujui" || aksi === "tolak")
    await within(args, (ctx) => decideCuti(ctx, { ...sasaran, putusan: aksi, catatan: String(catatan ?? "") }));
  else await within(args, (ctx) => askCuti(ctx, isi, String(kunci ?? "")));
  return { aksi: String(aksi ?? "ajukan") };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PengajuanCuti({ loaderData }: Route.ComponentProps) {
  const { rows, memutus, kantor, kepala, terdata } = loaderData;
  const isOpen = ({ status }: (typeof rows)[number]) => status === "menunggu" || status === "diperiksa";
  const mineToDecide = ({ giliran }: (typeof rows)[number]) => (giliran === "kepala" ? kepala : kantor);
  const others = rows.filter((satu) => isOpen(satu) && !satu.sendiri);
  const waiting = others.filter(mineToDecide);
  const elsewhere = others.filter((satu) => !mineToDecide(satu));
  const mine = rows.filter(({ sendiri }) => sendiri);
  const past = rows.filter((satu) => !isOpen(satu) && !satu.sendiri);
  return (
    <>
      <PageHead
        title="Pengajuan Cuti"
        lead="Kantor memeriksa dulu, lalu Kepala Madrasah memutuskan. Cuti yang disetujui langsung tercatat di kehadiran."
      />
      {memutus && (
        <Sheet title="Menunggu Anda">
          <CutiList rows={waiting} kantor={kantor} kepala={kepala} empty="Tidak ada pengajuan yang menunggu Anda." />
        </Sheet>
      )}
      {elsewhere.length > 0 && (
        <Sheet title={kepala ? "Sedang diperiksa kantor" : "Menunggu Kepala Madrasah"}>
          <CutiList rows={elsewhere} empty="" />
        </Sheet>
      )}
      {terdata ? (
        <CutiForm />
      ) : (
        <Sheet title="Ajukan cuti">
          <EmptyState title="Data pegawai Anda belum ada">Mintalah Tata Usaha mencatatnya, lalu ajukan cuti di sini.</EmptyState>
        </Sheet>
      )}
      <Sheet title="Pengajuan saya">
        <CutiList rows={mine} empty="Anda belum pernah mengajukan cuti." />
      </Sheet>
      {memutus && past.length > 0 && (
        <Sheet title="Yang sudah diputus">
          <CutiList rows={past} empty="" />
        </Sheet>
      )}
    </>
  );
}
