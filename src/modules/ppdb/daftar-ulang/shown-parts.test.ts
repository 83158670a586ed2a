/**
 * The pages of re-registration as a family sees them in July, and the committee's list of those who have not finished. What goes wrong: the
 * wrong part stands open, a field that may stay empty looks like a duty, or a family is telephoned that has finished or may not send any more.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { answers } from "#tests/support/daftar-ulang.ts";
import { useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { loadKelengkapan } from "./load-kelengkapan.server.ts";
import { loadTambahan } from "./load-tambahan.server.ts";
import { saveTambahan } from "./save-tambahan.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => now });
const { scope } = home;
let [id, other] = ["", ""];
const page = (bagian = "") => scope().read((ctx) => loadTambahan(ctx, id, bagian));
const versi = async (one = id) => (await scope().read((ctx) => loadTambahan(ctx, one, "")))?.versi;
const save = async (bagian: string, sent: object) =>
  told(home, nurlaela, async (ctx) => saveTambahan(ctx, id, { bagian, versi: String(await versi()), ...sent }));
const list = (asked: string | null = null) => scope(nurlaela).read((ctx) => loadKelengkapan(ctx, asked, "https://man.contoh.id"));

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  id = (await register(scope(), "Budi")).id;
  other = (await register(scope(), "Aminah", { ayahWafat: true, pekerjaanAyah: "" })).id;
  await scope(nurlaela).transaction(async ({ db }) => {
    await sql`insert into pengaturan (nama, nama_lengkap, jenis, kota, provinsi, nsm, alamat, tanggal_berdiri, tagline, sambutan, tentang)
      values ('MAN Uji', 'Madrasah', 'man', 'Palu', 'Sulawesi Tengah', '131172710001', 'Jalan', '1991-06-13', 'T', 'S', 'T')`.execute(db);
    await sql`update pendaftaran set keadaan = 'daftar ulang'`.execute(db);
    await sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada) select id, 'diterima', 'daftar ulang', 'Keluarga', ${now} from pendaftaran`.execute(
      db,
    );
  });
  now = new Date("2027-07-07T02:00:00Z");
});

describe("the family's page", () => {
  test("opens the part that is asked for, else the first that lacks something", async () => {
    expect([(await page())?.buka?.kunci, (await page("ibu"))?.buka?.kunci, (await page("lain"))?.buka?.kunci]).toEqual([
      "anak",
      "ibu",
      "anak",
    ]);
    await save("anak", answers.anak);
    expect([(await page())?.buka?.kunci, (await page("anak"))?.buka?.kurang]).toEqual(["alamat", 0]);
    expect(await page("keluarga")).toMatchObject({ namaLengkap: "Budi", sampai: "2027-07-11", tutup: null, ragu: [], versi: 1 });
  });

  test("says of each field whether it may stay empty, and gives a choice nothing to begin with", async () => {
    const fields = Object.fromEntries((await page("keluarga"))?.isian.map(({ name, field }) => [name, field]) ?? []);
    expect(fields.kip?.hint).toBe("Boleh dikosongkan.");
    expect(fields.keinginanSaudara).toMatchObject({
      hint: expect.stringMatching(/kembar.* Boleh dikosongkan\.$/),
      placeholder: "Terserah madrasah",
    });
    expect(fields.noKk).not.toHaveProperty("hint");
    for (const field of Object.values(fields)) for (const name of ["group", "onlyIf"]) expect(field).not.toHaveProperty(name);
    const alamat = Object.fromEntries((await page("alamat"))?.isian.map(({ name, field }) => [name, field]) ?? []);
    expect(alamat.transportasi).toMatchObject({ kind: "choice", placeholder: "Pilih…" });
    expect(alamat.rt).not.toHaveProperty("placeholder", "Pilih…");
  });
});

describe("what is saved", () => {
  test("counts a version, says which fields and touches the lists; what is the same is not saved", async () => {
    const before = await versi();
    const { lines, touched, result } = await save("alamat", answers.alamat);
    expect([result, touched, await versi()]).toEqual([{}, ["pendaftaran"], Number(before) + 1]);
    const names = String(Object(lines[0]?.after).daftarUlang).split(", ");
    expect(names).toEqual(Object.keys(answers.alamat).filter((name) => names.includes(name)));
    expect([lines.length, lines[0]?.action, lines[0]?.subjectId, names.includes("kecamatan")]).toEqual([1, "update", id, true]);
    const again = await save("alamat", answers.alamat);
    expect([again.lines, again.touched, await versi()]).toEqual([[], [], Number(before) + 1]);
    expect((await save("ayah", { tanpaHpAyah: "" })).lines.length).toBe(0);
    expect(await versi(other)).toBe(0);
  });
});

describe("the committee's list", () => {
  test("names by name who lacks what, whether they have begun, and what to tell them", async () => {
    const { belum, banyak, periode, daftar } = await list();
    expect([banyak, belum.map(({ nama, mulai }) => [nama, mulai])]).toEqual([
      2,
      [
        ["Aminah", false],
        ["Budi", true],
      ],
    ]);
    expect(belum[0]?.kurang.map(({ judul }) => judul)).toEqual(["Data anak", "Tempat tinggal", "Kartu keluarga dan bantuan", "Ibu"]);
    expect(belum.map(({ banyak: count, kurang }) => count === kurang.flatMap(({ isian }) => isian).length)).toEqual([true, true]);
    expect(belum[1]?.teks).toBe(
      `Assalamu’alaikum. Data daftar ulang Budi (nomor ${belum[1]?.nomor}) di MAN Uji belum lengkap. Bagian yang masih kurang: kartu keluarga dan bantuan, ayah, ibu. Lengkapi paling lambat Minggu, 11 Juli 2027 di https://man.contoh.id/daftar/status dengan nomor pendaftaran dan tanggal lahir. Siapkan kartu keluarga. Panitia PPDB MAN Uji`,
    );
    expect([periode?.sampai, daftar.map(({ tahunAjaran }) => tahunAjaran)]).toEqual(["2027-07-11", ["2027/2028"]]);
    expect((await list(daftar[0]?.id ?? "")).periode?.id).toBe(daftar[0]?.id);
  });

  test("gives no text to send once the day is over, and leaves out who has finished or came to nothing", async () => {
    now = new Date("2027-07-11T16:00:00Z");
    expect((await list()).belum.map(({ teks }) => teks)).toEqual([null, null]);
    now = new Date("2027-07-07T02:00:00Z");
    for (const bagian of ["keluarga", "ayah", "ibu"] as const) expect((await save(bagian, answers[bagian])).result).toEqual({});
    expect(await list()).toMatchObject({ banyak: 2, belum: [{ nama: "Aminah" }] });
    await scope(nurlaela).transaction(({ db }) => db.updateTable("pendaftaran").set({ deletedAt: now }).where("id", "=", other).execute());
    expect(await list()).toMatchObject({ banyak: 1, belum: [] });
    await scope(nurlaela).transaction(({ db }) => sql`update pendaftaran set keadaan = 'diterima' where id = ${id}::uuid`.execute(db));
    expect(await list()).toMatchObject({ banyak: 0, belum: [] });
  });
});
