import { createHash } from "node:crypto";
import { rmSync } from "node:fs";
import sharp from "sharp";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";
import { post, registration } from "../support/registrations.ts";
import { send } from "../support/season.ts";
import { addStaff, type SignedIn, signInAs } from "../support/staff.ts";
import { kill, victims } from "./kill.ts";
import { pause, untilReadiness } from "./outage.ts";
import { patientQuery } from "./patient-query.ts";
import { type Kept, promise } from "./promise.ts";

const rounds = Number(process.env.DRILL_ROUNDS ?? 20);
const families = 6;
const paths = ["reguler", "tahfidz"] as const;

interface Child {
  readonly id: string;
  readonly nomor: string;
  readonly cookie: string;
  /** Moves that were answered, and the path of the last of them. */
  moved: number;
  jalur: string;
  /** Moves that nobody answered: each is there, or not. */
  unsure: number;
  asked: number;
  unsureAsked: number;
}

/** kill -9 while the committee moves registrations between paths and their families ask for it: each is on one path or the other, with everything that belongs to that. */
export async function pathBroken(): Promise<Kept[]> {
  const [dataDir, port] = [makeFolder("latihan"), await freePort()];
  let product = await startProduct({ dataDir, port });
  const desk = await signInAs(product.url, await addStaff(product, "panitiaPpdb"));
  const children = await openFamilies(product, desk);
  const before = await papersAndAnswers(product, desk);
  const refused: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const pressed = children.flatMap((child) => [ask(product.url, child, refused), move(product, { desk, child, refused })]);
    // All of them take a second or two.
    await pause(20 + Math.random() * 2_500);
    product = await kill(product, victims[round % 3] ?? "aplikasi", { dataDir, port });
    await Promise.all(pressed);
    await untilReadiness(product.url, 200);
    process.stdout.write(".");
  }
  const kept = await look(product, children);
  const after = await papersAndAnswers(product, desk);
  await product.stop();
  rmSync(dataDir, { recursive: true, force: true });
  const moves = children.reduce((sum, { moved }) => sum + moved, 0);
  console.log(`\n${rounds} kills, ${moves} moves acknowledged`);
  return [
    ...kept,
    promise(
      "papers and answers are as they were, and open",
      `${after.length} of ${before.length}`,
      after.join() === before.join() && after.length === families * 2,
    ),
    promise("nothing that is right was refused", refused.join("; ") || "nothing", refused.length === 0),
  ];
}

/** Each with a paper and an answer that their first path asks for. */
async function openFamilies(product: Product, desk: SignedIn): Promise<Child[]> {
  const { dataDir, url } = product;
  await patientQuery(dataDir, "insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 1', id from periode_ppdb");
  await patientQuery(
    dataDir,
    `insert into jalur_ppdb (jenis, gelombang_id, dokumen, kuota)
     select jenis, id, 'Kartu keluarga' || chr(10) || jenis, 100 from gelombang_ppdb, unnest(array['reguler', 'tahfidz']) jenis`,
  );
  await patientQuery(
    dataDir,
    "insert into pertanyaan_ppdb (periode_id, kode, jalur, bentuk, pertanyaan) select id, 'kelas', 'reguler', 'pendek', 'Kelas minat' from periode_ppdb",
  );
  const children: Child[] = [];
  for (let at = 0; at < families; at++) {
    const made = await post(url, { ...registration(`Anak ${at}`), jalur: "reguler" });
    const { nomor } = (await made.json()) as { nomor: string };
    const body = new URLSearchParams({ aksi: "buka", nomor, tanggalLahir: "9/3/2012" });
    const opened = await fetch(`${url}/daftar/status`, { method: "POST", redirect: "manual", body, headers: { origin: url } });
    const cookie = (opened.headers.get("set-cookie") ?? "").split(";")[0] ?? "";
    const [row] = await patientQuery<{ id: string }>(dataDir, `select id from pendaftaran where nomor = '${nomor}'`);
    const child = { id: row?.id ?? "", nomor, cookie, moved: 0, jalur: "reguler", unsure: 0, asked: 0, unsureAsked: 0 };
    await bringPaper(url, desk, child);
    children.push(child);
  }
  await patientQuery(
    dataDir,
    "insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select anak.id, tanya.id, 'IPA', now() from pendaftaran anak, pertanyaan_ppdb tanya",
  );
  return children;
}

async function bringPaper(url: string, desk: SignedIn, { id }: Child): Promise<void> {
  const picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: "#888" } })
    .jpeg()
    .toBuffer();
  const form = new FormData();
  for (const [name, value] of Object.entries({ aksi: "pindai", versi: "1", dokumen: "reguler" })) form.set(name, value);
  form.set("berkas", new Blob([new Uint8Array(picture)], { type: "image/jpeg" }));
  const answer = await fetch(`${url}/administration/meja-ppdb/${id}.data`, {
    method: "POST",
    redirect: "manual",
    body: form,
    headers: desk,
  });
  if (answer.status >= 400) throw new Error(`no paper: ${answer.status} ${await answer.text()}`);
}

async function ask(url: string, child: Child, refused: string[]): Promise<void> {
  const body = new URLSearchParams({ nomor: child.nomor, isian: "jalur", isi: "Jalur yang lain, keliru memilih" });
  const headers = { cookie: child.cookie, origin: url };
  const answer = await fetch(`${url}/daftar/status/isian`, { method: "POST", redirect: "manual", body, headers }).catch(() => undefined);
  if (answer?.status === 303) child.asked++;
  else if (!answer || answer.status >= 500) child.unsureAsked++;
  // It waits already, or there have been many.
  else if (answer.status !== 409) refused.push(`a wish: ${answer.status}`);
}

/** From the path it stands on to the other, as who has just read the page. */
async function move(
  { url, dataDir }: Product,
  { desk, child, refused }: { desk: SignedIn; child: Child; refused: string[] },
): Promise<void> {
  const [row] = await patientQuery<{ versi: number; jalur: string; wave: string }>(
    dataDir,
    `select versi, jalur, gelombang_id as wave from pendaftaran where id = '${child.id}'`,
  );
  const jalur = paths.find((one) => one !== row?.jalur) ?? "";
  const fields = { versi: String(row?.versi), ke: `${row?.wave} ${jalur}`, alasan: "Seperti yang keluarga minta" };
  const answer = await send(url, `/administration/meja-ppdb/${child.id}/jalur`, desk, fields).catch(() => undefined);
  if (answer && answer.status < 400) [child.moved, child.jalur] = [child.moved + 1, jalur];
  else if (!answer || answer.status >= 500) child.unsure++;
  else refused.push(`a move: ${answer.status} ${(await answer.text()).slice(0, 200)}`);
}

/** Each paper with what it is when it is opened, and each answer. */
async function papersAndAnswers({ dataDir, url }: Product, desk: SignedIn): Promise<string[]> {
  const papers = await patientQuery<{ id: string; anak: string; sidik: string }>(
    dataDir,
    "select paper.id, pendaftaran_id as anak, sidik from berkas_pendaftaran paper join berkas on berkas.id = berkas_id order by 1",
  );
  const opened = papers.map(async ({ id, anak, sidik }) => {
    const answer = await fetch(`${url}/administration/meja-ppdb/${anak}/berkas/${id}`, { headers: desk });
    const hash = createHash("sha256").update(new Uint8Array(await answer.arrayBuffer()));
    return `${id} ${answer.status} ${hash.digest("hex") === sidik}`;
  });
  const answers = await patientQuery<{ said: string }>(
    dataDir,
    "select pendaftaran_id || ' ' || isi as said from jawaban_pendaftaran order by pendaftaran_id",
  );
  return [...(await Promise.all(opened)), ...answers.map(({ said }) => said)];
}

interface Stands {
  readonly id: string;
  readonly jalur: string;
  readonly steps: number;
  readonly lines: number;
  readonly last: string;
  readonly wishes: number;
  readonly told: number;
  readonly waits: number;
}

async function look({ dataDir }: Product, children: readonly Child[]): Promise<Kept[]> {
  const rows = await patientQuery<Stands>(
    dataDir,
    `select anak.id, anak.jalur,
       (select count(*)::int from langkah_pendaftaran where pendaftaran_id = anak.id and alasan like 'Jalur dipindahkan%') as steps,
       (select count(*)::int from audit where subject_id = anak.id::text and before ? 'jalur') as lines,
       (select after ->> 'jalur' from audit where subject_id = anak.id::text and before ? 'jalur' order by id desc limit 1) as last,
       (select count(*)::int from permintaan_perbaikan where pendaftaran_id = anak.id) as wishes,
       (select count(*)::int from audit where subject_id = anak.id::text and after ->> 'diminta' = 'jalur') as told,
       (select count(*)::int from permintaan_perbaikan where pendaftaran_id = anak.id and jawaban is null) as waits
     from pendaftaran anak`,
  );
  const at = new Map(rows.map((row) => [row.id, row]));
  const faults = (judge: (child: Child, row: Stands) => boolean) =>
    children.flatMap((child) => {
      const row = at.get(child.id);
      return row && judge(child, row) ? [] : [`${child.nomor}: ${JSON.stringify(row)} after ${child.moved} + ${child.unsure}`];
    });
  const whole = faults((_, row) => row.steps === row.lines && row.jalur === (row.last ?? "reguler"));
  const there = faults((child, row) => row.lines >= child.moved && row.lines <= child.moved + child.unsure);
  const wishes = faults(
    (child, row) => row.wishes === row.told && row.waits <= 1 && row.wishes >= child.asked && row.wishes <= child.asked + child.unsureAsked,
  );
  return [
    promise("path, step and trail say the same of each", whole.join("; ") || "all", whole.length === 0),
    promise(
      "each move that was acknowledged is there, once",
      there.join("; ") || "all",
      there.length === 0 && children.some(({ moved }) => moved > 0),
    ),
    promise("each wish that was acknowledged is there, once, and one waits at most", wishes.join("; ") || "all", wishes.length === 0),
  ];
}
