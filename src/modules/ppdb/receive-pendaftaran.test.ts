import { beforeAll, describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { refuse } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { registration, serial } from "#tests/support/registrations.ts";
import { buktiFromSecret, readPendaftaran, receivePendaftaran } from "./index.server.ts";
import { addPeriode } from "./periode.server.ts";
import { receiveFromPublik } from "./receive-from-publik.server.ts";

let jam = new Date("2027-03-01T02:00:00Z");
const home = useDatabase({ policy, clock: () => jam });
const { scope } = home;
const panitia = actor("panitiaPpdb");
const request = (isi: object = {}, key: string | null = null) =>
  asPengunjung((ctx) => receivePendaftaran(ctx, { ...registration("Diminta"), ...isi }, { key, source: "json" }));
const asPengunjung = <T>(work: (ctx: Ctx) => Promise<T>) => scope().transaction(work);

const periode = {
  tahunAjaran: "2027/2028",
  buka: "2027-02-01",
  tutup: "2027-06-30",
  kuota: 288,
  pengumuman: "2027-07-05",
  daftarUlangMulai: "2027-07-06",
  daftarUlangSelesai: "2027-07-11",
};

beforeAll(() =>
  scope(panitia).transaction(({ db }) =>
    sql`insert into akun (id, nip, nama, peran) values (${panitia.id}, '197001011995031001', 'Panitia', array['panitiaPpdb'])`.execute(db),
  ),
);

describe("terimaPendaftaran", () => {
  test("is closed without a period, and says when the next one opens", async () => {
    const kirim = () => asPengunjung((ctx) => receivePendaftaran(ctx, registration(), { key: null, source: "json" }));
    await expect(kirim()).rejects.toThrow("Tanggal pembukaan berikutnya akan diumumkan");
    const { result, lines, touched } = await told(home, panitia, (ctx) => addPeriode(ctx, periode));
    expect([lines, touched]).toMatchObject([
      [{ action: "create", subject: "periodePpdb", subjectId: result.id, after: periode }],
      ["periodePpdb"],
    ]);
    await scope(system("uji")).transaction((ctx) =>
      addPeriode(ctx, { ...periode, tahunAjaran: "2028/2029", buka: "2028-02-01", tutup: "2028-06-30", pengumuman: null }),
    );
    jam = new Date("2027-01-31T15:59:59Z");
    await expect(kirim()).rejects.toThrow("tahun ajaran 2027/2028 dibuka Senin, 1 Februari 2027");
    const kosong = asPengunjung((ctx) => receivePendaftaran(ctx, {}, { key: null, source: "json" }));
    await expect(kosong).rejects.toMatchObject({ kind: "conflict" });
  });

  test("opens at midnight in Palu", async () => {
    jam = new Date("2027-01-31T16:00:00Z");
    const { nomor } = await asPengunjung((ctx) => receivePendaftaran(ctx, registration("Anak Pertama"), { key: null, source: "json" }));
    expect(nomor).toBe("PMBM-2027-00001-A");
  });

  test("a refused send uses up no number", async () => {
    const gagal = asPengunjung((ctx) => receivePendaftaran(ctx, { ...registration(), nilaiUN: 101 }, { key: null, source: "json" }));
    await expect(gagal).rejects.toMatchObject({ kind: "invalid", fields: { nilaiUN: expect.any(String) } });
    const { nomor } = await asPengunjung((ctx) => receivePendaftaran(ctx, registration("Sesudah"), { key: null, source: "json" }));
    expect(serial(nomor)).toBe(2);
  });

  test("the same key is the same registration, also from two tabs at once", async () => {
    const kirim = (isi: object) =>
      asPengunjung((ctx) => receivePendaftaran(ctx, { ...registration("Satu"), ...isi }, { key: "kunci-yang-sama", source: "json" }));
    const [one, other] = await Promise.all([kirim({}), kirim({})]);
    expect(other).toEqual(one);
    expect(one?.berbeda).toBe(false);
    const later = await kirim({ alamat: "Jalan Lain No. 1, Kota Palu" });
    expect(later).toMatchObject({ nomor: one?.nomor, bukti: one?.bukti, berbeda: true });
  });

  test.each([{ namaLengkap: "Anak Lain" }, { tanggalLahir: "2012-03-10" }, { namaIbu: "Ibu Lain" }, { noTeleponOrtu: "081399999999" }])(
    "a key that another family used opens nothing of theirs: %j",
    async (lain) => {
      const key = `kunci-tertebak-${Object.keys(lain)[0]}`;
      const kirim = (isi: object) =>
        asPengunjung((ctx) => receivePendaftaran(ctx, { ...registration("Korban"), ...isi }, { key, source: "json" }));
      await kirim({});
      await expect(kirim(lain)).rejects.toMatchObject({ kind: "conflict", current: undefined });
    },
  );

  test("older than 21 is received with a warning", async () => {
    const kirim = asPengunjung((ctx) =>
      receivePendaftaran(ctx, { ...registration("Tua"), tanggalLahir: "2000-01-01" }, { key: null, source: "json" }),
    );
    expect((await kirim).peringatan).toEqual([expect.stringContaining("21 tahun")]);
  });

  test("keeps the consent as it was read, and no secret that opens the receipt", async () => {
    const { id, bukti, nomor } = await asPengunjung((ctx) =>
      receivePendaftaran(ctx, registration("Berbukti"), { key: null, source: "json" }),
    );
    await asPengunjung(async (ctx) => {
      expect(await buktiFromSecret(ctx, bukti)).toMatchObject({ nomor, namaLengkap: "Berbukti", tahunAjaran: "2027/2028" });
      await expect(buktiFromSecret(ctx, `${bukti.slice(1)}x`)).rejects.toMatchObject({ kind: "notFound" });
      const consent = await ctx.db
        .selectFrom("persetujuanPendaftaran")
        .selectAll()
        .where("pendaftaranId", "=", id)
        .executeTakeFirstOrThrow();
      expect(consent).toMatchObject({ pemberi: expect.stringContaining("Hasnawati"), teks: expect.stringContaining("keperluan PPDB") });
      const stored = await ctx.db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
      expect(stored).toMatchObject({ nilaiUN: 85.5, tanggalLahir: "2012-03-09" });
      expect(JSON.stringify(stored)).not.toContain(bukti);
    });
  });

  test("a parent who has died and a guardian have their place, and somebody answers for the child", async () => {
    const wafat = { ayahWafat: true, pekerjaanAyah: null, ibuWafat: true, pekerjaanIbu: null };
    const wali = { bersamaWali: true, namaWali: "Rosmini", hubunganWali: "Paman atau bibi", pekerjaanWali: "Petani" };
    await expect(request(wafat)).rejects.toMatchObject({ fields: { bersamaWali: expect.stringContaining("wali") } });
    await expect(request({ ...wali, namaWali: null })).rejects.toMatchObject({ fields: { namaWali: expect.any(String) } });
    await expect(request({ ayahWafat: true })).rejects.toMatchObject({ fields: { pekerjaanAyah: expect.stringContaining("meninggal") } });
    const { id } = await request({ ...wafat, ...wali });
    await asPengunjung(async ({ db }) => {
      expect(await db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirst()).toMatchObject({ ...wafat, ...wali });
      const consent = await db.selectFrom("persetujuanPendaftaran").select("pemberi").where("pendaftaranId", "=", id).executeTakeFirst();
      expect(consent?.pemberi).toContain("wali: Rosmini");
    });
  });

  test("the same child sent twice is marked, both times, until one is thrown away", async () => {
    const anak = { namaLengkap: "Dua  Kali", tanggalLahir: "2011-11-11" };
    const first = await request(anak);
    const marks = async () => {
      const rows = await asPengunjung(({ db }) =>
        db.selectFrom("pendaftaran").select(["id", "ganda"]).where("tanggalLahir", "in", ["2011-11-11", "2011-12-12"]).execute(),
      );
      return Object.fromEntries(rows.map(({ id, ganda }) => [id, ganda]));
    };
    expect(await marks()).toEqual({ [first.id]: null });
    const again = await request({ ...anak, namaLengkap: "dua kali", nisn: "0111111111" });
    const numbered = await request({ namaLengkap: "Salah Tulis", tanggalLahir: "2011-12-12", nisn: "0111111111" });
    expect(await marks()).toEqual({ [first.id]: "ganda", [again.id]: "ganda", [numbered.id]: "ganda" });
    const throwAway = (id: string, at: Date | null) =>
      scope(system("uji")).transaction(({ db }) => db.updateTable("pendaftaran").set({ deletedAt: at }).where("id", "=", id).execute());
    await throwAway(again.id, jam);
    expect(await marks()).toEqual({ [first.id]: null, [again.id]: null, [numbered.id]: null });
    await throwAway(again.id, null);
    expect(await marks()).toEqual({ [first.id]: "ganda", [again.id]: "ganda", [numbered.id]: "ganda" });
    await throwAway(again.id, jam);
  });

  test.each([
    ["2026-01-01", "0 tahun"],
    ["1950-01-01", "tahun lahirnya"],
  ])("nobody born on %s comes from a junior school", async (tanggalLahir, said) => {
    await expect(request({ tanggalLahir })).rejects.toMatchObject({ fields: { tanggalLahir: expect.stringContaining(said) } });
  });

  test("the audit trail tells of it without the family's data", async () => {
    const lines = await scope(system("uji")).transaction((ctx) =>
      ctx.db.selectFrom("audit").selectAll().where("subject", "=", "pendaftaran").orderBy("id").execute(),
    );
    expect(lines.length).toBeGreaterThan(10);
    expect(JSON.stringify(lines)).not.toContain("Hasnawati");
  });

  test("no edit changes a number that was given, and no two periods are open on one day", async () => {
    await scope(system("uji")).transaction(async (ctx) => {
      const changed = await ctx.db.updateTable("pendaftaran").set({ nomor: "lain" }).where(everyRow).returning("nomor").execute();
      expect(changed.every(({ nomor }) => nomor.startsWith("PMBM-2027-"))).toBe(true);
    });
    const second = scope(system("uji")).transaction((ctx) => addPeriode(ctx, { ...periode, tahunAjaran: "2028/2029", buka: "2027-06-30" }));
    await expect(second).rejects.toThrow();
  });
});

describe("one registration", () => {
  const sebelum = (pukul: string) => {
    jam = new Date(pukul);
  };

  test("is told to the trail, the committee and the pages, and by e-mail where there is an address", async () => {
    const surat = async () =>
      (await asPengunjung((ctx) => ctx.db.selectFrom("tugas").select("id").where("job", "=", "kirim-bukti").execute())).length;
    const tanpaAlamat = await surat();
    const isi = { ...registration("Satu Baris"), nilaiUN: 80 };
    const { result, lines, touched } = await told(home, panitia, (ctx) => receivePendaftaran(ctx, isi, { key: null, source: "json" }));
    const after = { nomor: result.nomor, persetujuan: "2026-5" };
    expect(lines).toMatchObject([{ action: "create", subject: "pendaftaran", subjectId: result.id, after }]);
    expect([touched, result.peringatan, result.diterima, await surat()]).toEqual([["pendaftaran"], [], jam.toISOString(), tanpaAlamat]);
    await request({ email: "ibu@contoh.id" });
    expect(await surat()).toBe(tanpaAlamat + 1);
    const kabar = await asPengunjung(({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "kind"]).execute());
    expect(kabar).toEqual([{ akunId: panitia.id, kind: "pendaftaran-baru" }]);
  });

  test("is refused with the sentence that fits", async () => {
    await expect(request({ agreement: false })).rejects.toThrow("Persetujuan Diperlukan");
    for (const isi of [{ nilaiUN: 101 }, { agreement: false, nilaiUN: 101 }]) await expect(request(isi)).rejects.toThrow("Periksa lagi");
    for (const kunci of ["tujuh-7", "a".repeat(101), "kunci-baik!", "!kunci-baik", "kunci baik"])
      await expect(request({}, kunci)).rejects.toMatchObject({ kind: "malformed" });
    for (const kunci of ["delapan8", "a".repeat(100), "kunci_yang-2"]) expect((await request({}, kunci)).berbeda).toBe(false);
    expect((await request({ namaLengkap: "DIMINTA" }, "delapan8")).berbeda).toBe(true);
  });

  test("is slowed down for one child alone, and a mistake costs nothing", async () => {
    const publik = (isi: object, lewat: Scope = scope()) =>
      receiveFromPublik(lewat, { ...registration("Sering"), ...isi }, { key: null, source: "json", address: "203.0.113.9" });
    const sisa = () =>
      asPengunjung((ctx) =>
        ctx.db.selectFrom("rateLimit").select(["key", "tokens"]).where("key", "like", "pendaftaran-%").orderBy("key").execute(),
      );
    for (let kali = 0; kali < 12; kali++) await expect(publik({ nilaiUN: 101 })).rejects.toMatchObject({ kind: "invalid" });
    expect(await sisa()).toMatchObject([
      { key: expect.stringMatching(/^pendaftaran-calon [\w-]{22}$/), tokens: 10 },
      { key: expect.stringContaining("pendaftaran-jaringan "), tokens: 1000 },
    ]);
    await expect(publik({ namaLengkap: 7 })).rejects.toMatchObject({ kind: "invalid" });
    for (const galat of [refuse.unavailable(), new Error("putus")]) {
      let ke = 0;
      const putus: Scope = { ...scope(), transaction: (work) => (++ke === 2 ? Promise.reject(galat) : scope().transaction(work)) };
      await expect(publik({}, putus)).rejects.toBe(galat);
    }
    for (let kali = 0; kali < 8; kali++) await publik({ namaLengkap: kali % 2 ? " SERING" : "sering " });
    await expect(publik({})).rejects.toMatchObject({ kind: "tooMany", retryAfter: 360 });
    expect((await publik({ tanggalLahir: "2012-03-10" })).nomor).toContain("PMBM-2027");
    expect((await sisa()).map(({ tokens }) => tokens)).toContain(989);
  });

  test("is taken until the last midnight of a period that is not in the bin", async () => {
    sebelum("2027-06-30T15:59:59Z");
    expect((await request()).nomor).toContain("PMBM-2027");
    expect((await asPengunjung(readPendaftaran)).periode).toMatchObject({ tahunAjaran: "2027/2028" });
    sebelum("2027-06-30T16:00:00Z");
    await expect(request()).rejects.toThrow("tahun ajaran 2028/2029 dibuka");
    expect(await asPengunjung(readPendaftaran)).toEqual({
      periode: null,
      judul: expect.any(String),
      tutup: expect.stringContaining("Selasa, 1 Februari 2028"),
    });
    sebelum("2027-06-30T15:59:59Z");
    await scope(panitia).transaction(({ db }) => sql`update periode_ppdb set deleted_at = now()`.execute(db));
    await expect(request()).rejects.toThrow("akan diumumkan");
  });
});
