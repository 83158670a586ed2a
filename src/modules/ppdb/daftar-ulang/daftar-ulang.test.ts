/**
 * A family that has taken its place: on one telephone or on father's and mother's, with the family card beside it, over some evenings in
 * July; then the committee, which telephones those who have not finished. What goes wrong: half an evening's typing is lost by one wrong
 * number, one device writes over the other, a number is typed again by the office, somebody else's child is seen.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { answers } from "#tests/support/daftar-ulang.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { takePlace } from "../keluarga/take-place.server.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { applyPenempatan } from "../penempatan/apply-penempatan.server.ts";
import { readCandidates } from "../penempatan/read-candidates.server.ts";
import { tambahanNames } from "./bagian.ts";
import { loadKelengkapan } from "./load-kelengkapan.server.ts";
import { loadTambahan } from "./load-tambahan.server.ts";
import { saveTambahan } from "./save-tambahan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const as = <T>(who: typeof nurlaela, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const page = (id: string, bagian = "") => scope().read((ctx) => loadTambahan(ctx, id, bagian));
const save = (id: string, bagian: string, sent: object, versi?: number) =>
  scope().transaction(async (ctx) =>
    saveTambahan(ctx, id, { bagian, versi: String(versi ?? (await loadTambahan(ctx, id, ""))?.versi), ...sent }),
  );
const move = async (id: string, ...states: readonly Keadaan[]) => {
  for (const ke of states) {
    const { versi } = await as(nurlaela, ({ db }) =>
      db.selectFrom("pendaftaran").select("versi").where("id", "=", id).executeTakeFirstOrThrow(),
    );
    await as(nurlaela, (ctx) => changeKeadaan(ctx, { id, versi }, { ke, alasan: "" }));
  }
};
/** A child whose family has taken the place. */
async function taken(name: string, changed: object = {}): Promise<string> {
  now = new Date("2027-03-01T02:00:00Z");
  const { id } = await register(scope(), name, changed);
  await move(id, "terverifikasi", "lulus administrasi", "diterima");
  now = new Date("2027-07-06T02:00:00Z");
  await scope().transaction((ctx) => takePlace(ctx, id));
  return id;
}
const { anak, alamat, keluarga, ayah } = answers;
const july = () => {
  now = new Date("2027-07-07T02:00:00Z");
};

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await as(rusdin, ({ db }) =>
    sql`insert into pengaturan (nama, nama_lengkap, jenis, kota, provinsi, nsm, alamat, tanggal_berdiri, tagline, sambutan, tentang)
      values ('MAN', 'Madrasah', 'man', 'Palu', 'Sulawesi Tengah', '131172710001', 'Jalan', '1991-06-13', 'T', 'S', 'T')`.execute(db),
  );
});

describe("the family's page", () => {
  test("is not there before the place is taken, and before the day of the announcement", async () => {
    const { id } = await register(scope(), "Anak Baru");
    expect(await page(id)).toBeNull();
    await expect(save(id, "anak", anak, 0)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("belum diambil") });
    await move(id, "terverifikasi", "lulus administrasi", "diterima", "daftar ulang");
    expect([await page(id), (await scope().read((ctx) => loadStatus(ctx, id)))?.lengkapi]).toEqual([null, null]);
    await expect(save(id, "anak", anak, 0)).rejects.toMatchObject({ kind: "conflict" });
    await expect(save(crypto.randomUUID(), "anak", anak, 0)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("asks what is missing alone: not the NISN that is known, nothing of a father who has died", async () => {
    const id = await taken("Anak Yatim", { nisn: "0123456700", nik: "7271014903120077", ayahWafat: true, pekerjaanAyah: "" });
    july();
    const shown = await page(id);
    expect(shown?.parts.map(({ kunci }) => kunci)).toEqual(["anak", "alamat", "keluarga", "ibu"]);
    expect(shown?.isian.map(({ name }) => name)).not.toContain("nisn");
    expect(shown?.isian.map(({ name }) => name)).not.toContain("nik");
  });

  test("keeps what is right beside what is wrong, and says what is wrong", async () => {
    const id = await taken("Anak Hati-hati");
    july();
    const faults = await save(id, "anak", { ...anak, nik: "7271010903120001", anakKe: "dua" });
    expect(Object.keys(faults).sort()).toEqual(["anakKe", "nik"]);
    expect(faults.nik).toContain("tidak cocok");
    const shown = await page(id, "anak");
    expect(Object.fromEntries(shown?.isian.map(({ name, nilai }) => [name, nilai]) ?? [])).toMatchObject({
      ...{ hobi: "Membaca", nik: null, anakKe: null, jumlahSaudara: 3 },
    });
    expect(shown?.parts[0]).toMatchObject({ kurang: 2 });
    // On the family card it stands so.
    expect(await save(id, "anak", { ...anak, nik: "7271010903120001", dicocokkan: "on" })).toEqual({});
    expect((await page(id, "anak"))?.parts[0]).toMatchObject({ kurang: 0 });
  });

  test("asks a foreigner for the permit, and who has no telephone for no number", async () => {
    const id = await taken("Anak Asing");
    july();
    expect(await save(id, "ayah", { ...ayah, kewarganegaraanAyah: "asing", tanpaHpAyah: "on" })).toEqual({});
    const shown = await page(id, "ayah");
    expect(shown?.isian.map(({ name }) => name)).toContain("kitasAyah");
    expect(shown?.isian.map(({ name }) => name)).not.toContain("noTeleponAyah");
    expect(shown?.parts.find(({ kunci }) => kunci === "ayah")).toMatchObject({ kurang: 1 });
  });

  test("of two devices the second is told, and nothing is written over", async () => {
    const id = await taken("Anak Dua Gawai");
    july();
    await save(id, "keluarga", keluarga, 0);
    await expect(save(id, "keluarga", { ...keluarga, kepalaKeluarga: "Hasnawati" }, 0)).rejects.toMatchObject({
      ...{ kind: "conflict", message: expect.stringContaining("perangkat lain") },
    });
    expect((await page(id, "keluarga"))?.isian.find(({ name }) => name === "kepalaKeluarga")?.nilai).toBe("Abdul Rahman Lamadjido");
    await expect(save(id, "lain", {})).rejects.toMatchObject({ kind: "malformed" });
  });

  test("shows the end of a paper's number, takes it back as it came, and another one as it is typed", async () => {
    const id = await taken("Anak Tertutup");
    july();
    await save(id, "keluarga", { ...keluarga, pkh: "12" });
    await save(id, "ayah", ayah);
    const told = JSON.stringify([await page(id, "keluarga"), await page(id, "ayah")]);
    expect([told.includes(keluarga.noKk), told.includes(ayah.nikAyah ?? "")]).toEqual([false, false]);
    const shownOf = async (name: string) => (await page(id, "keluarga"))?.isian.find((one) => one.name === name)?.nilai;
    expect([await shownOf("noKk"), await shownOf("pkh")]).toEqual(["••••••••••••0001", "••••"]);
    expect(await save(id, "keluarga", { noKk: "••••••••••••0001", pkh: "••••", kepalaKeluarga: "Hasnawati" })).toEqual({});
    const nik = (await page(id, "ayah"))?.isian.find((one) => one.name === "nikAyah")?.nilai;
    expect(nik).toBe("•".repeat(16));
    expect(await save(id, "ayah", { ...ayah, nikAyah: nik })).toEqual({});
    const stored = () =>
      scope().read(({ db }) =>
        db.selectFrom("daftarUlang").select(["noKk", "pkh", "kepalaKeluarga"]).where("pendaftaranId", "=", id).executeTakeFirst(),
      );
    expect(await stored()).toEqual({ noKk: keluarga.noKk, pkh: "12", kepalaKeluarga: "Hasnawati" });
    expect(Object.keys(await save(id, "keluarga", { noKk: "•••••••••••80001", pkh: "", kepalaKeluarga: "Hasnawati" }))).toEqual(["noKk"]);
    expect(await save(id, "keluarga", { noKk: "7271010101120002", pkh: "", kepalaKeluarga: "Hasnawati" })).toEqual({});
    expect(await stored()).toMatchObject({ noKk: "7271010101120002", pkh: null });
  });

  test("of what parents earn it shows that it was said, takes that back, and another band as it is chosen", async () => {
    const id = await taken("Anak Penghasilan");
    july();
    await save(id, "ayah", ayah);
    const shown = async () => (await page(id, "ayah"))?.isian.find(({ name }) => name === "penghasilanAyah");
    expect(await shown()).toMatchObject({
      nilai: "••••",
      field: { options: expect.arrayContaining([{ value: "••••", label: "Sudah diisi" }]), hint: expect.stringContaining("ditutup") },
    });
    expect(JSON.stringify((await page(id, "ayah"))?.isian.map(({ nilai }) => nilai))).not.toContain(ayah.penghasilanAyah);
    const stored = () =>
      scope().read(({ db }) =>
        db.selectFrom("daftarUlang").select(["penghasilanAyah", "pendidikanAyah"]).where("pendaftaranId", "=", id).executeTakeFirst(),
      );
    const before = (await stored())?.penghasilanAyah;
    expect(before).toBe(ayah.penghasilanAyah);
    expect(await save(id, "ayah", { ...ayah, penghasilanAyah: "••••", pendidikanAyah: "D4/S1" })).toEqual({});
    expect(await stored()).toEqual({ penghasilanAyah: before, pendidikanAyah: "D4/S1" });
    expect(await save(id, "ayah", { ...ayah, penghasilanAyah: ">20 juta" })).toEqual({});
    expect(await stored()).toMatchObject({ penghasilanAyah: ">20 juta" });
    // Where nothing stands, "already said" means nothing.
    expect(Object.keys(await save(id, "ayah", { ...ayah, penghasilanAyah: "" }))).toEqual([]);
    expect(Object.keys(await save(id, "ayah", { ...ayah, penghasilanAyah: "••••" }))).toEqual(["penghasilanAyah"]);
  });

  test("closes after the day that the committee has set, also while the rules are published; what was kept stays", async () => {
    const id = await taken("Anak Terlambat");
    july();
    await save(id, "keluarga", keluarga);
    now = new Date("2027-07-11T15:59:59.999Z");
    expect(await save(id, "ayah", ayah)).toEqual({});
    now = new Date("2027-07-11T16:00:00Z");
    await expect(save(id, "alamat", alamat)).rejects.toMatchObject({ message: expect.stringContaining("11 Juli 2027") });
    expect(await page(id)).toMatchObject({ tutup: "lewat" });
    const offered = async () => (await scope().read((ctx) => loadStatus(ctx, id)))?.lengkapi?.tutup;
    expect(await offered()).toBe(true);
    await as(rusdin, ({ db }) => sql`update periode_ppdb set lengkapi_sampai = '2027-07-31'`.execute(db));
    expect([await page(id), await offered()]).toMatchObject([{ tutup: null, sampai: "2027-07-31" }, false]);
    expect(await save(id, "alamat", alamat)).toEqual({});
  });

  test("the trail names the fields and nothing that stands in them", async () => {
    const rows = await as(rusdin, ({ db }) => db.selectFrom("audit").selectAll().where("action", "=", "update").orderBy("id").execute());
    const told = JSON.stringify(rows);
    expect(told).toContain("noKk, kepalaKeluarga");
    expect(told).not.toContain(keluarga.noKk);
    expect(told).not.toContain(ayah.nikAyah);
  });
});

describe("the committee", () => {
  const list = (who = nurlaela) => scope(who).read((ctx) => loadKelengkapan(ctx, null, "https://man.contoh.id"));

  test("sees who has not finished and what is missing, with words to send, and no value", async () => {
    july();
    const { belum, banyak } = await list();
    const one = belum.find(({ nama }) => nama === "Anak Terlambat");
    expect(one?.kurang.map(({ judul }) => judul)).toEqual(["Data anak", "Ibu"]);
    expect(one?.teks).toContain("https://man.contoh.id/daftar/status");
    expect(belum.length).toBeLessThanOrEqual(banyak);
    expect(JSON.stringify(belum)).not.toContain(keluarga.noKk);
    expect((await list(actor("kepala"))).belum.every(({ teks }) => teks === null)).toBe(true);
  });

  test("others do not", async () => {
    for (const who of [actor("guru"), actor("humas")]) await expect(list(who)).rejects.toMatchObject({ kind: "notFound" });
  });
});

test("with the placement everything goes to the pupil, and the family's page closes", async () => {
  const id = await taken("Anak Lengkap");
  july();
  const own = { ...anak, nisn: "0123456123", nik: "7271014903120456" };
  for (const [bagian, sent] of Object.entries({ ...answers, anak: own })) expect(await save(id, bagian, sent)).toEqual({});
  expect((await page(id))?.parts.every(({ kurang }) => kurang === 0)).toBe(true);
  const { kelasId, periodeId } = await as(rusdin, async ({ db }) => {
    await sql`insert into kelas (nama, tingkat, tahun_ajaran) values ('X.1', 'X', '2027/2028')`.execute(db);
    const kelas = await db.selectFrom("kelas").select("id").executeTakeFirstOrThrow();
    const periode = await db.selectFrom("periodePpdb").select("id").executeTakeFirstOrThrow();
    return { kelasId: kelas.id, periodeId: periode.id };
  });
  // The number that the family gave here is known to the placement too.
  await as(rusdin, ({ db }) =>
    sql`insert into siswa (nama, nik, status, jenis_kelamin, tanggal_lahir) values ('Kakak', ${own.nik}, 'aktif', 'perempuan', '2012-03-09')`.execute(
      db,
    ),
  );
  const candidate = async () => (await as(rusdin, (ctx) => readCandidates(ctx, periodeId))).find((one) => one.id === id);
  expect(await candidate()).toMatchObject({ bentrok: "NIK", nikJanggal: false, keinginan: null });
  expect(await save(id, "keluarga", { ...keluarga, keinginanSaudara: "semaunya" })).toHaveProperty("keinginanSaudara");
  expect(await save(id, "keluarga", { ...keluarga, keinginanSaudara: "bersama" })).toEqual({});
  july();
  expect(await candidate()).toMatchObject({ keinginan: "bersama" });
  await as(rusdin, ({ db }) => sql`delete from siswa where nama = 'Kakak'`.execute(db));
  const kunci = crypto.randomUUID();
  await as(rusdin, (ctx) => applyPenempatan(ctx, { periodeId, kunci, tanggal: "2027-07-12", calon: [{ id, kelasId }], isi: new Map() }));
  const pupil = await as(rusdin, ({ db }) =>
    db.selectFrom("siswa").selectAll().where("nama", "=", "Anak Lengkap").executeTakeFirstOrThrow(),
  );
  expect(pupil).toMatchObject({
    ...{ ...own, anakKe: 2, jumlahSaudara: 3, ...alamat, ...keluarga, namaAyah: "Abdul Rahman Lamadjido", versi: 1 },
    ...{ nikAyah: ayah.nikAyah, tanggalLahirIbu: "1982-03-02", penghasilanIbu: "<800.000", tanpaHpAyah: false },
  });
  expect(tambahanNames.filter((name) => !(name in pupil))).toEqual(["keinginanSaudara"]);
  expect(await page(id)).toMatchObject({ tutup: "siswa" });
  await expect(save(id, "alamat", alamat)).rejects.toMatchObject({ message: expect.stringContaining("sudah tercatat sebagai siswa") });
});
