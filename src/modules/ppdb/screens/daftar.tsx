import { useEffect } from "react";
import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "react-router";
import { type ReadCtx, reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { plainText } from "#kit/markup/markup.ts";
import { Refusal } from "#kit/refusals.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import { expires, formKeyContext, tag, visitContext } from "#kit/visit.server.ts";
import { readBagian, readPengaturan } from "#modules/profil/index.server.ts";
import { readBawaan } from "../daftar-ulang/bawaan.server.ts";
import { readNextChange, readPendaftaran } from "../periode.server.ts";
import { readTambahan } from "../pertanyaan/tambahan.server.ts";
import { receiveFromPublik } from "../receive-from-publik.server.ts";
import "#kit/ui/styles/feedback.css";
import "#kit/ui/styles/day.css";
import "./daftar.css";
import { Closed } from "../parts/daftar/closed.tsx";
import { RegistrationForm } from "../parts/daftar/form.tsx";
import { fetchLater } from "../parts/daftar/later.tsx";
import { type Unsent, unsentOf } from "../parts/daftar/unsent.ts";

export const meta = ({ loaderData }: Partial<Pick<Props, "loaderData">>) => loaderData?.kepala ?? [{ title: "Pendaftaran" }];

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "periodePpdb", "gelombangPpdb", "jalurPpdb", "pertanyaanPpdb", "bagianHalaman", "pengaturan");
  const [{ nama, telepon, jamLayanan }, { pendaftaran, berubah, bawaan, tambahan, ...bantuan }] = await Promise.all([
    reading(args, readPengaturan),
    reportSections(args, {
      pendaftaran: readPendaftaran,
      berubah: readNextChange,
      bawaan: readBawaan,
      tambahan: readTambahan,
      siapkan: (ctx) => sentence(ctx, "siapkan"),
    }),
  ]);
  expires(args, berubah);
  const asal = args.context.get(visitContext).origin;
  const description = `Formulir pendaftaran peserta didik baru ${nama}.`;
  return {
    // Here and not in the browser: no form waits for what only search engines read.
    kepala: describe({ title: `Pendaftaran – ${nama}`, description, url: `${asal}/daftar` }),
    pendaftaran,
    bawaan: bawaan ?? [],
    tambahan: tambahan ?? {},
    nama,
    bantuan: { telepon, jam: jamLayanan, ...bantuan },
    kunci: args.context.get(formKeyContext)(),
  };
}

/** Without markup: what reads it would weigh on the form. */
async function sentence(ctx: ReadCtx, tab: string) {
  const bagian = await readBagian(ctx, "ppdb", tab);
  return bagian.map(({ judul, isi }) => ({ judul, baris: plainText(isi).split("\n").filter(Boolean) }));
}

/** The way of a browser without JavaScript: a refusal takes along what was typed, so that nothing is written twice. */
export async function action(args: ActionFunctionArgs) {
  const { kunci = "", ...typed } = await readTyped(args.request);
  try {
    const { address } = args.context.get(visitContext);
    const { bukti } = await receiveFromPublik(args.context.get(scopeContext), typed, { key: kunci, address });
    return redirect(`/daftar/bukti/${bukti}?terkirim`, 303);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    const { kind, message, fields, retryAfter } = refusal;
    // A key that was used for another child is of no more use: the form takes a fresh one.
    const current = kind === "conflict" ? typed : { kunci, ...typed };
    throw new Refusal(kind, message, {
      ...(fields && { fields }),
      ...(retryAfter && { retryAfter }),
      current: { typed: current, unsent: unsentOf(typed) },
    });
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

export default function List({ loaderData: { pendaftaran, bawaan, tambahan, bantuan, kunci }, actionData }: Props) {
  const periode = pendaftaran?.periode;
  // Filled in where there is no network, and sent when there is.
  useEffect(() => {
    void import("#kit/ui/offline/keep-page.ts").then(({ keepPage }) => keepPage("/daftar")).then(fetchLater, () => undefined);
  }, []);
  return (
    <div className="lebar daftar">
      <header className="pembuka">
        <h1>Pendaftaran peserta didik baru</h1>
        {periode ? <p>Tahun ajaran {periode.tahunAjaran}. Boleh diisi sendiri atau bersama orang tua.</p> : null}
      </header>
      {pendaftaran?.periode ? (
        <RegistrationForm
          periode={pendaftaran.periode}
          jalur={pendaftaran.jalur}
          bawaan={bawaan}
          tambahan={tambahan}
          freshKey={kunci}
          help={bantuan}
          refused={refusedOf(actionData)}
        />
      ) : null}
      {pendaftaran?.periode === null ? (
        <Closed
          judul={pendaftaran.judul}
          sentence={pendaftaran.tutup}
          unsent={refusedOf(actionData)?.unsent ?? []}
          telepon={bantuan.telepon}
        />
      ) : null}
      {pendaftaran ? null : <Unread what="data pendaftaran" />}
    </div>
  );
}

interface Sending {
  readonly typed: Record<string, string>;
  readonly unsent: readonly Unsent[];
}

function refusedOf(actionData: Props["actionData"]) {
  if (!actionData) return undefined;
  const { sentence, fields = {}, current } = actionData.refusal;
  return { sentence, fields, ...((current ?? { typed: {}, unsent: [] }) as Sending) };
}
