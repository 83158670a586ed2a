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

test.each([
  ["while they wait", "2027-07-01T02:00:00Z", "Pendaftaran sedang ditutup. Hasil tahun ajaran 2027/2028 diumumkan Senin, 5 Juli 2027."],
  ["on the day", "2027-07-05T02:00:00Z", "diumumkan sejak Senin, 5 Juli 2027; lihat dengan nomor pendaftaran dan tanggal lahir."],
  ["when all is over", "2027-08-01T02:00:00Z", "Tanggal pembukaan berikutnya akan diumumkan di situs ini."],
])("closed, it says what those who came are waiting for: %s", async (_, at, sentence) => {
  expect(await read(at)).toEqual({ periode: null, tutup: expect.stringContaining(sentence) });
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
