import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { kalimatTutup, periodeAktif, periodeBerikut } from "../periode.server.ts";
import { terimaDariPublik } from "../terima-dari-publik.server.ts";
import "#kit/ui/styles/feedback.css";
import "./daftar.css";
import { Closed } from "./daftar/closed.tsx";
import { RegistrationForm } from "./daftar/form.tsx";

export const meta = () => [
  { title: "Pendaftaran – MAN 1 Palu" },
  { name: "description", content: "Formulir pendaftaran peserta didik baru MAN 1 Palu." },
];

export function loader(args: LoaderFunctionArgs) {
  return within(args, async (ctx) => {
    const periode = await periodeAktif(ctx);
    const tutup = periode ? null : kalimatTutup(await periodeBerikut(ctx));
    const { telepon } = await bacaPengaturan(ctx);
    return { periode: periode ?? null, tutup, telepon, kunci: crypto.randomUUID() };
  });
}

/** The way of a browser without JavaScript: a refusal takes along what was typed, so that nothing is written twice. */
export async function action(args: ActionFunctionArgs) {
  const { kunci = "", ...typed } = await readTyped(args.request);
  try {
    const { address } = args.context.get(visitContext);
    const { bukti } = await terimaDariPublik(args.context.get(scopeContext), typed, { key: kunci, address });
    return redirect(`/daftar/bukti/${bukti}?terkirim`, 303);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { kind, message, fields, retryAfter } = refusal;
    // A key that was used for another child is of no more use: the form takes a fresh one.
    const current = kind === "conflict" ? typed : { kunci, ...typed };
    throw new Refusal(kind, message, { ...(fields && { fields }), ...(retryAfter && { retryAfter }), current });
  }
}

async function readTyped(request: Request): Promise<Record<string, string>> {
  const data = await readForm(request);
  return Object.fromEntries([...data].filter((pair): pair is [string, string] => typeof pair[1] === "string"));
}

interface Props {
  readonly loaderData: Awaited<ReturnType<typeof loader>>;
  readonly actionData?: { refusal: { sentence: string; fields?: Record<string, string>; current?: unknown } };
}

export default function Daftar({ loaderData: { periode, tutup, telepon, kunci }, actionData }: Props) {
  return (
    <div className="lebar daftar">
      <header className="pembuka">
        <h1>Pendaftaran peserta didik baru</h1>
        {periode ? <p>Tahun ajaran {periode.tahunAjaran}. Boleh diisi sendiri atau bersama orang tua.</p> : null}
      </header>
      {periode ? (
        <RegistrationForm periode={periode} freshKey={kunci} telepon={telepon} refused={refusedOf(actionData)} />
      ) : (
        <Closed sentence={tutup ?? ""} />
      )}
    </div>
  );
}

function refusedOf(actionData: Props["actionData"]) {
  if (!actionData) return undefined;
  const { sentence, fields = {}, current } = actionData.refusal;
  return { sentence, fields, typed: (current ?? {}) as Record<string, string> };
}
