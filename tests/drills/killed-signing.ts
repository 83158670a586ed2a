import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { makeFolder } from "../support/leftovers.ts";
import { freePort, type Product, startProduct } from "../support/product.ts";
import { addStaff, addToStaffFile, type SignedIn, signInAs } from "../support/staff.ts";
import { backAsFast, kill, restart, victims } from "./kill.ts";
import { pause } from "./outage.ts";
import { patience, patientQuery } from "./patient-query.ts";
import type { Kept } from "./promise.ts";
import { countSigned, type Sent } from "./signed-letters.ts";

const rounds = Number(process.env.DRILL_ROUNDS ?? 12);
const pairs = 3;
/** More than are signed while it goes on. */
const most = 4000;

interface Desk {
  readonly url: string;
  readonly dataDir: string;
  readonly headers: SignedIn;
  readonly waiting: string[];
  readonly sent: Sent[];
  going: boolean;
}

/** kill -9 of the application, the database or both while heads sign letters, each on two devices at once, and open the PDF of every second. */
export async function killedSigning(): Promise<Kept[]> {
  const again = { dataDir: makeFolder("latihan"), port: await freePort() };
  let product = await startProduct(again);
  const desk = await open(product);
  const signing = Array.from({ length: pairs }, () => keepSigning(desk));
  const served = () => signNext(desk);
  const before = await restart(product, again, served);
  product = before.product;
  const recoveries: number[] = [];
  for (let round = 0; round < rounds; round++) {
    await confirm(desk);
    await pause(150 + Math.random() * 900);
    const begun = performance.now();
    product = await kill(product, victims[round % 3] ?? "aplikasi", again);
    await served();
    recoveries.push(performance.now() - begun);
    process.stdout.write(".");
  }
  const after = await restart(product, again, served);
  product = after.product;
  desk.going = false;
  await Promise.all(signing);
  await confirm(desk);
  const verdict = await countSigned(desk, { signAgain: (id) => sign(desk, id) });
  await product.stop();
  rmSync(again.dataDir, { recursive: true, force: true });
  console.log(`\n${rounds} kills, ${desk.sent.filter(({ acknowledged }) => acknowledged).length} signatures acknowledged`);
  return [...verdict, backAsFast([before.took, after.took], recoveries)];
}

/** An office with a head, and certificates of a pupil that wait for the signature. */
async function open(product: Product): Promise<Desk> {
  const { dataDir, url } = product;
  const person = async (jabatan: string, ...roles: string[]) => addToStaffFile(product, await addStaff(product, ...roles), jabatan);
  const kepala = await person("Kepala Madrasah", "kepala");
  const [penulis, pemaraf] = [await person("Staf Tata Usaha", "tataUsaha"), await person("Kepala Tata Usaha", "tataUsaha")];
  for (const statement of [
    "update buku_nomor set kode_jabatan = 'Ma.22.01.01'",
    `with kelasnya as (insert into kelas (nama, tingkat, tahun_ajaran) values ('XI.F-3', 'XI', '2026/2027') returning id)
     insert into siswa (nama, nisn, jenis_kelamin, status, tempat_lahir, tanggal_lahir, kelas_id, tanggal_masuk)
     select 'Nadia Rahma Tolare', '0091234567', 'perempuan', 'aktif', 'Donggala', '2009-05-03', id, '2026-07-13' from kelasnya`,
    `insert into naskah_surat (template_id, pembuat_id, jenis_id, untuk, judul, perihal, isi, isian, siswa_ids, status, pemaraf_id, diparaf_pada)
     select template.id, akun.id, template.jenis_id, template.untuk, template.judul, template.perihal, template.isi,
       '{"Keperluan": "pengajuan beasiswa"}', array[siswa.id], 'diparaf', (select id from akun where nip = '${pemaraf.nip}'), now()
     from template_surat template, akun, siswa, generate_series(1, ${most})
     where template.nama = 'Surat Keterangan Aktif' and akun.nip = '${penulis.nip}'`,
  ])
    await patientQuery(dataDir, statement);
  const headers = await signInAs(url, kepala);
  const waiting = (await patientQuery<{ id: string }>(dataDir, "select id from naskah_surat where status = 'diparaf'")).map(({ id }) => id);
  return { url, dataDir, headers, waiting, sent: [], going: true };
}

/** The head has shown a moment ago who they are: a signature asks for it, and a drill takes longer than that holds. */
const confirm = ({ dataDir }: Desk) => patientQuery(dataDir, "update sesi set confirmed_at = now()");

async function keepSigning(desk: Desk): Promise<void> {
  for (let count = 0; desk.going; count++) {
    const id = await signNext(desk);
    // Whoever opens it first has it drawn; of the others the work behind the scenes does it.
    if (count % 2 === 0) await fetch(`${desk.url}/administration/naskah/${id}/pdf`, { headers: desk.headers }).catch(() => undefined);
    await pause(50);
  }
}

/** The next letter, pressed on two devices at once. */
async function signNext(desk: Desk): Promise<string> {
  const id = desk.waiting.pop();
  if (!id) throw new Error(`all ${most} letters are signed`);
  await Promise.all([sign(desk, id), sign(desk, id)]);
  return id;
}

/** As the page of the letter: the same press until it is answered. Only a press that is never answered again is left open. */
async function sign({ url, headers, sent, dataDir }: Desk, id: string): Promise<void> {
  const body = new URLSearchParams({ aksi: "tandatangan", versi: "1", kunci: randomBytes(16).toString("hex") });
  // Every fifth device is laid aside at the first fault: nobody knows of that signature.
  const tries = Math.random() < 0.2 ? 1 : Number.POSITIVE_INFINITY;
  for (const [begun, tried] = [performance.now(), { times: 0 }]; performance.now() - begun < patience; ) {
    const path = `${url}/administration/naskah/${id}.data`;
    const answer = await fetch(path, { method: "POST", headers, body, signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
    const said = await answer?.text().catch(() => undefined);
    if (answer && said !== undefined) {
      const nomor = /Surat ditandatangani dengan nomor ([^"]+)"/.exec(said)?.[1];
      if (answer.ok && nomor) return void sent.push({ id, acknowledged: true, nomor });
      if (answer.status === 409) return void sent.push({ id, acknowledged: false, nomor: null });
      if (answer.status === 401 || answer.status === 403) await patientQuery(dataDir, "update sesi set confirmed_at = now()");
      else if (answer.status < 500 && answer.status !== 429) throw new Error(`refused with ${answer.status}: ${said.slice(0, 400)}`);
    }
    if (++tried.times >= tries) return void sent.push({ id, acknowledged: false, nomor: null });
    await pause(50 + Math.random() * 100);
  }
  throw new Error(`the signature of ${id} was never answered`);
}
