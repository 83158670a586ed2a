import Fingerprint from "lucide-react/icons/fingerprint-pattern";
import { type RefObject, useEffect, useRef } from "react";
import { Form, redirect, useNavigation, useSubmit } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { type PilihanKunci, tempatKunci } from "../faktor/kunci-masuk.server.ts";
import { IsianKode } from "../faktor/screens/isian-kode.tsx";
import { useKunci, useMampuKunci } from "../faktor/screens/use-kunci.ts";
import { balasMasuk } from "../masuk/balas.server.ts";
import { langkahTerbuka } from "../masuk/langkah-kedua.server.ts";
import { lanjutAman } from "../masuk/lanjut.ts";
import { terimaLangkah } from "../masuk/terima-langkah.server.ts";
import { kukiOf } from "../sesi/kuki.server.ts";
import type { Route } from "./+types/login-kode.ts";
import { kalimatSendiri } from "./kalimat-sendiri.ts";
import { Pintu, Tolak } from "./pintu.tsx";
import { useSapaan } from "./use-sapaan.ts";

export const meta: Route.MetaFunction = () => [{ title: "Langkah kedua" }];

const lanjutOf = (request: Request) => lanjutAman(new URL(request.url).searchParams.get("lanjut"));
const ulang = (lanjut: string) => redirect(`/login?lewat=1&lanjut=${encodeURIComponent(lanjut)}`);

export async function loader(args: Route.LoaderArgs) {
  const visit = args.context.get(visitContext);
  const lanjut = lanjutOf(args.request);
  if (args.context.get(scopeContext).actor.id !== null) throw redirect(lanjut);
  const token = kukiOf(args.request, "langkah", visit.secure);
  const langkah = await within(args, (ctx) => langkahTerbuka(ctx, token, tempatKunci(visit)));
  if (!langkah) throw ulang(lanjut);
  return { ...langkah, lanjut };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = context.get(visitContext);
  const lanjut = lanjutOf(request);
  try {
    const done = await terimaLangkah(context.get(scopeContext), { request, visit, form: await readForm(request) });
    return balasMasuk(done, { lanjut, secure: visit.secure });
  } catch (error) {
    if (error instanceof Refusal && error.kind === "unauthenticated") throw ulang(lanjut);
    throw error;
  }
}

interface Answer {
  readonly refusal?: { readonly sentence: string; readonly current?: { readonly cara: string } };
}

export default function LoginKode({ loaderData, actionData }: Route.ComponentProps) {
  const { aplikasi, kunci, lanjut } = loaderData;
  const refusal = (actionData as Answer | undefined)?.refusal;
  const field = useRef<HTMLInputElement>(null);
  useSapaan();
  const pemulihan = refusal?.current?.cara === "pemulihan";
  useEffect(() => {
    field.current?.focus();
    if (refusal) field.current?.select();
  }, [refusal]);
  return (
    <Pintu firstField={aplikasi ? "kode" : "pemulihan"} footer="Langkah ini berlaku lima menit.">
      <h1>Langkah kedua</h1>
      <p>{aplikasi ? "Buka aplikasi autentikator di ponsel Anda, lalu ketik kodenya." : "Tunjukkan kunci sandi Anda."}</p>
      {refusal && <Tolak>{refusal.sentence}</Tolak>}
      {aplikasi && <IsiKode field={pemulihan ? undefined : field} salah={refusal !== undefined} />}
      {kunci && <KunciKedua pilihan={kunci} sendiri={!aplikasi} />}
      <details className="pintu-lain" open={pemulihan || (!aplikasi && !kunci)}>
        <summary>Pakai kode pemulihan</summary>
        <IsiPemulihan field={pemulihan ? field : undefined} />
      </details>
      <p className="pintu-lanjut">
        <ButtonLink look="quiet" className="pintu-kembali" to={`/login?lanjut=${encodeURIComponent(lanjut)}`}>
          Masuk sebagai orang lain
        </ButtonLink>
      </p>
    </Pintu>
  );
}

interface IsiProps {
  readonly field: RefObject<HTMLInputElement | null> | undefined;
}

function IsiKode({ field, salah }: IsiProps & { readonly salah: boolean }) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" replace>
      <IsianKode ref={field} salah={salah} />
      <Button type="submit" look="primary" busy={busy} busyText="Memeriksa...">
        Masuk
      </Button>
    </Form>
  );
}

function IsiPemulihan({ field }: IsiProps) {
  const busy = useNavigation().state !== "idle";
  return (
    <Form method="post" replace>
      <div className="ui-field">
        <label className="ui-label" htmlFor="pemulihan">
          Kode pemulihan
        </label>
        <input
          id="pemulihan"
          name="pemulihan"
          ref={field}
          className="ui-input"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={20}
          required
          aria-describedby="pemulihan-petunjuk"
          {...kalimatSendiri(() => "Kode pemulihan wajib diisi.")}
        />
        <p className="ui-hint" id="pemulihan-petunjuk">
          Sepuluh huruf dan angka yang Anda simpan, misalnya di kertas. Satu kode hanya dapat dipakai sekali.
        </p>
      </div>
      <Button type="submit" busy={busy} busyText="Memeriksa...">
        Masuk dengan kode pemulihan
      </Button>
    </Form>
  );
}

function KunciKedua({ pilihan, sendiri }: { readonly pilihan: PilihanKunci; readonly sendiri: boolean }) {
  const submit = useSubmit();
  const mampu = useMampuKunci();
  const { busy, galat, mulai } = useKunci(async ({ startAuthentication }) => {
    const jawaban = await startAuthentication({ optionsJSON: pilihan });
    await submit({ kunci: JSON.stringify(jawaban) }, { method: "post", replace: true });
  });
  if (!mampu) return null;
  return (
    <div className="pintu-atau">
      {!sendiri && <p>atau</p>}
      <Button
        icon={Fingerprint}
        look={sendiri ? "primary" : "plain"}
        busy={busy}
        busyText="Menunggu perangkat Anda..."
        onClick={() => void mulai()}
      >
        Pakai kunci sandi
      </Button>
      {galat && <Tolak>{galat}</Tolak>}
    </div>
  );
}
