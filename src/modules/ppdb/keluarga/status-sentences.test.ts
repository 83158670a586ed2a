/**
 * The one sentence on top of a family's page, read on a telephone some ten times a season. What goes wrong: a day is named that nobody has set,
 * a family is told to do nothing while a paper is missing, or a place seems lost that only waits.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { loadStatus } from "./load-status.server.ts";

const now = new Date("2027-07-06T02:00:00Z");
let clock = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => clock });
const days = { pengumuman: "2027-07-05", daftarUlangMulai: "2027-07-06", daftarUlangSelesai: "2027-07-11", ambilSampai: "2027-07-10" };
const none = { pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null, ambilSampai: null };
let id = "";
let dokumen = "";
const period = (changed: object) =>
  scope(nurlaela).transaction(({ db }) =>
    db
      .updateTable("periodePpdb")
      .set({ ...days, ...changed })
      .where(everyRow)
      .execute(),
  );
const asks = (papers: string) =>
  scope(nurlaela).transaction(({ db }) => db.updateTable("jalurPpdb").set({ dokumen: papers }).where(everyRow).execute());
const at = async (keadaan: Keadaan, pelaku = "Nurlaela") => {
  await scope(nurlaela).transaction(async ({ db }) => {
    await sql`update pendaftaran set keadaan = ${keadaan} where id = ${id}::uuid`.execute(db);
    await sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, alasan, pada, oleh, pengusul)
      values (${id}::uuid, 'terkirim', ${keadaan}, ${pelaku}, 'Alasan langkah', ${now}, ${nurlaela.id}::uuid, ${rusdin.id}::uuid)`.execute(
      db,
    );
  });
  const status = await scope().read((ctx) => loadStatus(ctx, id));
  if (!status) throw new Error("gone");
  return status;
};

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), { dokumen: "Kartu keluarga\nAkta kelahiran" });
  ({ id } = await register(scope(), "Anak Kalimat"));
  dokumen = "Kartu keluarga\nAkta kelahiran";
  clock = now;
});

describe("what is said", () => {
  test("of papers that are missing, and that nothing is to be done where none is", async () => {
    expect((await at("terkirim")).kalimat).toBe(
      "Pendaftaran sudah masuk dan menunggu diperiksa panitia. 2 berkas masih perlu Anda kirim; daftarnya di bawah ini.",
    );
    expect((await at("lulus administrasi")).kalimat).toContain("Panitia meluluskan syarat administrasi. 2 berkas masih perlu");
    expect((await at("perlu perbaikan")).kalimat).toMatch(/lalu kirim lagi kepada panitia\. 2 berkas masih perlu Anda kirim/);
    await asks("");
    expect((await at("terkirim")).kalimat).toBe(
      "Pendaftaran sudah masuk dan menunggu diperiksa panitia. Anda belum perlu melakukan apa-apa.",
    );
    expect((await at("lulus administrasi")).kalimat).toBe("Syarat administrasi sudah lengkap. Hasil diumumkan Senin, 5 Juli 2027.");
    await asks(dokumen);
  });

  test("of the day of the result, and that there is none yet", async () => {
    await asks("");
    expect((await at("terverifikasi")).kalimat).toBe("Data sudah diperiksa dan benar. Hasil diumumkan Senin, 5 Juli 2027.");
    await period(none);
    expect((await at("terverifikasi")).kalimat).toBe(
      "Data sudah diperiksa dan benar. Tanggal pengumuman hasil akan diberitahukan di situs ini.",
    );
    await period({});
    await asks(dokumen);
  });

  test("of re-registration only where both its days are set", async () => {
    expect((await at("diterima")).kalimat).toBe(
      "Selamat, calon siswa diterima. Daftar ulang Selasa, 6 Juli 2027 sampai Minggu, 11 Juli 2027.",
    );
    for (const open of [{ daftarUlangMulai: null }, { daftarUlangSelesai: null, ambilSampai: null }]) {
      await period(open);
      expect((await at("diterima")).kalimat).toBe("Selamat, calon siswa diterima. Jadwal daftar ulang akan diberitahukan di situs ini.");
    }
    expect((await at("cadangan")).kalimat).toBe("Calon siswa masuk daftar cadangan. Kami mengabari bila ada tempat yang kosong.");
    await period({});
    expect((await at("cadangan")).kalimat).toContain("yang kosong, paling lambat Minggu, 11 Juli 2027.");
    expect((await at("daftar ulang")).kalimat).toMatch(
      /^Tempat ini sudah diambil dan tercatat\. Daftar ulang .* 2027\. Yang dibawa: .*\. Sampai jumpa di hari pertama sekolah\.$/,
    );
  });

  test("of a place that ran out, other words than of one that was given back", async () => {
    expect((await at("mengundurkan diri", "Sistem")).kalimat).toContain("tidak diambil sampai batas waktunya");
    expect((await at("mengundurkan diri", "Keluarga")).kalimat).toContain("sudah ditarik");
  });

  test("of each state its own", async () => {
    const states = [
      "terkirim",
      "perlu perbaikan",
      "terverifikasi",
      "lulus administrasi",
      "diterima",
      "cadangan",
      "tidak diterima",
    ] as const;
    const said = new Set<string>();
    for (const one of [...states, "mengundurkan diri", "daftar ulang"] as const) said.add((await at(one)).kalimat);
    expect(said.size).toBe(9);
  });
});

describe("what can be done", () => {
  test("a place is offered while it waits, until its day, or without one", async () => {
    expect((await at("diterima")).ambil).toEqual({
      sampai: "2027-07-10",
      kata: expect.stringMatching(/paling lambat Sabtu, 10 Juli 2027\. Sesudah itu tempatnya diberikan .* Bila tidak jadi, tarik/),
    });
    await period({ ambilSampai: null });
    expect((await at("diterima")).ambil).toEqual({
      sampai: null,
      kata: expect.stringMatching(/^Nyatakan .* supaya panitia menyimpannya\. Bila/),
    });
    await period({});
    expect([(await at("cadangan")).ambil, (await at("daftar ulang")).ambil]).toEqual([null, null]);
  });

  test("the data of re-registration is asked once the place is taken, until its day", async () => {
    expect((await at("diterima")).lengkapi).toBeNull();
    const { lengkapi } = await at("daftar ulang");
    expect(lengkapi).toEqual({ kurang: expect.any(Number), sampai: "2027-07-11", tutup: false });
    expect(lengkapi?.kurang).toBeGreaterThan(20);
    clock = new Date("2027-07-11T15:59:59Z");
    expect((await at("daftar ulang")).lengkapi?.tutup).toBe(false);
    clock = new Date("2027-07-11T16:00:00Z");
    expect((await at("daftar ulang")).lengkapi?.tutup).toBe(true);
    clock = now;
  });

  test("papers are sent until the decision, and none is called missing after it", async () => {
    const before = await at("terverifikasi");
    expect([before.unggah?.accept, before.dokumen.length, before.bolehMundur]).toEqual([".pdf,.png,.jpg,.jpeg", 2, true]);
    const after = await at("tidak diterima");
    expect([after.unggah, after.dokumen, after.bolehMundur]).toEqual([null, [], false]);
  });

  test("what is to be corrected is told with the reason of the return itself, and else not at all", async () => {
    await at("terkirim");
    const told = await at("perlu perbaikan");
    expect(told.diminta).toEqual({ alasan: "Alasan langkah", versi: expect.any(Number), isian: [] });
    await scope(system("uji")).transaction(({ db }) =>
      sql`update langkah_pendaftaran set alasan = 'Yang pertama' where pendaftaran_id = ${id}::uuid`.execute(db),
    );
    // A step to another path keeps the state, and says something else.
    expect((await at("perlu perbaikan")).diminta?.alasan).toBe("Yang pertama");
    expect((await at("terkirim")).diminta).toBeNull();
  });

  test("who did it is the family or the system, and of the committee nobody by name", async () => {
    await at("terkirim", "Keluarga");
    await at("perlu perbaikan");
    const { langkah } = await at("mengundurkan diri", "Sistem");
    expect(langkah.slice(-3).map(({ pelaku }) => pelaku)).toEqual(["Keluarga", "Panitia", "Sistem"]);
  });

  test("of a registration in the bin nothing is told", async () => {
    await scope(nurlaela).transaction(({ db }) => db.updateTable("pendaftaran").set({ deletedAt: now }).where("id", "=", id).execute());
    expect(await scope().read((ctx) => loadStatus(ctx, id))).toBeNull();
  });
});
