import { beforeAll, describe, expect, test } from "vitest";
import { person, useNaskah } from "#tests/support/naskah.ts";
import type { Naskah } from "../naskah.ts";
import { saveNaskah } from "./save.server.ts";
import { proposeNaskah } from "./step.server.ts";
import { takeNaskah } from "./take.server.ts";

/** What a draft takes in, and what it must hold before it leaves its writer. */
const { as, surat } = useNaskah();
const { tu } = person;
const ids = { pegawai: [] as string[], siswa: [] as string[], binned: "", klasifikasi: "", binnedKlasifikasi: "" };

beforeAll(() =>
  as({ id: null, name: "sistem: uji", roles: ["sistem"] }, async ({ db }) => {
    const pegawai = await db.selectFrom("pegawai").select("id").orderBy("nama").limit(3).execute();
    ids.pegawai = pegawai.slice(0, 2).map(({ id }) => id);
    ids.binned = pegawai[2]?.id ?? "";
    await db.updateTable("pegawai").set({ deletedAt: new Date() }).where("id", "=", ids.binned).execute();
    const rows = ["Ani", "Budi"].map((nama) => ({ nama, jenisKelamin: "laki-laki", status: "aktif" }));
    const siswa = await db
      .insertInto("siswa")
      .values(rows as never)
      .returning("id")
      .execute();
    ids.siswa = siswa.map(({ id }) => id);
    const kode = await db.selectFrom("klasifikasiSurat").select("id").where("deletedAt", "is", null).orderBy("kode").limit(2).execute();
    ids.klasifikasi = kode[0]?.id ?? "";
    ids.binnedKlasifikasi = kode[1]?.id ?? "";
    await db.updateTable("klasifikasiSurat").set({ deletedAt: new Date() }).where("id", "=", ids.binnedKlasifikasi).execute();
  }),
);

interface People {
  readonly pegawaiIds?: readonly string[];
  readonly siswaIds?: readonly string[];
}

/** A draft with these words, as it was stored; or the fields that were refused. */
async function saved(bidang: Record<string, string>, orang: People = {}): Promise<Naskah & { fields?: Record<string, string> }> {
  const draf = await surat("draft");
  const isi = {
    bidang: { perihal: "Izin", tujuan: "Komite", isi: "Isi.", klasifikasiId: ids.klasifikasi, ...bidang },
    pegawaiIds: [],
    siswaIds: [],
    ...orang,
  };
  return as(tu, (ctx) => saveNaskah(ctx, draf, isi)).catch(({ fields }) => ({ fields }) as never);
}
const missing = async (isi: string, orang: People = {}, bidang: Record<string, string> = {}) => {
  const draf = await saved({ isi, ...bidang }, orang);
  return as(tu, (ctx) => proposeNaskah(ctx, draf)).then(
    () => ({}),
    ({ fields }) => fields as Record<string, string>,
  );
};

describe("a draft takes in", () => {
  test("fields of its own in the subject too, each once, without blanks at their ends, and none that nobody knows", async () => {
    const bidang = { perihal: "Izin {{isian.Acara}}", isi: "{{isian.Acara}} {{isian.Hari}}", "isian.Acara": " rapat ", "isian.Lain": "x" };
    expect((await saved(bidang)).isian).toEqual({ Acara: "rapat", Hari: "" });
    for (const nama of ["perihal", "isi"])
      expect((await saved({ [nama]: "{{siswa.gaji}}" })).fields).toEqual({ isi: "Bidang {{siswa.gaji}} tidak dikenal. Periksa ejaannya." });
    expect((await saved({ perihal: "", isi: "" })).fields).toEqual({ perihal: expect.any(String), isi: expect.any(String) });
  });

  test("a day as one however it was typed, where a field asks for a day, and every other field as it was typed", async () => {
    const isi = "{{isian.Tanggal}} {{isian.Tanggal batas}} {{isian.Acara}} {{isian.Dasar}}";
    const typed = { "isian.Tanggal": "1/2/2026", "isian.Tanggal batas": "menyusul", "isian.Acara": "1/2/2026" };
    const dasar = "x".repeat(4_000);
    expect((await saved({ isi, ...typed, "isian.Dasar": dasar })).isian).toEqual({
      ...{ Tanggal: "2026-02-01", "Tanggal batas": "menyusul", Acara: "1/2/2026", Dasar: dasar },
    });
    expect((await saved({ isi, ...typed, "isian.Dasar": `${dasar}x` })).fields).toEqual({
      "isian.Dasar": "Dasar paling panjang 4000 huruf.",
    });
  });

  test("fields of its own from the heading that the template gave it", async () => {
    const draf = await surat("draft");
    const judul = (kata: string) =>
      as(tu, ({ db }) => db.updateTable("naskahSurat").set({ judul: kata }).where("id", "=", draf.id).execute());
    const isi = { bidang: { perihal: "Izin", isi: "Isi.", "isian.Tentang": "libur" }, pegawaiIds: [], siswaIds: [] };
    await judul("Keputusan {{isian.Tentang}}");
    const baru = await as(tu, (ctx) => saveNaskah(ctx, draf, isi));
    expect(baru.isian).toEqual({ Tentang: "libur" });
    await judul("Keputusan {{siswa.gaji}}");
    await expect(as(tu, (ctx) => saveNaskah(ctx, baru, isi))).rejects.toMatchObject({ fields: { isi: expect.any(String) } });
  });

  test("people who are there, each once, in their order, and no classification that was thrown away", async () => {
    const [satu = "", dua = ""] = ids.pegawai;
    const pegawaiIds = [dua, "bukan-id", ids.binned, satu, dua];
    expect(await saved({}, { pegawaiIds, siswaIds: [...ids.siswa].reverse() })).toMatchObject({
      pegawaiIds: [dua, satu],
      siswaIds: [...ids.siswa].reverse(),
      klasifikasiId: ids.klasifikasi,
    });
    expect((await saved({ klasifikasiId: ids.binnedKlasifikasi })).fields).toEqual({ klasifikasiId: expect.any(String) });
  });

  test("no more than it says, and tells its version", async () => {
    const { id, versi } = await saved({ tujuan: "Komite" });
    expect(await as(tu, (ctx) => takeNaskah(ctx, id))).toMatchObject({ id, versi, perihal: "Izin", isi: "Isi.", tujuan: "Komite" });
    for (const lain of ["bukan-id", crypto.randomUUID()])
      await expect(as(tu, (ctx) => takeNaskah(ctx, lain))).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("before it leaves its writer", () => {
  const choose = (siapa: string) => ({ [`${siapa}Ids`]: `Pilih ${siapa} yang dimaksud surat ini.` });
  const keepOne = (siapa: string) => ({ [`${siapa}Ids`]: `Surat ini ditulis untuk satu ${siapa}. Sisakan satu saja.` });

  test.each([
    ...(["pegawai", "siswa"] as const).flatMap((siapa): ["pegawai" | "siswa", string, number, true | "none" | "many"][] => [
      [siapa, `{{${siapa}.nama}}`, 0, "none"],
      [siapa, `{{${siapa}.nama}}`, 1, true],
      [siapa, `{{${siapa}.nama}}`, 2, "many"],
      [siapa, `{{daftar.${siapa}}}`, 0, "none"],
      [siapa, `{{daftar.${siapa}}}`, 2, true],
      [siapa, `{{${siapa}.nama}}\n\n{{daftar.${siapa}}}`, 2, true],
      [siapa, "Tanpa nama.", 2, true],
    ]),
  ])("about %s: %s with %i of them is right: %s", async (siapa, isi, banyak, benar) => {
    const salah = await missing(isi, { [`${siapa}Ids`]: ids[siapa].slice(0, banyak) });
    if (benar === true) expect(salah).toEqual({});
    else expect(salah).toMatchObject(benar === "none" ? choose(siapa) : keepOne(siapa));
  });

  test("the people of its subject and heading are asked for as well", async () => {
    expect(await missing("Isi.", {}, { perihal: "Izin {{siswa.nama}}" })).toMatchObject(choose("siswa"));
  });

  test("a classification is asked for only where the number holds it", async () => {
    expect(await missing("Isi.", {}, { klasifikasiId: "" })).toEqual({ klasifikasiId: expect.stringContaining("klasifikasi") });
    const draf = await saved({ klasifikasiId: "" });
    const sistem = { id: null, name: "sistem: uji", roles: ["sistem"] };
    await as(sistem, async ({ db }) => {
      const jenis = db.selectFrom("jenisNaskah").select("id").where("pola", "not like", "%{klasifikasi}%");
      const { id } = await jenis.executeTakeFirstOrThrow();
      await db.updateTable("naskahSurat").set({ jenisId: id }).where("id", "=", draf.id).execute();
    });
    await expect(as(tu, (ctx) => proposeNaskah(ctx, draf))).resolves.toBeUndefined();
  });

  test("to whom it goes is asked for where its kind of paper goes to somebody, and only there", async () => {
    const beralamat = (nilai: boolean) =>
      as(tu, ({ db }) => db.updateTable("jenisNaskah").set({ beralamat: nilai }).where("kode", "=", "undangan").execute());
    expect(await missing("Isi.", {}, { tujuan: " " })).toEqual({ tujuan: "Tulis kepada siapa surat ini: surat jenis ini beralamat." });
    await beralamat(false);
    expect(await missing("Isi.", {}, { tujuan: "" })).toEqual({});
    await beralamat(true);
  });

  test("a table that nobody brought along", async () => {
    expect(await missing("=== Lampiran ===\n\n{{daftar.lampiran}}")).toEqual({
      isi: "Belum ada data untuk: Tabel yang dibawa naskah, misalnya dari seleksi PPDB.",
    });
  });

  test("what is still empty is named by its label, its own fields each where they are filled in", async () => {
    expect(await missing("{{isian.Hari}} {{isian.Acara}} {{siswa.nism}} {{nomor}}", { siswaIds: ids.siswa.slice(0, 1) })).toEqual({
      ...{ "isian.Hari": "Hari wajib diisi.", "isian.Acara": "Acara wajib diisi." },
      isi: "Belum ada data untuk: NISM.",
    });
  });
});
