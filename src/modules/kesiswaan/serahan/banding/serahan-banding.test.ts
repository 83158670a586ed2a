/**
 * The clerk hands what EMIS says otherwise on to each wali kelas, who looks it through on a phone with the family card in hand. What goes
 * wrong: a wali kelas sees another class or a field that is closed to them, a result after it was closed, a class without anybody.
 */
import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { loadBanding } from "#modules/banding/index.server.ts";
import "#modules/akademik/index.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { siswa } from "../../siswa/siswa.ts";
import { closeSerahan } from "../close-serahan.server.ts";
import { loadSerahan, loadSerahanList } from "../load-serahan.server.ts";
import { loadMending, mendSiswa } from "../mend-siswa.server.ts";
import { handBanding } from "./hand-banding.server.ts";
import { handedBanding, loadHandedBanding, markHanded, withBanding } from "./handed-banding.server.ts";
import { handable, handingSentence, heldSentence } from "./serahan-banding.ts";
import { stateOfBanding } from "./state-of-banding.server.ts";

const house = useDatabase({ policy, clock: () => new Date("2026-11-25T02:00:00Z") });
const [kantor, wali] = [actor("tataUsaha"), actor("waliKelas")];
const lain: Actor = { ...wali, id: "00000000-0000-4000-8000-0000000000aa", name: "Wali lain" };
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who: Actor = kantor) => house.scope(who).transaction(work);
const isi = { tenggat: "2026-12-10", pesan: "Cocokkan dengan KK." };
let banding = "";

beforeAll(() =>
  dalam(async ({ db }) => {
    for (const [place, { id, name }] of [wali, lain].entries())
      await sql`insert into akun (id, nip, nama, peran, aktif) values (${id}::uuid, ${`19850412201001200${place}`}, ${name}, '{waliKelas}', true)`.execute(
        db,
      );
    for (const [nama, waliId] of [
      ["X.E-1", wali.id],
      ["X.E-2", lain.id],
      ["X.E-3", null],
    ] as const)
      await sql`insert into kelas (nama, tingkat, tahun_ajaran, wali_id) values (${nama}, 'X', '2026/2027', ${waliId}::uuid)`.execute(db);
    const { rows } = await sql<{
      id: string;
    }>`insert into banding (register, nama, sumber, tanggal, file_name, dibaca, sama, actor_id, actor_name)
      values ('siswa', 'EMIS ganjil', 'EMIS', '2026-11-20', 'emis.xlsx', 9, 4, ${kantor.id}::uuid, 'Kantor') returning id`.execute(db);
    banding = rows[0]?.id ?? "";
    const pupil = (nama: string, kelas: string) => sql`insert into siswa (nama, jenis_kelamin, status, kelas_id)
      select ${nama}, 'perempuan', 'aktif', id from kelas where nama = ${kelas}`;
    for (const [nama, kelas] of [
      ["Aminah", "X.E-1"],
      ["Badriah", "X.E-1"],
      ["Citra", "X.E-2"],
      ["Dewi", "X.E-3"],
    ] as const)
      await pupil(nama, kelas).execute(db);
    const differs = (nama: string, isian: object[]) => sql`insert into banding_baris (banding_id, jenis, row_id, kelas_id, nama, isian)
      select ${banding}::uuid, 'beda', id, kelas_id, nama, ${JSON.stringify(isian)}::jsonb from siswa where nama = ${nama}`;
    const tempat = { isian: "tempatLahir", lama: "Palu", baru: "Poso" };
    const agama = { isian: "agama", lama: "Islam", baru: "Kristen" };
    await differs("Aminah", [tempat, agama]).execute(db);
    await differs("Badriah", [agama]).execute(db);
    await differs("Citra", [tempat]).execute(db);
    await differs("Dewi", [tempat]).execute(db);
  }),
);

const serahkan = (what: { kelas?: string; isi?: object } = {}, who: Actor = kantor) =>
  dalam((ctx) => handBanding(ctx, { banding, kelas: "", ...what, isi: { ...isi, ...what.isi } }), who);
const terbuka = async (who: Actor = wali) => (await dalam((ctx) => loadSerahanList(ctx, new URLSearchParams()), who)).rows;
const lihat = (id: string, who: Actor = wali) =>
  dalam((ctx) => loadHandedBanding(ctx, { id, bandingId: banding }, new URLSearchParams()), who);
const tandai = (id: string, { id: baris, versi }: { id: string; versi: number }, who: Actor = wali) =>
  dalam((ctx) => markHanded(ctx, { id, bandingId: banding }, { baris, versi, isi: { hasil: "portal", catatan: "KK dilihat" } }), who);

test("only the office hands on, until a day that is to come", async () => {
  await expect(serahkan({}, wali)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(serahkan({ isi: { tenggat: "2026-11-01" } })).rejects.toMatchObject({ fields: { tenggat: "Tenggat sudah lewat." } });
  const { rows } = await dalam(({ db }) => sql<{ id: string }>`select id from kelas where nama = 'X.E-3'`.execute(db));
  await expect(serahkan({ kelas: rows[0]?.id ?? "" })).rejects.toMatchObject({
    message: expect.stringContaining("belum punya wali kelas"),
  });
  expect(await terbuka()).toEqual([]);
});

test("each wali kelas hears of the own class, sees it alone, and of it what is open to them", async () => {
  expect(await serahkan()).toBe("Perbedaan 2 kelas diserahkan kepada wali kelasnya. Kelas X.E-3 belum punya wali kelas.");
  const { rows: told } = await dalam(({ db }) =>
    sql<{ title: string }>`select title from pemberitahuan where akun_id = ${wali.id}::uuid`.execute(db),
  );
  expect(told.map(({ title }) => title)).toEqual(["1 data siswa X.E-1 berbeda dengan EMIS: periksa sampai 10 Desember 2026"]);
  const [milik, ...rest] = await terbuka();
  expect(rest).toEqual([]);
  const id = milik?.id ?? "";
  const { rows, menandai } = await lihat(id);
  expect([menandai, rows.map(({ nama, isian }) => [nama, isian.map((one) => one.isian)])]).toEqual([true, [["Aminah", ["tempatLahir"]]]]);
  await expect(lihat(id, lain)).rejects.toMatchObject({ kind: "notFound" });
  await expect(lihat(id, actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
  await expect(dalam((ctx) => loadBanding(ctx, siswa, banding, new URLSearchParams()), wali)).rejects.toMatchObject({ kind: "forbidden" });
});

test("before it is handed on, the office hears what stays with it; what a wali kelas has is not handed on again", async () => {
  const state = await dalam((ctx) => stateOfBanding(ctx, banding));
  const [satu, , tiga] = state.kelas;
  expect([satu?.semua, satu?.baris, state.tertutup]).toEqual([2, 1, ["Agama"]]);
  const fresh = { ...state, kelas: state.kelas.map((one) => ({ ...one, serahan: null })) };
  expect(handingSentence(fresh, "")).toContain("Yang diserahkan 3 dari 4 baris; 1 baris tetap di tata usaha.");
  expect(handingSentence(fresh, "")).toContain("Tidak terbuka bagi wali kelas, jadi diperiksa tata usaha: Agama.");
  expect(handable(state, "").given).toEqual([tiga]);
  expect(handingSentence(state, "")).toContain("2 kelas sudah memegangnya dan tidak menerimanya lagi.");
  await expect(serahkan({ kelas: satu?.kelasId ?? "" })).rejects.toMatchObject({
    message: "Tidak ada yang dapat diserahkan. Sudah ada pada wali kelas X.E-1.",
  });
  const { rows: told } = await dalam(({ db }) => sql`select from pemberitahuan where akun_id = ${wali.id}::uuid`.execute(db));
  expect(told).toHaveLength(1);
});

test("what only the office can mend is looked at, and no way leads to a form that a wali kelas does not have", async () => {
  const id = (await terbuka())[0]?.id ?? "";
  const { rows, memperbaiki } = await lihat(id);
  expect(memperbaiki).toEqual([rows[0]?.rowId]);
  const says = (isian: readonly object[]) =>
    dalam(({ db }) => sql`update banding_baris set isian = ${JSON.stringify(isian)}::jsonb where nama = 'Aminah'`.execute(db));
  await says([{ isian: "kelasId", lama: "X.E-1", baru: "X.E-3" }]);
  expect(await lihat(id)).toMatchObject({ rows: [{ nama: "Aminah" }], memperbaiki: [] });
  await says([...(rows[0]?.isian ?? []), { isian: "agama", lama: "Islam", baru: "Kristen" }]);
});

test("what a wali kelas found is seen by the office, and not written for another class or after it was closed", async () => {
  const [milik] = await terbuka();
  const id = milik?.id ?? "";
  const [aminah] = (await lihat(id)).rows;
  if (!aminah) throw new Error("no row");
  const citra = (await dalam((ctx) => loadBanding(ctx, siswa, banding, new URLSearchParams("cari=citra")))).rows[0];
  await expect(tandai(id, citra ?? { id: "", versi: 1 })).rejects.toMatchObject({ kind: "notFound" });
  await tandai(id, aminah);
  await expect(tandai(id, aminah)).rejects.toMatchObject({ kind: "conflict" });
  const office = await dalam(async (ctx) => withBanding(ctx, (await loadSerahanList(ctx, new URLSearchParams())).rows));
  expect(office.map(({ kelas, perbedaan, diperiksa }) => [kelas, perbedaan, diperiksa])).toEqual([
    ["X.E-1", 1, 1],
    ["X.E-2", 1, 0],
  ]);
  // The comparison itself tells the same of who has it, until when and how far they are.
  const state = await dalam((ctx) => stateOfBanding(ctx, banding));
  expect(state.kelas.map((one) => [one.diperiksa, one.baris, one.serahan?.tenggat])).toEqual([
    [1, 1, "2026-12-10"],
    [0, 1, "2026-12-10"],
    [0, 1, undefined],
  ]);
  expect(heldSentence(state)).toBe(
    "Ada pada 2 dari 3 wali kelas, tenggat terdekat 10 Desember 2026: 1 dari 2 baris yang mereka lihat sudah diperiksa.",
  );
  const { rows } = await dalam((ctx) => loadBanding(ctx, siswa, banding, new URLSearchParams("keadaan=portal")));
  expect(rows).toMatchObject([{ nama: "Aminah", diperiksaNama: wali.name, catatan: "KK dilihat" }]);
  await dalam((ctx) => closeSerahan(ctx, id));
  await expect(tandai(id, { ...aminah, versi: 2 })).rejects.toMatchObject({ kind: "conflict" });
  expect((await lihat(id)).menandai).toBe(false);
});

test("what a wali kelas mends in the own class is marked as mended, and nothing else of the pupil is open", async () => {
  const kelas = (await dalam(({ db }) => sql<{ id: string }>`select id from kelas where nama = 'X.E-2'`.execute(db))).rows[0]?.id ?? "";
  const [milik] = await terbuka(lain);
  const [citra] = (await lihat(milik?.id ?? "", lain)).rows;
  const of = { id: milik?.id ?? "", siswaId: citra?.rowId ?? "" };
  const seen = await dalam((ctx) => loadMending(ctx, of), lain);
  expect([Object.keys(seen.fields), seen.perbedaan]).toMatchObject([
    ["tempatLahir"],
    [{ sumber: "EMIS", isian: [{ label: "Tempat lahir", lama: "Palu", baru: "Poso" }] }],
  ]);
  const mend = (sent: Record<string, string>, versi = seen.siswa.versi, who = lain) =>
    dalam((ctx) => mendSiswa(ctx, { ...of, versi, sent }), who);
  await expect(mend({ agama: "ISLAM" })).rejects.toMatchObject({ kind: "forbidden" });
  await expect(mend({ tempatLahir: "Poso" }, 99)).rejects.toMatchObject({ kind: "stale" });
  await expect(mend({ tempatLahir: "Poso" }, seen.siswa.versi, wali)).rejects.toMatchObject({ kind: "notFound" });
  expect(await mend({ tempatLahir: "Poso" })).toBe("Data Citra disimpan.");
  const { rows } = await dalam((ctx) => loadBanding(ctx, siswa, banding, new URLSearchParams(`kelas=${kelas}`)));
  expect(rows).toMatchObject([{ nama: "Citra", hasil: "diperbaiki", diperiksaNama: lain.name }]);
});

test("a pupil who left the class is not shown to its wali kelas any more", async () => {
  const [milik] = await terbuka(lain);
  const id = milik?.id ?? "";
  expect((await lihat(id, lain)).rows).toHaveLength(1);
  await dalam(({ db }) => sql`update siswa set kelas_id = (select id from kelas where nama = 'X.E-1') where nama = 'Citra'`.execute(db));
  expect((await lihat(id, lain)).rows).toEqual([]);
  const serahan = (await dalam((ctx) => loadSerahan(ctx, id), lain)).serahan;
  expect(await dalam((ctx) => handedBanding(ctx, serahan), lain)).toMatchObject([{ baris: 0 }]);
});
