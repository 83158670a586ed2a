/**
 * 900 registrations of this year, 800 of last year's, at a desk all day. What goes wrong: the second page begins with whom the first one ended
 * with, last year's children stand among this year's, from one to the next one lands on the wrong page, a row names nobody's verifier.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { readAsked } from "./asked.ts";
import { findGanda } from "./find-ganda.server.ts";
import { findTetangga, listMeja } from "./list-meja.server.ts";
import { loadPendaftar } from "./load-pendaftar.server.ts";
import { previewMassal } from "./massal/preview.server.ts";
import { readFacts } from "./massal/read-facts.server.ts";
import { readKurang } from "./massal/read-kurang.server.ts";
import { filtersOf } from "./parts/filters.ts";
import { listVerifikator } from "./verifikator.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const write = (query: ReturnType<typeof sql>) => as(({ db }) => query.execute(db));
const asked = (query: string) => readAsked(new URLSearchParams(query));
const meja = (query: string) => scope(nurlaela).read((ctx) => listMeja(ctx, asked(query)));
const names = async (query: string) => (await meja(query)).rows.map(({ namaLengkap }) => namaLengkap);
const beside = (query: string, id = "") => scope(nurlaela).read((ctx) => findTetangga(ctx, asked(query), id));
const all = Array.from({ length: 27 }, (_, place) => `Anak ${String(place + 1).padStart(2, "0")}`);
const ids: Record<string, string> = {};
const periods: Record<string, string> = {};

test("before there is any intake the list is empty, and leads nowhere", async () => {
  const { rows, total, periode, periodes, counts } = await meja("");
  expect([rows, total, periode, periodes, counts.keadaan.terkirim, counts.ganda, counts.umur, counts.jawaban, counts.kurang]).toEqual([
    ...[[], 0, null, [], 0, 0, 0, 0, []],
  ]);
  expect(await beside("", crypto.randomUUID())).toBeNull();
  const nobody = scope(nurlaela).read((ctx) => previewMassal(ctx, { asked: asked("") }, { tindakan: "verifikasi", verifikatorId: "" }));
  await expect(nobody).rejects.toMatchObject({ kind: "invalid" });
});

describe("with a season open", () => {
  beforeAll(async () => {
    await openCommittee(scope(nurlaela));
    await addJalur(scope(nurlaela), { bobotTes: 100, dokumen: "Kartu keluarga" });
    for (const name of [...all, "Anak Lalu", "Anak Dihapus"]) ids[name] = (await register(scope(), name)).id;
    await write(sql`insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota, draf, deleted_at) values
      ('2026/2027', '2026-02-01', '2026-03-01', 10, false, null), ('2028/2029', '2028-02-01', '2028-03-01', 10, false, null),
      ('2025/2026', '2025-02-01', '2025-03-01', 10, false, now())`);
    for (const { tahunAjaran, id } of await as(({ db }) => db.selectFrom("periodePpdb").select(["tahunAjaran", "id"]).execute()))
      periods[tahunAjaran] = id;
    await write(sql`update pendaftaran set periode_id = ${periods["2026/2027"]}, gelombang_id = null where id = ${ids["Anak Lalu"]}`);
    await write(sql`update pendaftaran set deleted_at = now() where id = ${ids["Anak Dihapus"]}`);
    await write(sql`update pendaftaran set verifikator_id = ${rusdin.id} where id = ${ids["Anak 26"]}`);
    await write(sql`update pendaftaran set tanggal_lahir = '2005-06-30' where id = ${ids["Anak 27"]}`);
  });

  test("a page has twenty-five, and the next one goes on where it ended", async () => {
    const [first, second] = [await meja(""), await meja("halaman=2")];
    expect([first.total, first.rows.length, second.total]).toEqual([27, 25, 27]);
    expect([...first.rows, ...second.rows].map(({ namaLengkap }) => namaLengkap)).toEqual(all);
    expect(await names("arah=desc&halaman=2")).toEqual(["Anak 02", "Anak 01"]);
    expect(second.rows.map(({ verifikator, umur, ganda }) => [verifikator, umur, ganda])).toEqual([
      ["Rusdin", false, null],
      [null, true, null],
    ]);
  });

  test("the way on knows on which page each one stands", async () => {
    const place = async (name: string, query = "") => {
      const { halaman, ke, dari, sebelum, sesudah } = (await beside(query, ids[name])) ?? {};
      const nameOf = (id?: string | null) => Object.keys(ids).find((one) => ids[one] === id) ?? null;
      return [halaman, ke, dari, nameOf(sebelum), nameOf(sesudah)];
    };
    expect(await place("Anak 01")).toEqual([1, 1, 27, null, "Anak 02"]);
    expect(await place("Anak 25")).toEqual([1, 25, 27, "Anak 24", "Anak 26"]);
    expect(await place("Anak 26")).toEqual([2, 26, 27, "Anak 25", "Anak 27"]);
    expect(await place("Anak 27", "arah=desc")).toEqual([1, 1, 27, null, "Anak 26"]);
    // One of another year stands nowhere in this list, and it is still said where it would.
    expect(await place("Anak Lalu")).toEqual([2, null, 27, "Anak 27", null]);
  });

  test("the intake that has begun last is shown, and another one where it is asked for", async () => {
    const { periode, periodes } = await meja("");
    expect(periodes.map(({ tahunAjaran }) => tahunAjaran)).toEqual(["2028/2029", "2027/2028", "2026/2027"]);
    expect(periode).toBe(periods["2027/2028"]);
    expect(await names(`periode=${periods["2026/2027"]}`)).toEqual(["Anak Lalu"]);
    expect((await meja(`periode=${periods["2028/2029"]}`)).total).toBe(0);
    expect((await meja(`periode=${crypto.randomUUID()}`)).periode).toBe(periods["2027/2028"]);
    const filter = async (query: string) => filtersOf(asked(query), await meja(query), true).find(({ name }) => name === "periode");
    expect(await filter("")).toMatchObject({ chosen: periods["2027/2028"], usual: periods["2027/2028"] });
    expect(await filter(`periode=${periods["2026/2027"]}`)).toMatchObject({ chosen: periods["2026/2027"], usual: "" });
    expect((await filter(""))?.options).toEqual(periodes.map(({ id, tahunAjaran }) => ({ value: id, label: tahunAjaran })));
  });

  test("each filter shows what is chosen", async () => {
    const query = "keadaan=terkirim&jalur=reguler&verifikator=saya&berkas=kurang&masuk=kemarin&ganda=ganda&umur=luar&jawaban=kurang";
    const chosen = (all: ReturnType<typeof filtersOf>) =>
      all.map(({ name, chosen: one }) => [name, one]).filter(([name]) => name !== "periode");
    expect(
      chosen(filtersOf(asked(query), await meja(query), true))
        .map((pair) => pair.join("="))
        .join("&"),
    ).toBe("keadaan=terkirim&jalur=reguler&verifikator=saya&berkas=kurang&masuk=kemarin&ganda=ganda&umur=luar&jawaban=kurang");
    expect(new Set(chosen(filtersOf(asked(""), await meja(""), true)).map(([, one]) => one))).toEqual(new Set([""]));
    // A path that nobody came by is offered only while it is chosen.
    const paths = async (one: string) => filtersOf(asked(one), await meja(one), true).find(({ name }) => name === "jalur")?.options;
    expect([await paths(""), await paths("jalur=tahfidz")]).toEqual([
      [{ value: "reguler", label: "Reguler (27)" }],
      [
        { value: "reguler", label: "Reguler (27)" },
        { value: "tahfidz", label: "Tahfidz (0)" },
      ],
    ]);
  });

  test("those can be assigned who look after registrations and are there, by name", async () => {
    await write(sql`insert into akun (nip, nama, peran, aktif, deleted_at) values
      ('197001011995031011', 'Aminah', '{panitiaPpdb}', true, null), ('197001011995031012', 'Zainal', '{panitiaPpdb}', false, null),
      ('197001011995031013', 'Wahid', '{panitiaPpdb}', true, now()), ('197001011995031014', 'Guru', '{guru}', true, null)`);
    expect((await as(listVerifikator)).map(({ nama }) => nama)).toEqual(["Aminah", "Nurlaela", "Rusdin"]);
  });

  test("the same child is looked for in its own intake, among those that stand, by number, ten at most", async () => {
    const twin = { tanggalLahir: "2012-10-10", nisn: "0012345670" };
    const twins = [];
    for (let nth = 0; nth < 14; nth++) twins.push((await register(scope(), "Anak Kembar", twin)).id);
    const [own, past, merged, deleted, ...rest] = twins;
    await write(sql`update pendaftaran set periode_id = ${periods["2026/2027"]}, gelombang_id = null where id = ${past}`);
    await write(sql`update pendaftaran set keadaan = 'digabung' where id = ${merged}`);
    await write(sql`update pendaftaran set deleted_at = now() where id = ${deleted}`);
    await write(sql`update pendaftaran set nomor = nomor where id = ${own}`);
    expect(rest).toHaveLength(10);
    const more = (await register(scope(), "Anak Kembar", twin)).id;
    expect((await as((ctx) => findGanda(ctx, own ?? ""))).map(({ id }) => id)).toEqual(rest);
    expect((await as((ctx) => findGanda(ctx, more))).map(({ id }) => id)).toEqual([own, ...rest].slice(0, 10));
    expect((await as((ctx) => loadPendaftar(ctx, own ?? ""))).ganda).toHaveLength(10);
    expect((await as((ctx) => loadPendaftar(ctx, ids["Anak 01"] ?? ""))).ganda).toEqual([]);
  });

  test("what is known before a press on many: proposals, decisions, pupils, papers; what is gone is not among them", async () => {
    const [one, two, three, four] = ["Anak 01", "Anak 02", "Anak 03", "Anak 04"].map((name) => ids[name] ?? "");
    const facts = async (...some: readonly string[]) =>
      (await as((ctx) => readFacts(ctx, some))).map(({ nama, tetap, usulan, ganda, belum, verifikatorId, versi, keadaan }) => [
        ...[nama, tetap, usulan, ganda, belum.join(), verifikatorId, versi, keadaan],
      ]);
    await write(sql`update pendaftaran set keadaan = 'terverifikasi' where id in (${one}, ${two})`);
    await write(
      sql`insert into usulan_keadaan (pendaftaran_id, ke, alasan, oleh, pelaku, pada) values (${one}, 'tidak diterima', 'Usia lebih', ${nurlaela.id}, 'Uji', now())`,
    );
    // A pupil was made of one.
    await write(sql`insert into kelas (nama, tingkat, tahun_ajaran, kapasitas) values ('X.1', 'X', '2027/2028', 36)`);
    await write(sql`insert into siswa (nama, status, jenis_kelamin, tanggal_lahir) values ('Anak 03', 'aktif', 'perempuan', '2012-03-09')`);
    await write(sql`insert into penempatan_ppdb (periode_id, banyak, tanggal, oleh, pelaku, pada)
      values (${periods["2027/2028"]}, 1, '2027-07-12', ${nurlaela.id}, 'Uji', now())`);
    await write(sql`insert into siswa_ppdb (pendaftaran_id, siswa_id, penempatan_id, kelas_id, dari, tahun)
      select ${three}, siswa.id, penempatan_ppdb.id, kelas.id, 'diterima', '2027' from siswa, penempatan_ppdb, kelas`);
    expect(await facts(four ?? "", three ?? "", two ?? "", one ?? "", ids["Anak Dihapus"] ?? "")).toEqual([
      ["Anak 01", false, true, false, "Kartu keluarga", null, 1, "terverifikasi"],
      ["Anak 02", false, false, false, "Kartu keluarga", null, 1, "terverifikasi"],
      ["Anak 03", true, false, false, "", null, 1, "terkirim"],
      ["Anak 04", false, false, false, "", null, 1, "terkirim"],
    ]);
    expect(await facts()).toEqual([]);
    const lacking = await as((ctx) => readKurang(ctx, [one ?? "", ids["Anak Lalu"] ?? ""]));
    expect(Object.fromEntries(lacking)).toEqual({ [one ?? ""]: ["berkas Kartu keluarga"] });
  });
});
