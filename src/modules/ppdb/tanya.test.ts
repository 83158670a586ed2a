/**
 * The committee, once a year, chooses what its form asks for; families of an old form, of a kept draft and of the API send what they always
 * sent. What goes wrong: a family is held up by a mark that no school gives any more, or what somebody sent is thrown away.
 */

import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { exportableRegister } from "#kit/access/visibility/visible-fields.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { connected } from "#kit/database/connection/location.server.ts";
import { migrate } from "#kit/database/migrate.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { columnsOfSheet, withoutUnasked } from "#kit/transfer/sheet-rows.ts";
import { exportRows } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { createEmptyDatabase, dropTestDatabase, quiet, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, rusdin } from "#tests/support/panitia.ts";
import { registration } from "#tests/support/registrations.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { keterangan } from "./bukti-pdf.server.ts";
import { buktiFromSecret } from "./index.server.ts";
import { copyPeriode } from "./jalur/copy-periode.server.ts";
import { loadAturan } from "./jalur/load-aturan.server.ts";
import { isTold } from "./panitia/is-told.ts";
import { loadPendaftar } from "./panitia/load-pendaftar.server.ts";
import { actOnPendaftar } from "./panitia/pendaftar-action.server.ts";
import { pendaftaran } from "./pendaftaran.ts";
import { proposePenempatan } from "./penempatan/propose.server.ts";
import { type Penerimaan, receivePendaftaran } from "./receive-pendaftaran.server.ts";
import { announceKeputusan } from "./seleksi/announce.server.ts";
import { annexOf } from "./surat/annex.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const ask = (tanya: object) =>
  scope(system("uji")).transaction(({ db }) => db.updateTable("periodePpdb").set(tanya).where(everyRow).execute());
const { nilaiUN: _, jurusan: __, ...asked } = registration();
const send = (name: string, isi: object = {}, key: string | null = null): Promise<Penerimaan> =>
  scope().transaction((ctx) => receivePendaftaran(ctx, { ...asked, namaLengkap: name, ...isi }, { key, source: "json" }));
const stored = (id: string) =>
  as(({ db }) => db.selectFrom("pendaftaran").select(["nilaiUN", "jurusan"]).where("id", "=", id).executeTakeFirstOrThrow());
const form = (isi: Readonly<Record<string, string>>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(isi)) data.set(name, value);
  return data;
};
const ids = new Map<string, string>();
const idOf = (name: string) => ids.get(name) ?? "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "usia", kuota: 2, cadangan: 1 });
});

test("periods of before go on asking, and new ones ask for nothing of it", async () => {
  const before = await mkdtemp(join(tmpdir(), "tanya-"));
  for (const file of await readdir("migrations")) if (file < "0690") await cp(join("migrations", file), join(before, file));
  const place = await createEmptyDatabase();
  await migrate(place, before, quiet);
  const add = (tahun: number) =>
    `insert into periode_ppdb (tahun_ajaran, buka, tutup, kuota) values ('${tahun}/${tahun + 1}', '${tahun}-02-01', '${tahun}-06-30', 288)`;
  const { rows } = await connected(place, async (client) => {
    await client.query(add(2026));
    await migrate(place, "migrations", quiet);
    await client.query(add(2027));
    return client.query("select tanya_un, tanya_jurusan from periode_ppdb order by buka");
  });
  await dropTestDatabase(place);
  await rm(before, { recursive: true });
  expect(rows).toEqual([
    { tanya_un: true, tanya_jurusan: true },
    { tanya_un: false, tanya_jurusan: false },
  ]);
}, 120_000);

test("what is not asked for is not missing, and is kept where it is sent all the same", async () => {
  const [none, both] = [await send("Tanpa Nilai"), await send("Dengan Nilai", { nilaiUN: 85.5, jurusan: "ipa" })];
  expect([await stored(none.id), await stored(both.id)]).toEqual([
    { nilaiUN: null, jurusan: null },
    { nilaiUN: 85.5, jurusan: "ipa" },
  ]);
  await expect(send("Salah", { nilaiUN: 101, jurusan: "teknik" })).rejects.toMatchObject({
    fields: { nilaiUN: expect.any(String), jurusan: expect.any(String) },
  });
  ids.set("tanpa", none.id).set("dengan", both.id);
});

test("what is asked for is missing where it does not come, each by itself", async () => {
  for (const [tanya, name] of [
    [{ tanyaUn: true, tanyaJurusan: false }, "nilaiUN"],
    [{ tanyaUn: false, tanyaJurusan: true }, "jurusan"],
  ] as const) {
    await ask(tanya);
    await expect(send("Kurang")).rejects.toMatchObject({ kind: "invalid", fields: { [name]: expect.stringContaining("wajib diisi") } });
  }
  await ask({ tanyaUn: false, tanyaJurusan: false });
});

test("after the last day the answer to what was taken is given once more, and nothing else is taken", async () => {
  const first = await send("Terakhir", {}, "kunci-terakhir");
  now = new Date("2027-07-01T02:00:00Z");
  expect(await send("Terakhir", {}, "kunci-terakhir")).toMatchObject({ nomor: first.nomor, berbeda: false });
  await expect(send("Terlambat")).rejects.toMatchObject({ kind: "conflict" });
  now = new Date("2027-03-01T02:00:00Z");
});

test("proof, desk and export tell of it where it stands, and nothing where it was not asked", async () => {
  const labels = async (name: string, isi: object) => {
    const { bukti } = await send(name, isi);
    return keterangan(await scope().read((ctx) => buktiFromSecret(ctx, bukti))).map(({ label }) => label);
  };
  expect(await labels("Bukti Satu", {})).not.toContain("Jurusan");
  expect(await labels("Bukti Dua", { jurusan: "ips" })).toContain("Jurusan");
  const shown = async (name: string) => {
    const { row, tanya } = await as((ctx) => loadPendaftar(ctx, idOf(name)));
    return (["nilaiUN", "jurusan", "asalSekolah"] as const).filter((one) => isTold(row, one, tanya));
  };
  expect([await shown("tanpa"), await shown("dengan")]).toEqual([["asalSekolah"], ["nilaiUN", "jurusan", "asalSekolah"]]);
  const heads = (search: string) =>
    as(async (ctx) => {
      const rows = await exportRows(ctx, pendaftaran, { ...readQuery(pendaftaran, new URLSearchParams({ cari: search })), bin: false });
      const exported = exportableRegister(ctx, pendaftaran);
      const table = withoutUnasked(exported, { columns: columnsOfSheet(exported), rows });
      expect(table.rows.every((row) => row.length === table.columns.length)).toBe(true);
      return table.columns.map(({ label }) => label).filter((label) => ["Nilai UN", "Jurusan", "Asal sekolah"].includes(label));
    });
  expect([await heads("Tanpa Nilai"), await heads("Dengan Nilai")]).toEqual([["Asal sekolah"], ["Asal sekolah", "Nilai UN", "Jurusan"]]);
});

test("the committee corrects something else of it, and may take away what was sent unasked", async () => {
  const correct = async (name: string, isi: Readonly<Record<string, string>>) => {
    const { row } = await as((ctx) => loadPendaftar(ctx, idOf(name)));
    await actOnPendaftar(scope(nurlaela), idOf(name), form({ aksi: "perbaiki", sebab: "salah-ketik", versi: String(row.versi), ...isi }));
  };
  await correct("tanpa", { isian: "alamat", alamat: "Jalan Baru No. 3" });
  await correct("dengan", { isian: "nilaiUN", nilaiUN: "" });
  expect(await stored(idOf("dengan"))).toEqual({ nilaiUN: null, jurusan: "ipa" });
  await ask({ tanyaUn: true });
  await expect(correct("dengan", { isian: "nilaiUN", nilaiUN: "" })).rejects.toMatchObject({ kind: "invalid" });
  await ask({ tanyaUn: false });
});

test("places by programme are spoken of while nobody is asked for one", async () => {
  const said = async () => {
    const { id } = await as(({ db }) => db.selectFrom("periodePpdb").select("id").orderBy("buka").executeTakeFirstOrThrow());
    return (await as((ctx) => loadAturan(ctx, id))).peringatan.some((one) => one.includes("tidak menanyakan jurusan"));
  };
  expect(await said()).toBe(false);
  await as(({ db }) => db.updateTable("jalurPpdb").set({ kuotaIpa: 1 }).where(everyRow).execute());
  expect(await said()).toBe(true);
  await ask({ tanyaJurusan: true });
  expect(await said()).toBe(false);
  await ask({ tanyaJurusan: false });
});

test("who said no programme takes a place that is for all, is told without one, and finds a class", async () => {
  await as(({ db }) =>
    db
      .updateTable("pendaftaran")
      .set({ keadaan: "lulus administrasi" })
      .where("id", "in", [...ids.values()])
      .execute(),
  );
  await giveMarks(
    scope(nurlaela),
    "tes",
    new Map([
      [idOf("tanpa"), 8000],
      [idOf("dengan"), 9000],
    ]),
  );
  now = new Date("2027-07-05T02:00:00Z");
  const gelombang = await decideWave(scope);
  // Of what the form asks for the published rules say nothing.
  await ask({ tanyaUn: true });
  await as((ctx) => announceKeputusan(ctx, gelombang));
  const taken = await as(({ db }) =>
    db
      .selectFrom("pendaftaran")
      .select("keadaan")
      .where("id", "in", [...ids.values()])
      .execute(),
  );
  expect(taken.map(({ keadaan }) => keadaan)).toEqual(["diterima", "diterima"]);
  const { id } = await as(({ db }) => db.selectFrom("keputusanPpdb").select("id").executeTakeFirstOrThrow());
  expect((await as((ctx) => annexOf(ctx, id))).map(({ kepala }) => kepala)).toEqual([["No.", "Nomor pendaftaran", "Program"]]);
  await as(({ db }) => db.insertInto("kelas").values({ nama: "X-1", tingkat: "X", tahunAjaran: "2027/2028" }).execute());
  const kelas = (await as(({ db }) => db.selectFrom("kelas").select("id").execute())).map((one) => one.id);
  const { periodeId } = await as(({ db }) =>
    db.selectFrom("gelombangPpdb").select("periodeId").where("id", "=", gelombang).executeTakeFirstOrThrow(),
  );
  const { kelas: seats } = await scope(rusdin).read((ctx) =>
    proposePenempatan(ctx, { periodeId, kelas, keinginan: new Map(), hanyaDaftarUlang: false }),
  );
  expect(Object.keys(seats).sort()).toEqual([...ids.values()].sort());
});

test("next year asks as this one did", async () => {
  await ask({ tanyaUn: false, tanyaJurusan: true });
  const { id } = await as(({ db }) => db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow());
  const copy = await as((ctx) => copyPeriode(ctx, id));
  const row = await as(({ db }) =>
    db.selectFrom("periodePpdb").select(["tanyaUn", "tanyaJurusan"]).where("id", "=", copy).executeTakeFirstOrThrow(),
  );
  expect(row).toEqual({ tanyaUn: false, tanyaJurusan: true });
});
