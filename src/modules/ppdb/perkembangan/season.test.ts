/**
 * The head, who compares this season with the one before, each with its own waves, paths and registrations. What goes wrong: a registration that
 * was thrown away or put together with another is counted, a path's places are those of a wave that is no more, a draft stands among the years.
 */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { addPeriode } from "../index.server.ts";
import { loadPerkembangan } from "./load-perkembangan.server.ts";

const now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const kepala = actor("kepala");
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const load = (periode = "") => scope(kepala).transaction((ctx: Ctx) => loadPerkembangan(ctx, periode));
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
const set = (name: string, changed: object) =>
  as(({ db }) => db.updateTable("pendaftaran").set(changed).where("id", "=", id(name)).execute());
let [lama, kini] = ["", ""];

beforeAll(async () => {
  await scope(system("uji")).transaction(seedSekolah);
  expect(await load()).toEqual({ periods: [], isi: null });
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { kuota: 2 });
  for (const name of ["Aminah", "Budi", "Citra", "Dewi"]) ids.set(name, (await register(scope(), name, { alamat: "Kel. Duyu" })).id);
  kini = (await as(({ db }) => db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow())).id;
  const years = { tahunAjaran: "2026/2027", buka: "2026-02-01", tutup: "2026-06-30", kuota: 200 };
  const days = { pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null };
  lama = (await as((ctx) => addPeriode(ctx, { ...years, ...days }))).id;
  await as(({ db }) => db.updateTable("gelombangPpdb").set({ nama: "Gelombang lama" }).where("periodeId", "=", lama).execute());
});

test("what was thrown away or put together with another is not counted, and each season counts its own", async () => {
  expect((await load()).isi).toMatchObject({ jumlah: 4, dihapus: 0, jumlahLalu: 0, lalu: { tahunAjaran: "2026/2027" } });
  await set("Budi", { deletedAt: now });
  await set("Citra", { keadaan: "digabung" });
  await set("Dewi", { periodeId: lama, keadaan: "daftar ulang", createdAt: new Date("2026-02-10T02:00:00Z") });
  const { isi } = await load();
  expect(isi).toMatchObject({
    jumlah: 1,
    jumlahLalu: 1,
    districts: [{ nama: "Tatanga", banyak: 1, lalu: 1 }],
    paths: [{ pendaftar: 1, lalu: 1 }],
  });
  expect(isi?.periode).toEqual({ id: kini, tahunAjaran: "2027/2028", kuota: 288 });
  expect((await load(lama)).isi).toMatchObject({ jumlah: 1, lalu: null, jumlahLalu: null, periode: { id: lama, kuota: 200 } });
});

test("who was accepted is known by a step to it, and by no other step", async () => {
  const step = (name: string, ke: "diterima" | "cadangan") =>
    as(({ db }) =>
      db
        .insertInto("langkahPendaftaran")
        .values({ pendaftaranId: id(name), ke, pelaku: "Uji", pada: now })
        .execute(),
    );
  await step("Dewi", "cadangan");
  await step("Aminah", "diterima");
  expect((await load()).isi).toMatchObject({ persenDatang: null });
  await step("Dewi", "diterima");
  expect((await load()).isi).toMatchObject({ persenDatang: 100 });
  await set("Dewi", { keadaan: "diterima" });
  expect((await load()).isi).toMatchObject({ persenDatang: 0 });
});

test("what the night kept is counted by what it is of, of its own season", async () => {
  const keep = (rows: readonly (readonly [string, "hari" | "jalur" | "asal sekolah" | "daerah" | "pernah diterima", string, number])[]) =>
    as(({ db }) =>
      db
        .insertInto("angkaPpdb")
        .values(rows.map(([periodeId, hal, isi, banyak]) => ({ periodeId, hal, isi, banyak })))
        .execute(),
    );
  await keep([
    [lama, "hari", "2026-02-03", 4],
    [lama, "hari", "2026-02-04", 5],
    [lama, "hari", "2026-06-04", 100],
    [lama, "jalur", "reguler", 6],
    [lama, "asal sekolah", "MTs Negeri Contoh Palu", 7],
    [lama, "daerah", "Tatanga", 8],
    [lama, "pernah diterima", "tidak", 50],
    [lama, "pernah diterima", "ya", 3],
    [kini, "hari", "2027-02-03", 1],
  ]);
  await set("Dewi", { keadaan: "daftar ulang" });
  const { isi } = await load();
  expect(isi).toMatchObject({ jumlah: 2, dihapus: 1, jumlahLalu: 10, persenDatang: 25 });
  expect([isi?.paths[0]?.lalu, isi?.schools[0]?.lalu, isi?.districts[0]?.lalu]).toEqual([7, 8, 9]);
  expect((await load(lama)).isi).toMatchObject({ jumlah: 110, dihapus: 109 });
  await as(({ db }) => db.deleteFrom("angkaPpdb").where(everyRow).execute());
});

test("a path's places are those of all its waves that are there, and open where one leaves it open", async () => {
  const kuota = async () => (await load()).isi?.paths.map((one) => [one.nama, one.kuota]);
  const wave = (nama: string, jenis: string, places: number | null, periodeId = kini) =>
    as(({ db }) =>
      sql`with gelombang as (insert into gelombang_ppdb (nama, periode_id) values (${nama}, ${periodeId}) returning id)
        insert into jalur_ppdb (jenis, gelombang_id, kuota) select ${jenis}, id, ${places} from gelombang`.execute(db),
    );
  await wave("Gelombang 2", "reguler", 5);
  await wave("Gelombang 3", "tahfidz", 3);
  await wave("Gelombang 4", "reguler", 100);
  await wave("Gelombang 5", "reguler", 1000);
  await wave("Gelombang 9", "reguler", 10_000, lama);
  const bin = (nama: string) => as(({ db }) => db.updateTable("gelombangPpdb").set({ deletedAt: now }).where("nama", "=", nama).execute());
  await bin("Gelombang 4");
  await as(({ db }) => sql`update jalur_ppdb set deleted_at = now() where kuota = 1000`.execute(db));
  expect((await kuota())?.sort()).toEqual([
    ["Reguler", 7],
    ["Tahfidz", 3],
  ]);
  expect((await load()).isi?.jalur.map(({ jenis }) => jenis)).toEqual(["reguler", "tahfidz"]);
  await wave("Gelombang 6", "tahfidz", null);
  expect((await kuota())?.sort()).toEqual([
    ["Reguler", 7],
    ["Tahfidz", null],
  ]);
});

test("the town is drawn where somebody of it comes, and not for those of elsewhere alone", async () => {
  expect((await load()).isi?.peta?.kecamatan).toHaveLength(8);
  await set("Aminah", { alamat: "Kab. Sigi" });
  // Who came last year from the town is no reason to draw it.
  expect((await load()).isi).toMatchObject({
    peta: null,
    districts: [
      { nama: "Kab. Sigi", banyak: 1 },
      { nama: "Tatanga", banyak: 0, lalu: 1 },
    ],
  });
  // What re-registration says comes before the address.
  await as(({ db }) =>
    sql`insert into daftar_ulang (pendaftaran_id, provinsi, dibuat, diubah) values (${id("Aminah")}, 'Gorontalo', now(), now())`.execute(
      db,
    ),
  );
  expect((await load()).isi?.districts[0]).toMatchObject({ nama: "Gorontalo" });
});

test("a draft and a period that was thrown away are no seasons, and compare with none", async () => {
  expect((await load()).periods).toEqual([
    { id: kini, tahunAjaran: "2027/2028" },
    { id: lama, tahunAjaran: "2026/2027" },
  ]);
  await as(({ db }) => db.updateTable("periodePpdb").set({ draf: true }).where("id", "=", lama).execute());
  expect(await load()).toMatchObject({ periods: [{ id: kini }], isi: { lalu: null, jumlahLalu: null } });
  await expect(load(lama)).rejects.toMatchObject({ kind: "notFound" });
  await as(({ db }) => db.updateTable("periodePpdb").set({ draf: false, deletedAt: now }).where("id", "=", lama).execute());
  expect((await load()).periods).toHaveLength(1);
});

test("of a school in a town that nobody has drawn the districts are told without a map", async () => {
  const town = () => as(({ db }) => db.selectFrom("pengaturan").select(["kota", "provinsi"]).executeTakeFirstOrThrow());
  const [before, seen] = [await town(), (await load()).isi];
  expect([seen?.peta, seen?.districts.some(({ banyak }) => banyak > 0)]).toEqual([expect.any(Object), true]);
  const move = (changed: object) => as(({ db }) => db.updateTable("pengaturan").set(changed).where(everyRow).execute());
  await move({ kota: "Kota Bandung", provinsi: "Jawa Barat" });
  const { isi } = await load();
  expect([isi?.peta, isi?.districts.some(({ banyak }) => banyak > 0)]).toEqual([null, true]);
  await move(before);
});
