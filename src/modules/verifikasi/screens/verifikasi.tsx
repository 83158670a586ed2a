import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { type Ctx, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { Refusal } from "#kit/refusals.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { keepPage } from "#kit/ui/offline/keep-page.ts";
import { openReader } from "#kit/ui/scan/reader.ts";
import { visitContext } from "#kit/visit.server.ts";
import { type Answer, withoutNetwork } from "../parts/answer.ts";
import { Result } from "../parts/result.tsx";
import { Berkas, Scan, Typed } from "../parts/tools.tsx";
import { useCheck } from "../parts/use-check.ts";
import { searchBukti } from "../search-bukti.server.ts";
import { publicKeys } from "../signing-key.server.ts";
import { fromBase64, toBase64 } from "../summary.ts";
import "#kit/ui/styles/file-button.css";
import "./verifikasi.css";

const title = "Periksa keaslian surat";

/** One page for all codes: what is typed is no address of its own. */
export const meta = ({ loaderData }: { readonly loaderData?: Payload }) => loaderData?.kepala ?? [{ title }];

interface Payload {
  readonly kepala: ReturnType<typeof describe>;
  readonly typed: string;
  readonly keys: readonly { readonly nomor: number; readonly umum: string; readonly dicabut: boolean }[];
  readonly jawaban: Answer | null;
  readonly salah: string | null;
}

export async function loader(args: LoaderFunctionArgs): Promise<Payload> {
  const { origin, searchParams } = new URL(args.request.url);
  const typed = (searchParams.get("kode") ?? "").slice(0, 40);
  const { address } = args.context.get(visitContext);
  const keys = await within(args, publicKeys);
  const found = typed ? await within(args, (ctx) => jawab(ctx, typed, address)) : { jawaban: null, salah: null };
  const description = "Pindai kode QR, ketik kode, atau periksa berkas PDF surat dari madrasah.";
  const kepala = describe({ title, description, url: `${origin}/verifikasi` });
  return { kepala, typed, keys: keys.map((key) => ({ ...key, umum: toBase64(key.umum) })), ...found };
}

async function jawab(ctx: Ctx, typed: string, address: string): Promise<{ jawaban: Answer | null; salah: string | null }> {
  try {
    const found = await searchBukti(ctx, { typed, key: address });
    if (!found) return { jawaban: { macam: "tidak-ada", kode: typed }, salah: null };
    const keadaan = found.dicabut ? { dicabut: formatMoment(found.dicabut) } : "berlaku";
    return { jawaban: { macam: "sah", dari: "kode", ringkasan: found.ringkasan, keadaan }, salah: null };
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || (refusal.kind !== "invalid" && refusal.kind !== "tooMany")) throw refusal;
    return { jawaban: null, salah: refusal.message };
  }
}

export default function Verifikasi({ loaderData }: { readonly loaderData: Payload }) {
  const { typed, keys } = loaderData;
  const known = useMemo(() => keys.map((key) => ({ ...key, umum: fromBase64(key.umum) ?? new Uint8Array() })), [keys]);
  const { jawaban, ketikan, pindai, berkas, ketik, tampilkan } = useCheck(known, loaderData);
  const siap = useSyncExternalStore(never, isBrowser, isServer);
  // The kept page knows of no code: it was asked for one that it could not ask about.
  const dibuka = useEffectEvent(() => {
    if (!typed && new URLSearchParams(location.search).get("kode")) void tampilkan(withoutNetwork);
  });
  useEffect(() => {
    dibuka();
    // What reads a picture is fetched now, so that it is there without a network.
    void keepPage("/verifikasi").then(async (kept) => {
      if (kept) await openReader();
    });
  }, []);
  useEffect(() => {
    if (jawaban) document.getElementById("hasil")?.focus();
  }, [jawaban]);
  return (
    <div className="lebar verifikasi">
      <header className="pembuka">
        <h1>Periksa keaslian surat</h1>
        <p>Untuk siapa saja yang menerima surat dari madrasah: pastikan surat itu benar diterbitkan di sini dan isinya tidak diubah.</p>
      </header>
      <div aria-live="polite">{jawaban && <Result jawaban={jawaban} />}</div>
      <div className="alat-alat">
        <Scan onBaca={pindai} siap={siap} />
        <Typed kode={typed} {...ketikan} onKetik={(kode) => void ketik(kode)} />
        <Berkas onBerkas={(file) => void berkas(file)} siap={siap} />
      </div>
      <p className="catatan">
        Tanda ini dibuat oleh madrasah sendiri untuk memeriksa keaslian suratnya. Tanda ini{" "}
        <b>bukan tanda tangan elektronik tersertifikasi</b> dari Balai Besar Sertifikasi Elektronik (BSrE).
      </p>
    </div>
  );
}

const never = () => () => undefined;
const isBrowser = () => true;
const isServer = () => false;
