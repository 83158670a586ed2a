import { randomBytes } from "node:crypto";
import { type Product, removeData, startProduct } from "../support/product.ts";
import { addStaff, addToStaffFile, type Staff, signInAs } from "../support/staff.ts";
import { query } from "../support/stored.ts";
import type { Figure } from "./figure.ts";
import { busyOf, type Door, emptiestAnswer, emptiestOf, figure, several } from "./request-entry.ts";
import { beside, ms, quantile, timed } from "./times.ts";

const letters = 30;
/** The compiler of papers becomes quick over its first letters. */
const firstLetters = 30;
const written = 10_000;
const aims = { half: 40, most: 80 } as const;
const listAim = 60;
const konsep = "/administration/persuratan/konsep.data";

/** How long somebody waits for the PDF of a letter that was just signed, and for the list of 10,000 of them. */
export async function naskah(): Promise<Figure[]> {
  const product = await startProduct();
  const kepala = await addStaff(product, "kepala");
  await addToStaffFile(product, kepala, "Kepala Madrasah");
  const [penulis, pemaraf] = [await addStaff(product, "tataUsaha"), await addStaff(product, "tataUsaha")];
  await addToStaffFile(product, penulis, "Staf Tata Usaha");
  await addToStaffFile(product, pemaraf, "Kepala Tata Usaha");
  await query(product.dataDir, "update buku_nomor set kode_jabatan = 'Ma.22.01.01'");
  const headers = await signInAs(product.url, kepala);
  await fill(product, penulis, pemaraf);
  const door = { product, headers };
  const ids = await waiting(product);
  const first = await signedAndOpened(door, ids.slice(0, firstLetters));
  const before = busyOf(product);
  const times = await signedAndOpened(door, ids.slice(firstLetters));
  const busy = ((busyOf(product) - before) * 1000) / times.length;
  const [list, emptiest] = [await several(door, 40, [konsep]), await emptiestOf(door)];
  await product.stop();
  removeData(product);
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
  return [
    {
      what: `PDF of a letter just signed, drawn and stored, p95 of ${times.length} after the first ${first.length} of a start`,
      measured: `${ms(most)}, median ${ms(half)}, ${ms(busy)} of processor time with signing, at the median ${beside(half, emptiest, emptiestAnswer)}; the first ones ${ms(quantile(first, 0.95))}, median ${ms(quantile(first, 0.5))}`,
      aim: `≤ ${aims.most} ms, median ≤ ${aims.half} ms`,
      met: most <= aims.most && half <= aims.half,
    },
    figure(`first page of ${written.toLocaleString("en")} written letters`, list, listAim),
  ];
}

/** How long each took from asking for it to its last byte, in ms. */
async function signedAndOpened({ product, headers }: Door, ids: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const id of ids) {
    await sign(product, id, headers);
    const { ms: taken, text } = await timed(`${product.url}/administration/naskah/${id}/pdf`, { headers });
    if (!text.startsWith("%PDF")) throw new Error("no PDF came");
    times.push(taken);
  }
  return times;
}

/** A pupil's certificate again and again, a few of them ready to be signed. */
async function fill({ dataDir }: Product, penulis: Staff, pemaraf: Staff): Promise<void> {
  await query(
    dataDir,
    `with kelasnya as (insert into kelas (nama, tingkat, tahun_ajaran) values ('XI.F-3', 'XI', '2026/2027') returning id)
     insert into siswa (nama, nisn, jenis_kelamin, status, tempat_lahir, tanggal_lahir, kelas_id, tanggal_masuk)
     select 'Nadia Rahma Tolare', '0091234567', 'perempuan', 'aktif', 'Donggala', '2009-05-03', id, '2026-07-13' from kelasnya`,
  );
  await query(
    dataDir,
    `insert into naskah_surat (template_id, pembuat_id, jenis_id, untuk, judul, perihal, isi, isian, siswa_ids, status, pemaraf_id, updated_at)
     select template.id, akun.id, template.jenis_id, template.untuk, template.judul, template.perihal, template.isi,
       '{"Keperluan": "pengajuan beasiswa"}', array[siswa.id], case when n <= ${firstLetters + letters} then 'diparaf' else 'draft' end,
       case when n <= ${firstLetters + letters} then (select id from akun where nip = '${pemaraf.nip}') end, now() - n * interval '1 minute'
     from template_surat template, akun, siswa, generate_series(1, ${written}) n
     where template.nama = 'Surat Keterangan Aktif' and akun.nip = '${penulis.nip}'`,
  );
  await query(dataDir, "vacuum analyze naskah_surat");
}

const waiting = async ({ dataDir }: Product): Promise<string[]> =>
  (await query<{ id: string }>(dataDir, "select id from naskah_surat where status = 'diparaf'")).map(({ id }) => id);

async function sign({ url }: Product, id: string, headers: Readonly<Record<string, string>>): Promise<void> {
  const body = new URLSearchParams({ aksi: "tandatangan", versi: "1", kunci: randomBytes(16).toString("hex") });
  await timed(`${url}/administration/naskah/${id}.data`, { method: "POST", headers: { ...headers, origin: url }, body });
}
