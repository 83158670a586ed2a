import { type FormEvent, useId, useState } from "react";
import { useNavigate } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { refuse } from "#kit/refusals.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Dialog, DialogSubmit } from "#kit/ui/dialog.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { useAksi } from "#modules/akun/index.tsx";
import { bacaUsulan, keadaanSekarang } from "../usulan/baca-usulan.server.ts";
import { namaBerkas } from "../usulan/nama-berkas.server.ts";
import { Perbandingan } from "../usulan/perbandingan.tsx";
import { kembalikanUsulan, setujuiUsulan } from "../usulan/putuskan.server.ts";
import { alamatPersetujuan, kataStatus, kataTindakan, registerUsulan, type StatusUsulan } from "../usulan/usulan.ts";
import { bolehMemutus, perkaraSendiri } from "../usulan/wewenang.server.ts";
import type { Route } from "./+types/persetujuan-rincian.ts";
import "./persetujuan.css";

export const handle = { crumb: "Periksa permintaan" };

export async function loader(args: Route.LoaderArgs) {
  return within(args, async (ctx) => {
    const { usulan, barisVersi } = await keadaanSekarang(ctx, args.params.id);
    const memutus = usulan.status === "menunggu" && (await bolehMemutus(ctx, usulan));
    const lain = usulan.status === "menunggu" && !memutus ? pemutusLain(await perkaraSendiri(ctx, usulan)) : null;
    return { usulan, barisVersi, memutus, lain, names: await namaBerkas(ctx, [usulan]) };
  });
}

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const [versi, barisVersi] = [Number(form.get("versi")), Number(form.get("barisVersi"))];
  const { id } = args.params;
  return within(args, async (ctx): Promise<Jawaban> => {
    const { nama } = await bacaUsulan(ctx, id);
    if (form.get("aksi") === "setujui") {
      await setujuiUsulan(ctx, { id, versi, barisVersi });
      return { pesan: "Permintaan disetujui", nama };
    }
    if (form.get("aksi") === "kembalikan") {
      await kembalikanUsulan(ctx, { id, versi, alasan: String(form.get("alasan") ?? "") });
      return { pesan: "Permintaan dikembalikan", nama };
    }
    throw refuse.malformed("Kiriman ini tidak dikenal.");
  });
}

interface Jawaban {
  readonly pesan: string;
  /** Whose request it was. */
  readonly nama: string;
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `Permintaan ${loaderData?.usulan.nama ?? ""}`.trim() }];

const nada: Readonly<Record<StatusUsulan, Tone>> = {
  menunggu: "warning",
  disetujui: "success",
  dikembalikan: "danger",
  ditarik: "neutral",
};

export default function PersetujuanRincian({ loaderData }: Route.ComponentProps) {
  const { usulan, barisVersi, memutus, lain, names } = loaderData;
  const memutuskan = useMemutuskan();
  const register = registerUsulan(usulan.register);
  if (!register) throw new Error(`no register is called ${usulan.register}`);
  return (
    <>
      <PageHead title={usulan.nama} lead={`Minta ${kataTindakan[usulan.tindakan]} ${register.noun}, ${formatMoment(usulan.updatedAt)}`}>
        <ButtonLink look="quiet" to={alamatPersetujuan}>
          Kembali
        </ButtonLink>
      </PageHead>
      <Sheet title="Sebelum dan sesudah" aside={<Tag tone={nada[usulan.status]}>{kataStatus[usulan.status]}</Tag>}>
        <div className="ui-sheet-body">
          {usulan.tindakan === "hapus" && <p>Data ini diminta dihapus. Bila disetujui, ia pindah ke tempat sampah dan dapat dipulihkan.</p>}
          <Perbandingan register={register} usulan={usulan} names={names} />
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
        {memutus && <Putusan memutuskan={memutuskan} versi={usulan.versi} barisVersi={barisVersi} />}
      </Sheet>
    </>
  );
}

/** Why there is nothing to press. */
const pemutusLain = (sendiri: boolean): string =>
  sendiri ? "Permintaan tentang data Anda sendiri menunggu keputusan orang lain di kantor." : "Permintaan ini diputus oleh petugas kantor.";

/** Outlives the buttons, which are gone once it is decided; says what was, and goes back to what else waits. */
function useMemutuskan() {
  const say = useToast();
  const navigate = useNavigate();
  return useAksi<Jawaban>(({ pesan, nama }) => {
    say({ text: pesan, description: nama });
    void navigate(alamatPersetujuan);
  });
}

interface PutusanProps {
  readonly memutuskan: ReturnType<typeof useMemutuskan>;
  readonly versi: number;
  readonly barisVersi: number;
}

function Putusan({ memutuskan: { kirim, busy, ditolak, dialog }, versi, barisVersi }: PutusanProps) {
  const [menolak, setMenolak] = useState(false);
  const id = useId();
  const putuskan = (isi: Readonly<Record<string, string>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ versi: String(versi), barisVersi: String(barisVersi), ...isi })) form.set(name, value);
    kirim(form);
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
