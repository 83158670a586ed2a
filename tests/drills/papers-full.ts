import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { piecesPath } from "#modules/ppdb/index.ts";
import type { Product } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { addStaff, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import { type Kept, promise } from "./promise.ts";

const dokumen = "Kartu keluarga";

interface Said {
  readonly status: number;
  readonly text: string;
}

/** A family and the desk, each about to send a paper. */
export interface Papers {
  readonly scan: () => Promise<Said>;
  readonly piece: () => Promise<Said>;
  /** The rows with their files, as the desk opens them. */
  readonly stands: () => Promise<readonly string[]>;
}

/** One registration with a paper that is there already. */
export async function openPapers({ dataDir, url }: Product): Promise<Papers> {
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(dataDir, `insert into jalur_ppdb (jenis, gelombang_id, dokumen) select 'reguler', id, '${dokumen}' from gelombang_ppdb`);
  const { nomor } = (await (await post(url, registration("Anak Disk Penuh"))).json()) as { nomor: string };
  const [child] = await query<{ id: string }>(dataDir, `select id from pendaftaran where nomor = '${nomor}'`);
  const desk = await signInAs(url, await addStaff({ dataDir, url } as Product, "panitiaPpdb"));
  const body = new URLSearchParams({ aksi: "buka", nomor, tanggalLahir: "9/3/2012" });
  const opened = await fetch(`${url}/daftar/status`, { method: "POST", redirect: "manual", body, headers: { origin: url } });
  const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
  const page = `/administration/meja-ppdb/${child?.id}`;
  const isi = new Blob([new Uint8Array(await noise())], { type: "image/jpeg" });
  const send = async (to: string, headers: Record<string, string>, fields: Readonly<Record<string, string | Blob>>): Promise<Said> => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const answer = await fetch(url + to, { method: "POST", redirect: "manual", body: form, headers: { ...headers, origin: url } });
    return { status: answer.status, text: await answer.text() };
  };
  const papers: Papers = {
    scan: () => send(`${page}.data`, desk, { aksi: "pindai", versi: "1", dokumen, berkas: isi }),
    piece: () => send(piecesPath, { cookie }, { aksi: "potongan", nomor, unggahan: randomUUID(), mulai: "0", isi: isi.slice(0, 100_000) }),
    stands: async () => {
      const rows = await query<{ id: string }>(dataDir, "select id from berkas_pendaftaran order by id");
      return Promise.all(rows.map(async ({ id }) => `${id} ${(await fetch(`${url}${page}/berkas/${id}`, { headers: desk })).status}`));
    },
  };
  await papers.scan();
  return papers;
}

export function judgePapers(before: readonly string[], full: readonly Said[], after: readonly string[], again: Said): Kept[] {
  const told = full.map(({ status, text }) => `${status} ${/[^"]*penuh[^"]*/.exec(text)?.[0] ?? text.slice(0, 120)}`);
  return [
    promise(
      "a paper sent meanwhile is refused with a sentence",
      told.join("; "),
      full.every(({ status, text }) => status === 503 && /penuh|terganggu/.test(text)),
    ),
    promise(
      "the paper before is there, and opens",
      after.join(),
      before.length === 1 && before.join() === after.join() && after[0]?.endsWith(" 200") === true,
    ),
    promise("with room again it is taken", `${again.status}`, again.status === 200),
  ];
}

/** Does not become small. */
const noise = (): Promise<Buffer> =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 120, sigma: 60 } } })
    .jpeg({ quality: 95 })
    .toBuffer();
