/**
 * The office lays the EMIS list beside the portal at a desk, each semester, for 1,200 pupils; a colleague goes on with what it finds. What
 * goes wrong: a child's data seen by whoever may not, a result overwritten, a list that stays for years.
 */
import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { keepList } from "#kit/lists/list.server.ts";
import { pegawai } from "#modules/kepegawaian/index.ts";
import { prestasi, siswa } from "#modules/kesiswaan/index.ts";
import "#modules/akademik/index.server.ts";
import {
  deleteBanding,
  exportBanding,
  listBanding,
  loadBanding,
  makeBanding,
  markBaris,
  sweepBanding,
} from "#modules/banding/index.server.ts";
import { listWords } from "#src/list-words/index.ts";
import { policy } from "#src/policy.ts";
import { brought } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { watched } from "#tests/support/watched-scope.ts";

let clock = new Date("2026-10-05T01:00:00Z");
const house = useDatabase({ policy, clock: () => clock });
const [kantor, rekan, wali] = [actor("tataUsaha"), actor("administrator", "rekan"), actor("waliKelas")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => house.scope(who).transaction(work);
const isi = { nama: "EMIS ganjil", sumber: "EMIS", tanggal: "2026-10-01", seluruhnya: "on" };
const head = ["Nama Siswa", "NISN", "Kelas", "L/P", "Tempat Lahir", "Agama"];

const unggah = (...rows: string[][]) => {
  const lines = [head, ...rows];
  const book = { sheets: [{ name: "Data", hidden: false, lines, places: lines.map((_, place) => place + 1) }] };
  return dalam((ctx) => keepList(ctx, brought(siswa), { name: "emis.xlsx", book, words: listWords }));
};
const bandingkan = (list: string, sent: Record<string, unknown> = isi, who = kantor) =>
  makeBanding(house.scope(who), siswa, { list, words: listWords, isi: sent });
const lihat = (id: string, query = "", who = kantor) => dalam((ctx) => loadBanding(ctx, siswa, id, new URLSearchParams(query)), who);
const tandai = (banding: string, { id, versi }: { id: string; versi: number }, hasil: string, who = kantor) =>
  dalam((ctx) => markBaris(ctx, siswa, { banding, baris: id, versi, isi: { hasil, catatan: "Akta dilihat" } }), who);

let emis = "";

beforeAll(async () => {
  await dalam(async ({ db }) => {
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-26')`.execute(db);
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.E-1', 'X', '2026/2027'), ('X.E-2', 'X', '2026/2027')`.execute(db);
    const pupil = (nama: string, nisn: string, kelas: string, tempat: string) => sql`
      insert into siswa (nama, nisn, kelas_id, jenis_kelamin, tempat_lahir, agama, status, tanggal_masuk)
      select ${nama}, ${nisn}, id, 'perempuan', ${tempat}, 'ISLAM', 'aktif', '2026-07-13' from kelas where nama = ${kelas}`;
    await pupil("Aminah", "0109000001", "X.E-1", "Palu").execute(db);
    await pupil("Badriah", "0109000002", "X.E-1", "Palu").execute(db);
    await pupil("Citra", "0109000003", "X.E-2", "Palu").execute(db);
  });
  const list = await unggah(
    ["AMINAH", "0109000001", "X.E-1", "P", "Palu", "Islam"],
    ["Badriyah", "0109000002", "X.E-1", "P", "Poso", "Islam"],
    ["Zainab", "0109000009", "X.E-2", "P", "Sigi", "Islam"],
  );
  emis = await bandingkan(list);
});

test("says per class what is only there, only here or otherwise, and changes no pupil", async () => {
  const { banding, rows, perKelas, perIsian, total } = await lihat(emis);
  expect(banding).toMatchObject({ nama: "EMIS ganjil", sumber: "EMIS", tanggal: "2026-10-01", dibaca: 3, sama: 1, milikSaya: true });
  expect(total).toBe(3);
  expect(
    rows.map(({ jenis, nama, kelas, isian }) => [jenis, nama, kelas, isian.map(({ label, lama, baru }) => `${label}: ${lama} > ${baru}`)]),
  ).toEqual([
    ["beda", "Badriah", "X.E-1", ["Nama lengkap: Badriah > Badriyah", "Tempat lahir: Palu > Poso"]],
    ["portal", "Citra", "X.E-2", ["NISN: 0109000003 > "]],
    ["daftar", "Zainab", "X.E-2", expect.arrayContaining(["Nama lengkap:  > Zainab", "Tempat lahir:  > Sigi"])],
  ]);
  expect(perKelas).toMatchObject([
    { kelas: "X.E-1", beda: 1, daftar: 0, portal: 0, diperiksa: 0 },
    { kelas: "X.E-2", beda: 0, daftar: 1, portal: 1, diperiksa: 0 },
  ]);
  expect(perIsian.map(({ isian, n }) => [isian, n])).toEqual([
    ["nama", 1],
    ["tempatLahir", 1],
  ]);
  const { rows: stored } = await dalam(({ db }) => sql<{ nama: string }>`select nama from siswa order by nisn`.execute(db));
  expect(stored.map(({ nama }) => nama)).toEqual(["Aminah", "Badriah", "Citra"]);
});

test.each([
  ["jenis=portal", ["Citra"]],
  ["isian=tempatLahir", ["Badriah"]],
  ["cari=zai", ["Zainab"]],
  ["keadaan=belum&tampil=25", ["Badriah", "Citra", "Zainab"]],
  ["keadaan=diperiksa&jenis=apa&kelas=x&halaman=0", ["Badriah", "Citra", "Zainab"]],
  ["kelas=tanpa", []],
])("is filtered by %s", async (query, names) => {
  expect((await lihat(emis, query)).rows.map(({ nama }) => nama)).toEqual(names);
});

test("a class that is not here is called as the list calls it", async () => {
  const id = await bandingkan(
    await unggah(["Aminah", "0109000001", "X.E-1", "P", "Palu", "Islam"], ["Zahra", "0109000008", "X.Antah", "P", "Sigi", "Islam"]),
  );
  const { rows } = await lihat(id, "jenis=daftar");
  expect(rows.map(({ nama, kelas, kelasDaftar }) => [nama, kelas, kelasDaftar])).toEqual([["Zahra", null, "X.Antah"]]);
  expect((await lihat(id, "jenis=portal")).rows.map(({ kelasDaftar }) => kelasDaftar)).toEqual([null, null]);
  await dalam((ctx) => deleteBanding(ctx, siswa, id));
});

test("what somebody found is written down once, and never over a colleague's", async () => {
  const [badriah] = (await lihat(emis, "jenis=beda")).rows;
  if (!badriah) throw new Error("no row");
  await expect(tandai(emis, badriah, "mungkin")).rejects.toMatchObject({ kind: "invalid" });
  await tandai(emis, badriah, "portal", rekan);
  await expect(tandai(emis, badriah, "daftar")).rejects.toMatchObject({ kind: "conflict" });
  expect((await lihat(emis, "keadaan=portal")).rows).toMatchObject([
    { nama: "Badriah", hasil: "portal", catatan: "Akta dilihat", diperiksaNama: rekan.name },
  ]);
  expect((await lihat(emis)).perKelas[0]).toMatchObject({ diperiksa: 1 });
  await tandai(emis, { ...badriah, versi: badriah.versi + 1 }, "belum");
  expect((await lihat(emis, "keadaan=belum")).total).toBe(3);
  const other = await bandingkan(await unggah(["Aminah", "0109000001", "X.E-1", "P", "Poso", "Islam"]), { ...isi, seluruhnya: "" });
  await expect(tandai(other, { ...badriah, versi: badriah.versi + 2 }, "portal")).rejects.toMatchObject({ kind: "notFound" });
});

test("holds no transaction while the list is understood and compared", async () => {
  const list = await unggah(["Aminah", "0109000001", "X.E-1", "P", "Poso", "Islam"]);
  const { seen, scope } = watched(house.scope(kantor));
  const open: number[] = [];
  const words = {
    ...listWords,
    get values() {
      open.push(seen.open);
      return listWords.values;
    },
  };
  const id = await makeBanding(scope, siswa, { list, words, isi: { ...isi, seluruhnya: "" } });
  expect((await lihat(id, "jenis=beda")).rows).toMatchObject([{ nama: "Aminah" }]);
  expect(open.length).toBeGreaterThan(0);
  expect(open.every((count) => count === 0)).toBe(true);
  await expect(makeBanding(scope, siswa, { list, words, isi: { ...isi, nama: "" } })).rejects.toMatchObject({ kind: "invalid" });
  expect(seen.failures).toEqual([]);
  await dalam((ctx) => deleteBanding(ctx, siswa, id));
});

test("leaves as a workbook as it is filtered, and that is in the trail", async () => {
  const { columns, rows } = await dalam((ctx) => exportBanding(ctx, siswa, emis, new URLSearchParams("jenis=beda")));
  expect(columns.map(({ label }) => label).slice(0, 6)).toEqual(["Kelompok", "Kelas", "Nama", "Isian", "Di portal", "Di daftar"]);
  expect(rows.map((row) => row.slice(0, 6))).toEqual([
    ["Berbeda", "X.E-1", "Badriah", "Nama lengkap", "Badriah", "Badriyah"],
    ["Berbeda", "X.E-1", "Badriah", "Tempat lahir", "Palu", "Poso"],
  ]);
  const { rows: trail } = await dalam(({ db }) =>
    sql`select action from audit where subject = 'banding' and subject_id = ${emis} order by id`.execute(db),
  );
  expect(trail.map((line) => (line as { action: string }).action)).toEqual(["create", "read", "update", "update", "export"]);
});

test("is refused to whoever brings no lists, without what it needs, and where nothing is compared", async () => {
  const list = await unggah(["Aminah", "0109000001", "X.E-1", "P", "Poso", "Islam"]);
  await expect(bandingkan(list, { ...isi, nama: "", tanggal: "2027-01-01" })).rejects.toMatchObject({
    fields: { nama: expect.any(String), tanggal: expect.any(String) },
  });
  await expect(bandingkan(list, isi, rekan)).rejects.toMatchObject({ kind: "notFound" });
  for (const who of [wali, actor("guru")]) {
    await expect(lihat(emis, "", who)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(bandingkan(list, isi, who)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(dalam((ctx) => exportBanding(ctx, siswa, emis, new URLSearchParams()), who)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(dalam((ctx) => deleteBanding(ctx, siswa, emis), who)).rejects.toMatchObject({ kind: "forbidden" });
  }
  await expect(dalam((ctx) => loadBanding(ctx, pegawai, emis, new URLSearchParams()))).rejects.toMatchObject({ kind: "notFound" });
  await expect(dalam((ctx) => listBanding(ctx, prestasi, 1))).rejects.toMatchObject({ kind: "notFound" });
  await expect(lihat("bukan-id")).rejects.toMatchObject({ kind: "notFound" });
});

test("goes when whoever made it says so, and after 90 days by itself", async () => {
  await expect(dalam((ctx) => deleteBanding(ctx, siswa, emis), rekan)).rejects.toMatchObject({ kind: "forbidden" });
  await dalam((ctx) => deleteBanding(ctx, siswa, emis));
  await expect(lihat(emis)).rejects.toMatchObject({ kind: "notFound" });
  expect((await dalam((ctx) => listBanding(ctx, siswa, 1))).total).toBe(1);
  clock = new Date("2027-01-03T00:00:00Z");
  expect(await dalam(sweepBanding)).toBe(0);
  clock = new Date("2027-01-03T02:00:00Z");
  expect(await dalam(sweepBanding)).toBe(1);
  const { rows } = await dalam(({ db }) => sql`select from banding_baris`.execute(db));
  expect(rows).toEqual([]);
});
