import { describe, expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { useDatabase } from "#tests/support/database.ts";
import { registration, serial } from "#tests/support/registrations.ts";
import { buktiDariRahasia, terimaPendaftaran } from "./index.server.ts";
import { tambahPeriode } from "./periode.server.ts";

let jam = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ clock: () => jam });
const sebagaiPengunjung = <T>(work: (ctx: Ctx) => Promise<T>) => scope().transaction(work);

const periode = {
  tahunAjaran: "2027/2028",
  buka: "2027-02-01",
  tutup: "2027-06-30",
  kuota: 288,
  pengumuman: "2027-07-05",
  daftarUlangMulai: "2027-07-06",
  daftarUlangSelesai: "2027-07-11",
};

describe("terimaPendaftaran", () => {
  test("is closed without a period, and says when the next one opens", async () => {
    const kirim = () => sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, registration(), { key: null, source: "json" }));
    await expect(kirim()).rejects.toThrow("Tanggal pembukaan berikutnya akan diumumkan");
    await scope(system("uji")).transaction((ctx) => tambahPeriode(ctx, periode));
    jam = new Date("2027-01-31T15:59:59Z");
    await expect(kirim()).rejects.toThrow("tahun ajaran 2027/2028 dibuka Senin, 1 Februari 2027");
    const kosong = sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, {}, { key: null, source: "json" }));
    await expect(kosong).rejects.toMatchObject({ kind: "conflict" });
  });

  test("opens at midnight in Palu", async () => {
    jam = new Date("2027-01-31T16:00:00Z");
    const { nomor } = await sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, registration("Anak Pertama"), { key: null, source: "json" }));
    expect(nomor).toBe("PMBM-2027-00001-A");
  });

  test("fifty at once get numbers without gaps", async () => {
    const kirim = (index: number) =>
      sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, registration(`Anak ${index}`), { key: `kunci-sejajar-${index}`, source: "json" }));
    const all = await Promise.all(Array.from({ length: 50 }, (_, index) => kirim(index)));
    expect(all.map(({ nomor }) => serial(nomor)).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 2));
  });

  test("a refused send uses up no number", async () => {
    const gagal = sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, { ...registration(), nilaiUN: 101 }, { key: null, source: "json" }));
    await expect(gagal).rejects.toMatchObject({ kind: "invalid", fields: { nilaiUN: expect.any(String) } });
    const { nomor } = await sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, registration("Sesudah"), { key: null, source: "json" }));
    expect(serial(nomor)).toBe(52);
  });

  test("the same key is the same registration, also from two tabs at once", async () => {
    const kirim = (isi: object) =>
      sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, { ...registration("Satu"), ...isi }, { key: "kunci-yang-sama", source: "json" }));
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
        sebagaiPengunjung((ctx) => terimaPendaftaran(ctx, { ...registration("Korban"), ...isi }, { key, source: "json" }));
      await kirim({});
      await expect(kirim(lain)).rejects.toMatchObject({ kind: "conflict", current: undefined });
    },
  );

  test("older than 21 is received with a warning", async () => {
    const kirim = sebagaiPengunjung((ctx) =>
      terimaPendaftaran(ctx, { ...registration("Tua"), tanggalLahir: "2000-01-01" }, { key: null, source: "json" }),
    );
    expect((await kirim).peringatan).toEqual([expect.stringContaining("21 tahun")]);
  });

  test("keeps the consent as it was read, and no secret that opens the receipt", async () => {
    const { id, bukti, nomor } = await sebagaiPengunjung((ctx) =>
      terimaPendaftaran(ctx, registration("Berbukti"), { key: null, source: "json" }),
    );
    await sebagaiPengunjung(async (ctx) => {
      expect(await buktiDariRahasia(ctx, bukti)).toMatchObject({ nomor, namaLengkap: "Berbukti", tahunAjaran: "2027/2028" });
      await expect(buktiDariRahasia(ctx, `${bukti.slice(1)}x`)).rejects.toMatchObject({ kind: "notFound" });
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

  test("the audit trail tells of it without the family's data", async () => {
    const lines = await scope(system("uji")).transaction((ctx) =>
      ctx.db.selectFrom("audit").selectAll().where("subject", "=", "pendaftaran").execute(),
    );
    expect(lines.length).toBeGreaterThan(50);
    expect(JSON.stringify(lines)).not.toContain("Hasnawati");
  });

  test("no edit changes a number that was given, and no two periods are open on one day", async () => {
    await scope(system("uji")).transaction(async (ctx) => {
      const changed = await ctx.db.updateTable("pendaftaran").set({ nomor: "lain" }).returning("nomor").execute();
      expect(changed.every(({ nomor }) => nomor.startsWith("PMBM-2027-"))).toBe(true);
    });
    const second = scope(system("uji")).transaction((ctx) =>
      tambahPeriode(ctx, { ...periode, tahunAjaran: "2028/2029", buka: "2027-06-30" }),
    );
    await expect(second).rejects.toThrow();
  });
});
