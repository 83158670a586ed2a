import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { persetujuanPath } from "../../paths.ts";
import { mayDecide, ownPerkara } from "../usulan/authority.server.ts";
import { berkasName } from "../usulan/berkas-name.server.ts";
import { Comparison } from "../usulan/comparison.tsx";
import { approveUsulan, returnUsulan } from "../usulan/decide.server.ts";
import { currentState, readUsulan } from "../usulan/read-usulan.server.ts";
import { registerUsulan } from "../usulan/register-of.ts";
import { type StatusUsulan, statusLabels, tindakanWords } from "../usulan/usulan.ts";
import type { Route } from "./+types/persetujuan-detail.ts";
import "./persetujuan.css";

export const handle = { crumb: "Periksa permintaan" };

export async function loader(args: Route.LoaderArgs) {
  return within(args, async (ctx) => {
    const { usulan, barisVersi } = await currentState(ctx, args.params.id);
    const memutus = usulan.status === "menunggu" && (await mayDecide(ctx, usulan));
    const lain = usulan.status === "menunggu" && !memutus ? otherPemutus(await ownPerkara(ctx, usulan)) : null;
    return { usulan, barisVersi, memutus, lain, names: await berkasName(ctx, [usulan]) };
  });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const [versi, barisVersi] = [Number(form.get("versi")), Number(form.get("barisVersi"))];
  const { id } = args.params;
  return within(args, async (ctx): Promise<Answer> => {
    const { nama } = await readUsulan(ctx, id);
    if (form.get("aksi") === "setujui") {
      await approveUsulan(ctx, { id, versi, barisVersi });
      return { pesan: "Permintaan disetujui", nama };
    }
    if (form.get("aksi") === "kembalikan") {
      await returnUsulan(ctx, { id, versi, alasan: String(form.get("alasan") ?? "") });
      return { pesan: "Permintaan dikembalikan", nama };
    }
    throw refuse.malformed("Kiriman ini tidak dikenal.");
  });
}

interface Answer {
  readonly pesan: string;
  /** Whose request it was. */
  readonly nama: string;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Permintaan ${loaderData?.usulan.nama ?? ""}`.trim() }];

const tone: Readonly<Record<StatusUsulan, Tone>> = {
  menunggu: "warning",
  disetujui: "success",
  dikembalikan: "danger",
  ditarik: "neutral",
};

export default function PersetujuanDetail({ loaderData }: Route.ComponentProps) {
  const { usulan, barisVersi, memutus, lain, names } = loaderData;
  const memutuskan = useMemutuskan();
  const register = registerUsulan(usulan.register);
  if (!register) throw new Error(`no register is called ${usulan.register}`);
  return (
    <>
      <PageHead title={usulan.nama} lead={`Minta ${tindakanWords[usulan.tindakan]} ${register.noun}, ${formatMoment(usulan.updatedAt)}`}>
        <ButtonLink look="quiet" to={persetujuanPath}>
          Kembali
        </ButtonLink>
      </PageHead>
      <Sheet title="Sebelum dan sesudah" aside={<Tag tone={tone[usulan.status]}>{statusLabels[usulan.status]}</Tag>}>
        <div className="ui-sheet-body">
          {usulan.tindakan === "hapus" && <p>Data ini diminta dihapus. Bila disetujui, ia pindah ke tempat sampah dan dapat dipulihkan.</p>}
          <Comparison register={register} usulan={usulan} names={names} />
          {usulan.alasan && (
            <p>
              <b>Alasan dikembalikan:</b> {usulan.alasan}
            </p>
          )}
          {usulan.diputusPada && (
            <p className="ui-muted">
              Diputus {usulan.pemutus ? `oleh ${usulan.pemutus}, ` : ""}
              {formatMoment(usulan.diputusPada)}
            </p>
          )}
        </div>
        {lain && <p className="ui-sheet-body ui-muted">{lain}</p>}
        {memutus && <Decision memutuskan={memutuskan} versi={usulan.versi} barisVersi={barisVersi} />}
      </Sheet>
    </>
  );
}

/** Why there is nothing to press. */
const otherPemutus = (sendiri: boolean): string =>
  sendiri ? "Permintaan tentang data Anda sendiri menunggu keputusan orang lain di kantor." : "Permintaan ini diputus oleh petugas kantor.";

/** Outlives the buttons, which are gone once it is decided; says what was, and goes back to what else waits. */
function useMemutuskan() {
  const say = useToast();
  const navigate = useNavigate();
  return useAction<Answer>(({ pesan, nama }) => {
    say({ text: pesan, description: nama });
    void navigate(persetujuanPath);
  });
}

interface DecisionProps {
  readonly memutuskan: ReturnType<typeof useMemutuskan>;
  readonly versi: number;
  readonly barisVersi: number;
}

function Decision({ memutuskan: { kirim, busy, ditolak, dialog }, versi, barisVersi }: DecisionProps) {
  const [menolak, setMenolak] = useState(false);
  const id = useId();
  const putuskan = (isi: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ versi: String(versi), barisVersi: String(barisVersi), ...isi })) form.set(name, value);
    kirim(form, "leave");
  };
  const kembalikan = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    putuskan({ aksi: "kembalikan", alasan: String(new FormData(event.currentTarget).get("alasan") ?? "") });
  };
  return (
    <div className="putusan">
      {ditolak && !menolak && <p role="alert">{ditolak.sentence}</p>}
      <div className="ui-actions">
        <Button onClick={() => setMenolak(true)}>Kembalikan</Button>
        <Button look="primary" busy={busy && !menolak} busyText="Menyimpan..." onClick={() => putuskan({ aksi: "setujui" })}>
          Setujui
        </Button>
      </div>
      <Dialog open={menolak} onClose={() => setMenolak(false)} title="Kembalikan permintaan" narrow>
        <form noValidate onSubmit={kembalikan}>
          <div className="ui-dialog-body">
            <label className="ui-label" htmlFor={id}>
              Apa yang perlu diperbaiki?
            </label>
            <textarea
              className="ui-input"
              id={id}
              name="alasan"
              rows={4}
              maxLength={1000}
              required
              aria-invalid={ditolak ? true : undefined}
            />
            {ditolak && <p role="alert">{ditolak.sentence}</p>}
          </div>
          <DialogSubmit onClose={() => setMenolak(false)} busy={busy} busyText="Mengirim...">
            Kembalikan
          </DialogSubmit>
        </form>
      </Dialog>
      {dialog}
    </div>
  );
}
