import { useState } from "react";
import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { FileButton } from "#kit/ui/field/file-button.tsx";
import { jenisJalur } from "../../jalur/jenis-jalur.ts";
import { ujiPpdbPath } from "../../paths.ts";
import { UnlikeAnnounced } from "../parts/unlike-announced.tsx";
import { type Diumumkan, readDiumumkan, readPaket } from "../read-diumumkan.server.ts";
import { runAgainInThread, tellUnlikeInThread } from "../run-again.server.ts";
import { runAgain, type Ulangan } from "../run-again.ts";
import { type Beda, tellUnlike } from "../unlike.ts";
import "#kit/ui/styles/file-button.css";
import "../parts/seleksi.css";

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) => loaderData?.kepala ?? [];

interface Payload {
  readonly kepala: ReturnType<typeof describe>;
  readonly diumumkan: readonly Diumumkan[];
  /** Of the announced one that is asked for, run again here: the way without scripts. */
  readonly ulangan: Answer | null;
}

/** What was refused before it was read, told by the server in place of an answer. */
type Refused = { readonly sentence: string };

/** `beda` is told of what is not the same as anything that was announced; null where it belongs to no wave of those. */
type Answer = (Ulangan & { readonly beda?: Beda | null }) | { readonly salah: string };

export async function loader(args: LoaderFunctionArgs): Promise<Payload> {
  const { diumumkan, paket } = await reading(args, async (ctx) => {
    const asked = new URL(args.request.url).searchParams.get("paket");
    const diumumkan = await readDiumumkan(ctx);
    return { diumumkan, paket: asked ? (await readPaket(ctx, asked)).paket : null };
  });
  const kepala = describe({
    title: "Uji hasil seleksi PPDB",
    description: "Hitung ulang hasil seleksi PPDB di perangkat sendiri, lalu bandingkan dengan yang diumumkan.",
    url: new URL(ujiPpdbPath, args.request.url).href,
    above: { name: "Info PPDB", path: "/informasi/ppdb" },
  });
  return { kepala, diumumkan, ulangan: paket === null ? null : await orRefused(() => runAgainInThread(paket)) };
}

/** Without scripts a bundle is run on the server; nothing of it is kept. */
export async function action(args: ActionFunctionArgs): Promise<Answer> {
  const berkas = (await readForm(args.request)).get("paket");
  if (!(berkas instanceof File) || berkas.size === 0) return { salah: "Pilih dulu berkas paketnya." };
  const dibawa = await berkas.text();
  return orRefused(async () => {
    const answer = await runAgainInThread(dibawa);
    if ("salah" in answer) return answer;
    const diumumkan = await reading(args, async (ctx) => {
      const all = await readDiumumkan(ctx);
      if (all.some(({ sidik }) => sidik === answer.sidik)) return null;
      return Promise.all(beside(answer, all).map(async ({ id }) => (await readPaket(ctx, id)).paket));
    });
    return diumumkan === null ? answer : { ...answer, beda: await tellUnlikeInThread({ dibawa, diumumkan }) };
  });
}

/** Too much, or too many at once, is said where the answer would stand: the page stays. */
const orRefused = (work: () => Promise<Answer>): Promise<Answer> =>
  work().catch((error: unknown) => {
    if (error instanceof Refusal) return { salah: error.message };
    throw error;
  });

/** Of the same name; a wave of last year may have it too. */
const beside = ({ gelombang }: Ulangan, diumumkan: readonly Diumumkan[]) =>
  diumumkan.filter((one) => one.gelombang === gelombang).slice(0, 3);

/** The same in the browser. The bundles to compare with are fetched once there is a difference to tell. */
async function runHere(dibawa: string, diumumkan: readonly Diumumkan[]): Promise<Answer> {
  const answer = runAgain(dibawa);
  if ("salah" in answer || diumumkan.some(({ sidik }) => sidik === answer.sidik)) return answer;
  try {
    const texts = await Promise.all(beside(answer, diumumkan).map(async ({ id }) => (await fetch(`${ujiPpdbPath}/${id}`)).text()));
    return { ...answer, beda: tellUnlike({ dibawa, diumumkan: texts }) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    // Without a network the digests are compared all the same.
    return answer;
  }
}

export default function Uji({ loaderData: { diumumkan, ulangan } }: { readonly loaderData: Payload }) {
  const sent = useActionData<Answer | { readonly refusal: Refused }>();
  const [own, setOwn] = useState<Answer>();
  const answer = own ?? (sent && "refusal" in sent ? { salah: sent.refusal.sentence } : sent) ?? ulangan;
  const run = async (file: File | undefined) => {
    if (file) setOwn(await runHere(await file.text(), diumumkan));
  };
  return (
    <div className="lebar tulisan uji-ppdb">
      <h1>Uji hasil seleksi</h1>
      <p>
        Paket uji adalah berkas dari panitia yang memuat aturan seleksi dan nilai semua pelamar, tanpa nama. Pilih berkasnya, dan perangkat
        Anda menghitung ulang sendiri: bila hasilnya sama dengan yang diumumkan, daftar itu tidak diubah.
      </p>
      <Form method="post" encType="multipart/form-data" noValidate className="uji-ppdb-berkas">
        <FileButton
          id="paket"
          look="tbl"
          name="paket"
          required
          accept=".json,application/json"
          onChange={(event) => void run(event.target.files?.[0])}
        >
          Pilih berkas paket
        </FileButton>
        <noscript>
          <button type="submit" className="tbl garis">
            Hitung ulang
          </button>
        </noscript>
      </Form>
      {answer && <Result answer={answer} diumumkan={diumumkan} />}
      <h2>Yang sudah diumumkan</h2>
      {diumumkan.length === 0 ? (
        <p>Belum ada hasil seleksi yang diumumkan.</p>
      ) : (
        <>
          <p>Di bawah tiap hasil ada sidiknya: deretan huruf dan angka yang menjadi lain bila satu nilai saja diubah.</p>
          <ul>
            {diumumkan.map(({ id, gelombang, sidik, diumumkanPada, koreksi }) => (
              <li key={id}>
                {gelombang}, diumumkan {formatMoment(diumumkanPada)}. <a href={`${ujiPpdbPath}/${id}`}>Unduh paket</a>,{" "}
                <a href={`${ujiPpdbPath}?paket=${id}`}>hitung ulang di sini</a>
                <br />
                <code className="seleksi-sidik">{sidik}</code>
                {koreksi.length > 0 && (
                  <>
                    <p>Sesudah diumumkan dikoreksi, masing-masing ditetapkan dua orang:</p>
                    <ul>
                      {koreksi.map(({ samaran, dari, ke, sebab, pada }) => (
                        <li key={`${samaran} ${String(pada)}`}>
                          <code>{samaran}</code>: {dari} menjadi {ke}. {sebab}, {formatMoment(pada)}.
                        </li>
                      ))}
                    </ul>
                  </>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Result({ answer, diumumkan }: { readonly answer: Answer; readonly diumumkan: readonly Diumumkan[] }) {
  if ("salah" in answer) {
    return (
      <div className="uji-hasil" role="status">
        <p>{answer.salah}</p>
      </div>
    );
  }
  const same = diumumkan.find(({ sidik }) => sidik === answer.sidik);
  return (
    <div className="uji-hasil" role="status" data-sama={same ? true : undefined}>
      <p>
        <b>{same ? `Sama dengan hasil ${same.gelombang} yang diumumkan.` : "Tidak sama dengan satu pun hasil yang diumumkan."}</b>
      </p>
      <p>
        {answer.gelombang}, {answer.pelamar} pelamar.
      </p>
      {answer.beda !== undefined && <UnlikeAnnounced beda={answer.beda} />}
      <ul>
        {answer.jalur.map(({ jenis, diterima, cadangan }) => (
          <li key={jenis}>
            {jenisJalur.find(({ value }) => value === jenis)?.label ?? jenis}: {diterima} diterima, {cadangan} cadangan
          </li>
        ))}
      </ul>
      <p>
        Sidik daftar <code className="seleksi-sidik">{answer.sidik}</code>
      </p>
      <p>
        Sidik lembar aturan <code className="seleksi-sidik">{answer.aturan}</code>
      </p>
    </div>
  );
}
