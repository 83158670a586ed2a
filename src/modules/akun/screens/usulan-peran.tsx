import { useState } from "react";
import { Link } from "react-router";
import { may, scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { refuse } from "#kit/refusals.ts";
import { longText } from "#kit/register/fields.ts";
import { Button } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { type Ditanya, ReasonDialog } from "../confirmation/reason-dialog.tsx";
import { useAction } from "../confirmation/use-action.tsx";
import { akunPath, type Undangan } from "../manage/akun.ts";
import type { AkunAnswer } from "../manage/akun-action.server.ts";
import { DialogUndangan } from "../manage/dialog-undangan.tsx";
import { showUndangan } from "../manage/shown-undangan.server.ts";
import { formatNip } from "../nip.ts";
import type { NewUndangan } from "../undangan/create-undangan.server.ts";
import { approveUsulanPeran, rejectUsulanPeran, withdrawUsulanPeran } from "../usulan/decide.server.ts";
import { listUsulanPeran, type ShownUsulan } from "../usulan/read-usulan.server.ts";
import { RiwayatUsulan } from "../usulan/riwayat-usulan.tsx";
import type { Route } from "./+types/usulan-peran.ts";
import "../manage/akun.css";

export const handle = { crumb: "Usulan" };
export const meta: Route.MetaFunction = () => [{ title: "Usulan peran · User" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => ({
    lihatAkun: may(ctx, "akun:read") !== "no",
    menunggu: await listUsulanPeran(ctx, { menunggu: true }),
    lalu: await listUsulanPeran(ctx, { menunggu: false }),
  }));

export async function action({ context, request }: Route.ActionArgs): Promise<AkunAnswer> {
  const scope = context.get(scopeContext);
  const form = await readForm(request);
  const id = String(form.get("id") ?? "");
  switch (form.get("aksi")) {
    case "setujui":
      return approvalAnswer(await scope.transaction((ctx) => approveUsulanPeran(ctx, id)), context.get(visitContext).origin);
    case "tolak":
      await scope.transaction((ctx) => rejectUsulanPeran(ctx, id, String(form.get("alasan") ?? "")));
      return { pesan: "Usulan ditolak" };
    case "tarik":
      await scope.transaction((ctx) => withdrawUsulanPeran(ctx, id));
      return { pesan: "Usulan ditarik" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

const approvalAnswer = async (tautan: NewUndangan | null, origin: string): Promise<AkunAnswer> =>
  tautan ? { undangan: await showUndangan(tautan, origin) } : { pesan: "Usulan disetujui dan berlaku" };

const reason = longText({ label: "Alasan", required: true, max: 300, hint: "Dibaca oleh pengusul dan orang yang bersangkutan." });

export default function UsulanPeran({ loaderData: { menunggu, lalu, lihatAkun } }: Route.ComponentProps) {
  const say = useToast();
  const [ditanya, setDitanya] = useState<Ditanya | null>(null);
  const [undangan, setUndangan] = useState<Undangan | null>(null);
  const { kirim, busy, ditolak, dialog } = useAction<AkunAnswer>((jawaban) => {
    if ("undangan" in jawaban) setUndangan(jawaban.undangan);
    else say(jawaban.pesan);
  });
  const aksi = (nama: string, id: string) => {
    const form = new FormData();
    form.set("aksi", nama);
    form.set("id", id);
    kirim(form);
  };
  const tolak = ({ id, nama }: ShownUsulan) =>
    setDitanya({
      judul: "Tolak usulan ini?",
      akibat: `Tidak ada yang berubah pada akun ${withFullStop(nama)} Usulan yang sama dapat diajukan lagi.`,
      isi: { aksi: "tolak", id },
      selesai: "Usulan ditolak",
    });
  return (
    <>
      <PageHead
        title="Usulan peran"
        lead="Peran administrator dan kepala madrasah, penandatangan surat, serta pemulihan akun mereka diusulkan satu orang dan disetujui orang lain."
      />
      {ditolak && (
        <p className="akun-tolak" role="alert">
          {ditolak.sentence}
        </p>
      )}
      <Sheet title="Menunggu">
        {menunggu.length === 0 ? (
          <EmptyState title="Tidak ada yang menunggu">Usulan baru akan tampil di sini.</EmptyState>
        ) : (
          menunggu.map((usulan) => (
            <Waiting key={usulan.id} usulan={usulan} lihatAkun={lihatAkun} busy={busy} aksi={aksi} onTolak={tolak} />
          ))
        )}
      </Sheet>
      <RiwayatUsulan usulan={lalu} />
      {dialog}
      <DialogUndangan undangan={undangan} onClose={() => setUndangan(null)} />
      <ReasonDialog ditanya={ditanya} alasan={reason} tombol={["Tolak", "Menolak..."]} onClose={() => setDitanya(null)} />
    </>
  );
}

interface Props {
  readonly usulan: ShownUsulan;
  readonly lihatAkun: boolean;
  readonly busy: boolean;
  readonly aksi: (nama: string, id: string) => void;
  readonly onTolak: (usulan: ShownUsulan) => void;
}

function Waiting({ usulan, lihatAkun, busy, aksi, onTolak }: Props) {
  const { id, akunId, nama, nip, kalimat, alasan, pengusul, sejak, berlakuMulai, boleh, jalanMasuk } = usulan;
  return (
    <article className="ui-sheet-body usulan-satu" aria-label={`Usulan tentang ${nama}`}>
      <h3>{`${nama} ${kalimat}`}</h3>
      <p className="ui-muted">
        NIP <span className="akun-nip">{formatNip(nip)}</span>
        {lihatAkun && (
          <>
            {" · "}
            <Link to={`${akunPath}/${akunId}`}>Lihat akunnya</Link>
          </>
        )}
      </p>
      <p>Alasan: {withFullStop(alasan)}</p>
      <p className="ui-muted">{`Diusulkan oleh ${pengusul}, ${formatMoment(sejak)}.`}</p>
      {jalanMasuk && <p>{jalanMasuk}</p>}
      <p>
        {berlakuMulai
          ? `Tidak ada orang lain yang dapat menyetujui: berlaku ${formatMoment(berlakuMulai)} bila tidak ada yang menolak.`
          : (boleh.sebab ?? "Menunggu persetujuan Anda. Pastikan Anda mengenal orangnya dan alasannya benar.")}
      </p>
      <div className="ui-actions">
        {boleh.setujui && (
          <Button look="primary" busy={busy} onClick={() => aksi("setujui", id)}>
            Setujui
          </Button>
        )}
        {boleh.tarik ? (
          <Button busy={busy} onClick={() => aksi("tarik", id)}>
            Tarik usulan
          </Button>
        ) : (
          <Button look="danger" busy={busy} onClick={() => onTolak(usulan)}>
            Tolak
          </Button>
        )}
      </div>
    </article>
  );
}
