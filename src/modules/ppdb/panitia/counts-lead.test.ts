/**
 * Whoever sorts the morning's work reads a figure beside each choice and presses it, twenty times a day. What goes wrong: the figure says
 * seven and the list behind it has five, or two choices together lead to others than each figure promised.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { type Asked, mejaPageSize, readAsked, writeKurang } from "./asked.ts";
import type { Counts } from "./count-meja.server.ts";
import { listMeja } from "./list-meja.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const [kk, akta, rapor, sertifikat] = ["Kartu keluarga", "Akta kelahiran", "Rapor", "Sertifikat tahfidz"] as const;
const asked = (query: string) => readAsked(new URLSearchParams(query));
const meja = (query: string) => scope(nurlaela).read((ctx) => listMeja(ctx, asked(query)));
const names = async (query: string) => (await meja(query)).rows.map(({ namaLengkap }) => namaLengkap);
const berkas = (dokumen: string) => `berkas=${encodeURIComponent(writeKurang(dokumen))}`;

/** Who is what: state, path, verifier, days ago, papers that came and one that was given back. */
const children = {
  Ani: { keadaan: "terverifikasi", jalur: "reguler", lahir: "2012-01-01", hari: 0, siapa: rusdin.id, kirim: [kk, akta] },
  Budi: { keadaan: "terkirim", jalur: "reguler", lahir: "2012-01-02", hari: 1, siapa: nurlaela.id, kirim: [kk], kembali: akta },
  Cica: { keadaan: "terkirim", jalur: "tahfidz", lahir: "2005-01-03", hari: 3, siapa: nurlaela.id, kirim: [] },
  Dedi: { keadaan: "diterima", jalur: "tahfidz", lahir: "2012-01-04", hari: 6, siapa: null, kirim: [sertifikat, akta] },
  Edi: { keadaan: "terkirim", jalur: "reguler", lahir: "2015-08-05", hari: 7, siapa: null, kirim: [sertifikat] },
  Fani: { keadaan: "digabung", jalur: "reguler", lahir: "2012-01-06", hari: 1, siapa: null, kirim: [] },
  Gani: { keadaan: "terkirim", jalur: "tahfidz", lahir: "2012-01-07", hari: 0, siapa: rusdin.id, kirim: [akta] },
  // Of the second wave, whose regular path asks for something else.
  Hani: { keadaan: "terkirim", jalur: "reguler", lahir: "2012-01-08", hari: 0, siapa: null, kirim: [kk] },
} as const;
const ids: Record<string, string> = {};

const insertPaper = (ctx: Ctx, id: string, dokumen: string, keadaan: string) =>
  sql`with satu as (insert into berkas (kunci, nama, jenis, ukuran, sidik)
      values (gen_random_uuid()::text, 'a.pdf', 'application/pdf', 9, repeat('0', 64)) returning id)
    insert into berkas_pendaftaran (pendaftaran_id, dokumen, berkas_id, halaman, dikirim, keadaan, sebab)
    select ${id}, ${dokumen}, id, 1, now(), ${keadaan}, ${keadaan === "dikembalikan" ? "buram" : null} from satu`.execute(ctx.db);

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { dokumen: `${kk}\n${akta}` });
  await addJalur(scope(nurlaela), { dokumen: `${sertifikat}\n${akta}` }, "tahfidz");
  for (const [name, { jalur, lahir }] of Object.entries(children))
    ids[name] = (await register(scope(), name, { jalur, tanggalLahir: lahir })).id;
  await register(scope(), "Gani", { jalur: "reguler", tanggalLahir: "2012-01-07" });
  await as(async (ctx) => {
    for (const [name, child] of Object.entries(children)) {
      const { keadaan, hari, siapa, kirim } = child;
      await sql`update pendaftaran set keadaan = ${keadaan}, verifikator_id = ${siapa}, created_at = ${new Date("2027-03-01T01:00:00Z")}::timestamptz - ${hari} * interval '1 day'
        where id = ${ids[name]}`.execute(ctx.db);
      for (const dokumen of kirim) await insertPaper(ctx, ids[name] ?? "", dokumen, dokumen === akta ? "diterima" : "menunggu");
      if ("kembali" in child) await insertPaper(ctx, ids[name] ?? "", child.kembali, "dikembalikan");
    }
    await sql`with baru as (insert into gelombang_ppdb (nama, periode_id) select 'Gelombang 2', periode_id from gelombang_ppdb returning id),
        jalan as (insert into jalur_ppdb (jenis, gelombang_id, dokumen) select 'reguler', id, ${rapor} from baru)
      update pendaftaran set gelombang_id = baru.id from baru where pendaftaran.id = ${ids.Hani}`.execute(ctx.db);
    // A question that all have to answer, and that three did.
    await sql`with tanya as (insert into pertanyaan_ppdb (periode_id, pertanyaan, bentuk, wajib) select id, 'Riwayat sakit', 'pendek', true from periode_ppdb returning id)
      insert into jawaban_pendaftaran (pendaftaran_id, pertanyaan_id, isi, pada) select p.id, tanya.id, 'Asma', now() from pendaftaran p, tanya
      where p.nama_lengkap in ('Ani', 'Cica', 'Hani')`.execute(ctx.db);
  });
});

type Choice = readonly [facet: keyof Asked, query: string, count: (counts: Counts) => number];
const choices: readonly Choice[] = [
  ["keadaan", "keadaan=terkirim", ({ keadaan }) => keadaan.terkirim],
  ["keadaan", "keadaan=diterima", ({ keadaan }) => keadaan.diterima],
  ["keadaan", "keadaan=digabung", ({ keadaan }) => keadaan.digabung],
  ["jalur", "jalur=reguler", ({ jalur }) => jalur.get("reguler") ?? 0],
  ["jalur", "jalur=tahfidz", ({ jalur }) => jalur.get("tahfidz") ?? 0],
  ["verifikator", "verifikator=tanpa", ({ verifikator }) => verifikator.get("tanpa") ?? 0],
  ["verifikator", "verifikator=saya", ({ verifikator }) => verifikator.get(nurlaela.id ?? "") ?? 0],
  ["verifikator", `verifikator=${rusdin.id}`, ({ verifikator }) => verifikator.get(rusdin.id ?? "") ?? 0],
  ["ganda", "ganda=ganda", ({ ganda }) => ganda],
  ["umur", "umur=luar", ({ umur }) => umur],
  ["masuk", "masuk=hari-ini", ({ masuk }) => masuk.get("hari-ini") ?? 0],
  ["masuk", "masuk=kemarin", ({ masuk }) => masuk.get("kemarin") ?? 0],
  ["masuk", "masuk=tujuh-hari", ({ masuk }) => masuk.get("tujuh-hari") ?? 0],
  ["jawaban", "jawaban=kurang", ({ jawaban }) => jawaban],
  ...[kk, akta, rapor, sertifikat].map(
    (name): Choice => ["kurang", berkas(name), ({ kurang }) => kurang.find(({ dokumen }) => dokumen === name)?.banyak ?? 0],
  ),
];

test("the list behind each choice has those it should have", async () => {
  const led: Record<string, readonly string[]> = {};
  for (const [, query] of choices) led[query] = await names(query);
  expect(led).toEqual({
    "keadaan=terkirim": ["Budi", "Cica", "Edi", "Gani", "Hani", "Gani"],
    "keadaan=diterima": ["Dedi"],
    "keadaan=digabung": ["Fani"],
    "jalur=reguler": ["Ani", "Budi", "Edi", "Hani", "Gani"],
    "jalur=tahfidz": ["Cica", "Dedi", "Gani"],
    "verifikator=tanpa": ["Dedi", "Edi", "Hani", "Gani"],
    "verifikator=saya": ["Budi", "Cica"],
    [`verifikator=${rusdin.id}`]: ["Ani", "Gani"],
    "ganda=ganda": ["Gani", "Gani"],
    "umur=luar": ["Cica", "Edi"],
    "masuk=hari-ini": ["Ani", "Gani", "Hani", "Gani"],
    "masuk=kemarin": ["Budi"],
    "masuk=tujuh-hari": ["Ani", "Budi", "Cica", "Dedi", "Gani", "Hani", "Gani"],
    "jawaban=kurang": ["Budi", "Dedi", "Edi", "Gani", "Gani"],
    [berkas(kk)]: ["Edi", "Gani"],
    [berkas(akta)]: ["Budi", "Cica", "Edi", "Gani"],
    [berkas(rapor)]: ["Hani"],
    [berkas(sertifikat)]: ["Cica", "Gani"],
  });
});

test("whatever is chosen, each figure says how many the other choice beside it leads to", async () => {
  const differ: string[] = [];
  for (const [chosen, query] of [["cari", ""] as const, ["cari", "cari=i"] as const, ...choices]) {
    const { counts } = await meja(query);
    // One of the same kind takes its place.
    const beside = await Promise.all(choices.map(([facet, other]) => meja(facet === chosen ? other : [query, other].join("&"))));
    for (const [place, [, other, count]] of choices.entries()) {
      const told = [count(counts), beside[place]?.total, beside[place]?.rows.length];
      if (new Set(told).size > 1) differ.push(`${query} then ${other}: ${told.join(", ")}`);
    }
  }
  expect(differ).toEqual([]);
  expect(mejaPageSize).toBeGreaterThan(Object.keys(children).length);
});

test("papers stand with the one that most lack first, then by name, thirty at most", async () => {
  const lacking = async (query = "") => (await meja(query)).counts.kurang.map(({ dokumen, banyak }) => `${dokumen} ${banyak}`);
  expect(await lacking()).toEqual([`${akta} 4`, `${kk} 2`, `${sertifikat} 2`, `${rapor} 1`]);
  expect(await lacking("jalur=tahfidz&keadaan=diterima")).toEqual([]);
  const many = Array.from({ length: 31 }, (_, place) => `Surat ${String(place).padStart(2, "0")}`);
  await as(({ db }) => sql`update jalur_ppdb set dokumen = ${many.join("\n")} where jenis = 'tahfidz'`.execute(db));
  expect(await lacking("jalur=tahfidz")).toEqual(many.slice(0, 30).map((name) => `${name} 3`));
});
