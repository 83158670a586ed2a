import { createHash, randomUUID } from "node:crypto";
import { rmSync } from "node:fs";
import sharp from "sharp";
import { pieceBytes, piecesPath } from "#modules/ppdb/index.ts";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { query } from "../support/stored.ts";
import { kill, victims } from "./kill.ts";
import { patience } from "./patient-query.ts";
import { type Kept, promise } from "./promise.ts";

const rounds = Number(process.env.DRILL_ROUNDS ?? 30);
const families = 8;
const papers = ["Kartu keluarga", "Akta kelahiran"] as const;

interface Family {
  readonly nomor: string;
  readonly cookie: string;
}

interface Counted {
  going: boolean;
  acknowledged: number;
  refused: string[];
}

/** kill -9 while families send their papers in pieces: what was acknowledged is there, whole and once, and no half paper is. */
export async function uploadBroken(): Promise<Kept[]> {
  const [dataDir, port] = [makeFolder("latihan"), await freePort()];
  let product = await startProduct({ dataDir, port });
  const people = await openFamilies(product);
  const photo = await noise();
  const counted: Counted = { going: true, acknowledged: 0, refused: [] };
  const last = new Map<string, string>();
  const sending = people.map((family) => keepSending(product.url, { family, photo, counted, last }));
  for (let round = 0; round < rounds; round++) {
    // A paper takes a second or two in a process that has just begun: some are cut off, some come through.
    await pause(500 + Math.random() * 4_000);
    product = await kill(product, victims[round % 3] ?? "aplikasi", { dataDir, port });
    process.stdout.write(".");
  }
  counted.going = false;
  await Promise.all(sending);
  const kept = await look(product, { people, last, counted });
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  console.log(`\n${rounds} kills, ${counted.acknowledged} papers acknowledged`);
  return kept;
}

async function openFamilies({ dataDir, url }: Product): Promise<readonly Family[]> {
  await query(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await query(
    dataDir,
    `insert into jalur_ppdb (jenis, gelombang_id, dokumen, bobot_tes, seri1)
     select 'reguler', id, '${papers.join("\n")}', 100, 'tes' from gelombang_ppdb`,
  );
  return Promise.all(
    Array.from({ length: families }, async (_, at): Promise<Family> => {
      const { nomor } = (await (await post(url, registration(`Anak ${at}`))).json()) as { nomor: string };
      const press = async (fields: Readonly<Record<string, string>>, cookie = "") => {
        const asked = { method: "POST", redirect: "manual", body: new URLSearchParams(fields), headers: { origin: url, cookie } } as const;
        return ((await fetch(`${url}/daftar/status`, asked)).headers.get("set-cookie") ?? "").split(";")[0] ?? "";
      };
      const opened = await press({ aksi: "buka", nomor, tanggalLahir: "9/3/2012" });
      return { nomor, cookie: await press({ aksi: "telepon", nomor, noTelepon: "081200000000" }, opened) };
    }),
  );
}

/** Does not become small: some pieces long. */
const noise = (): Promise<Buffer> =>
  sharp({ create: { width: 700, height: 700, channels: 3, background: "#fff", noise: { type: "gaussian", mean: 120, sigma: 60 } } })
    .jpeg({ quality: 95 })
    .toBuffer();

interface Sending {
  readonly family: Family;
  readonly photo: Buffer;
  readonly counted: Counted;
  /** The upload that was acknowledged last, by number and paper. */
  readonly last: Map<string, string>;
}

/** As the page does it: what is here already is asked for first, and a lost answer is asked for again. */
async function keepSending(url: string, { family, photo, counted, last }: Sending): Promise<void> {
  for (let turn = 0; counted.going; turn++) {
    const [dokumen, unggahan] = [papers[turn % papers.length] ?? "", randomUUID()];
    const ask = (fields: Readonly<Record<string, string | Blob>>) => patiently(url, family, fields);
    for (let at = 0; at < photo.length; ) {
      const isi = new Blob([new Uint8Array(photo.subarray(at, at + pieceBytes))]);
      const { sampai, error } = await ask({ aksi: "potongan", unggahan, mulai: String(at), isi });
      if (error) counted.refused.push(error);
      if (sampai === undefined) return;
      at = sampai;
    }
    const { selesai, error } = await ask({ aksi: "selesai", dokumen, unggahan: `${unggahan}:${photo.length}` });
    if (error || !selesai) {
      counted.refused.push(error ?? "said to be missing something");
      return;
    }
    counted.acknowledged++;
    last.set(`${family.nomor} ${dokumen}`, unggahan);
    await pause(3_000);
  }
}

interface Answer {
  readonly sampai?: number;
  readonly selesai?: boolean;
  readonly error?: string;
}

async function patiently(url: string, { nomor, cookie }: Family, fields: Readonly<Record<string, string | Blob>>): Promise<Answer> {
  for (const begun = performance.now(); ; await pause(200)) {
    const form = new FormData();
    for (const [name, value] of Object.entries({ nomor, ...fields })) form.set(name, value);
    const answer = await fetch(url + piecesPath, { method: "POST", body: form, headers: { origin: url, cookie } }).catch(() => undefined);
    if (answer && answer.status < 500 && answer.status !== 429) return (await answer.json()) as Answer;
    if (performance.now() - begun > patience) throw new Error(`no answer to ${fields.aksi} (last: ${answer?.status ?? "no connection"})`);
  }
}

interface Row {
  readonly id: string;
  readonly nomor: string;
  readonly dokumen: string;
  readonly unggahan: string;
  readonly sidik: string;
}

interface Seen {
  readonly people: readonly Family[];
  readonly last: ReadonlyMap<string, string>;
  readonly counted: Counted;
}

async function look({ dataDir, url }: Product, { people, last, counted }: Seen): Promise<Kept[]> {
  const rows = await query<Row>(
    dataDir,
    `select paper.id, nomor, dokumen, unggahan, sidik from berkas_pendaftaran paper
     join pendaftaran on pendaftaran.id = pendaftaran_id join berkas on berkas.id = berkas_id`,
  );
  const there = new Map(rows.map(({ nomor, dokumen, unggahan }) => [`${nomor} ${dokumen}`, unggahan]));
  const lost = [...last].filter(([paper, unggahan]) => there.get(paper) !== unggahan);
  const torn = await Promise.all(
    rows.map(async ({ id, nomor, sidik }) => {
      const cookie = people.find((one) => one.nomor === nomor)?.cookie ?? "";
      const answer = await fetch(`${url}/daftar/status/berkas/${id}`, { headers: { cookie } });
      return answer.ok &&
        createHash("sha256")
          .update(new Uint8Array(await answer.arrayBuffer()))
          .digest("hex") === sidik
        ? []
        : [id];
    }),
  );
  const [counts] = await query<{ lines: number; pieces: number }>(
    dataDir,
    `select (select count(*)::int from audit where subject = 'pendaftaran' and action = 'update' and after ? 'berkas') as lines,
       (select count(*)::int from potongan_unggahan) as pieces`,
  );
  const { acknowledged, refused } = counted;
  return [
    promise("every paper that was acknowledged is there", `${lost.length} of ${last.size} missing`, lost.length === 0 && last.size > 0),
    promise("no file is torn", `${torn.flat().length} of ${rows.length}`, torn.flat().length === 0),
    promise("each came once", `${counts?.lines} lines of the trail, ${acknowledged} acknowledged`, counts?.lines === acknowledged),
    promise("no piece is left of them", `${counts?.pieces}`, counts?.pieces === 0),
    promise("nothing that is right was refused", refused.join("; ") || "nothing", refused.length === 0),
  ];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
