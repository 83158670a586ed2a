/** Families read one line at the top of the page: until when they may send, and afterwards when they hear. */
import { beforeAll, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { create } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { gelombangPpdb } from "./jalur/gelombang-ppdb.ts";
import { jalurPpdb } from "./jalur/jalur-ppdb.ts";
import { addPeriode, readPendaftaran } from "./periode.server.ts";

let now = new Date("2027-02-10T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const later = { buka: "2031-02-01", tutup: "2031-06-30", pengumuman: null, daftarUlangMulai: null, daftarUlangSelesai: null };
const read = async (at: string) => {
  now = new Date(at);
  return scope().read(readPendaftaran);
};

beforeAll(async () => {
  const days = {
    buka: "2027-02-01",
    tutup: "2027-06-30",
    pengumuman: "2027-07-05",
    daftarUlangMulai: "2027-07-06",
    daftarUlangSelesai: "2027-07-11",
  };
  await scope(system("uji")).transaction(async (ctx) => {
    const { id } = await addPeriode(ctx, { tahunAjaran: "2027/2028", kuota: 288, ...days });
    const inCommittee = { ...ctx, actor: actor("panitiaPpdb") };
    const wave = { nama: "Gelombang 1", periodeId: id, tutup: "2027-03-31", tutupPukul: "14:00", tanpaLembar: true };
    const gelombang = await create(inCommittee, gelombangPpdb, wave, "json");
    for (const [jenis, tutup] of [
      ["reguler", ""],
      ["tahfidz", "2027-03-20"],
    ] as const)
      await create(
        inCommittee,
        jalurPpdb,
        { jenis, gelombangId: String(gelombang.id), tanpaLembar: true, tutup, bobotRapor: 100, seri1: "usia" },
        "json",
      );
  });
});

test("the last closing of what is open is named, not that of the period", async () => {
  expect(await read("2027-02-10T02:00:00Z")).toMatchObject({ batas: "Rabu, 31 Maret 2027 pukul 14.00 WITA" });
});

test("after the last wave it is closed and no more to come, though the period's days go on", async () => {
  const closed = {
    periode: null,
    judul: "Pendaftaran sudah ditutup",
    tutup:
      "Pendaftaran tahun ajaran 2027/2028 sudah ditutup sejak Rabu, 31 Maret 2027 pukul 14.00 WITA. Hasil tahun ajaran 2027/2028 diumumkan Senin, 5 Juli 2027. Tidak ada gelombang lagi yang dijadwalkan.",
  };
  expect(await read("2027-03-31T06:00:59.999Z")).toMatchObject({ tutup: null });
  expect(await read("2027-03-31T06:01:00Z")).toEqual(closed);
  expect(await read("2027-04-10T02:00:00Z")).toEqual(closed);
});

test.each([
  [
    "while they wait",
    "2027-07-01T02:00:00Z",
    "Pendaftaran tahun ajaran 2027/2028 sudah ditutup sejak Rabu, 31 Maret 2027 pukul 14.00 WITA. Hasil tahun ajaran 2027/2028 diumumkan Senin, 5 Juli 2027.",
  ],
  ["on the day", "2027-07-05T02:00:00Z", "diumumkan sejak Senin, 5 Juli 2027; lihat dengan nomor pendaftaran dan tanggal lahir."],
  ["when all is over", "2027-08-01T02:00:00Z", "Tanggal pembukaan berikutnya akan diumumkan di situs ini."],
])("closed, it says what those who came are waiting for: %s", async (_, at, sentence) => {
  expect(await read(at)).toMatchObject({ periode: null, tutup: expect.stringContaining(sentence) });
});

test("before the first wave nothing has closed; between two it has, and the next one is named", async () => {
  await scope(system("uji")).transaction(async (ctx) => {
    const { id } = await addPeriode(ctx, { ...later, tahunAjaran: "2031/2032", kuota: 288 });
    const inCommittee = { ...ctx, actor: actor("panitiaPpdb") };
    for (const [nama, buka, tutup] of [
      ["Gelombang 1", "2031-02-10", "2031-02-28"],
      ["Gelombang 2", "2031-04-01", "2031-04-30"],
    ] as const) {
      const wave = await create(inCommittee, gelombangPpdb, { nama, periodeId: id, buka, tutup, tanpaLembar: true }, "json");
      const path = { jenis: "reguler", gelombangId: String(wave.id), tanpaLembar: true, bobotRapor: 100, seri1: "usia" };
      await create(inCommittee, jalurPpdb, path, "json");
    }
  });
  const first = {
    judul: "Belum waktunya mendaftar",
    tutup: expect.stringContaining("Jalur reguler (Gelombang 1) dibuka 10 Februari 2031."),
  };
  expect(await read("2031-02-05T02:00:00Z")).toMatchObject(first);
  const second = {
    judul: "Pendaftaran sedang ditutup",
    tutup: expect.stringContaining("Jalur reguler (Gelombang 2) dibuka 1 April 2031."),
  };
  expect(await read("2031-03-05T02:00:00Z")).toMatchObject(second);
});

test("without a re-registration the result is led to as long as places may be taken", async () => {
  await scope(system("uji")).transaction(async (ctx) => {
    const days = { buka: "2029-02-01", tutup: "2029-06-30", pengumuman: "2029-07-05", daftarUlangMulai: null, daftarUlangSelesai: null };
    await addPeriode(ctx, { tahunAjaran: "2029/2030", kuota: 288, ...days });
    await ctx.db.updateTable("periodePpdb").set({ ambilSampai: "2029-07-08" }).where("tahunAjaran", "=", "2029/2030").execute();
  });
  expect((await read("2029-07-08T15:59:00Z")).tutup).toContain("diumumkan sejak Kamis, 5 Juli 2029");
  expect((await read("2029-07-08T16:00:00Z")).tutup).not.toContain("diumumkan sejak");
});
