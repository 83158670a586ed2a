import { beforeEach, describe, expect, test } from "vitest";
import { everyRow } from "#kit/database/sql.server.ts";
import { current, person, useNaskah } from "#tests/support/naskah.ts";
import { describeFull, penandatangan, temporaryJabatan } from "./penandatangan.server.ts";

/** Who signs today, and as what. */
const { as } = useNaskah();
const { tu, kepala, admin, guru } = person;
const sistem = { id: null, name: "sistem: uji", roles: ["sistem"] };

type Isi = Readonly<Record<string, unknown>>;
const task = (akunId: string | null, isi: Isi) =>
  as(sistem, async ({ db }) => {
    const hari = { mulai: "2026-11-20", sampai: "2026-11-30", jabatan: null, jabatanAtasan: null, dasar: null };
    const row = { akunId: akunId ?? "", cara: "plh", ...hari, ...isi } as never;
    const { id } = await db.insertInto("pejabatPenandatangan").values(row).returning("id").executeTakeFirstOrThrow();
    // Named, it waits for a second person; that is told elsewhere.
    await db
      .updateTable("pejabatPenandatangan")
      .set({ disahkanPada: current, ...("disahkanPada" in isi ? isi : {}) })
      .where("id", "=", id)
      .execute();
    return id;
  });
const signer = (akunId?: string | null) => as(tu, (ctx) => penandatangan(ctx, akunId ?? undefined));
const staff = (nip: string, isi: Isi) => as(sistem, ({ db }) => db.updateTable("pegawai").set(isi).where("nip", "=", nip).execute());
const akun = (id: string | null, isi: Isi) =>
  as(sistem, ({ db }) => db.updateTable("akun").set(isi).where("id", "=", String(id)).execute());

beforeEach(() => as(sistem, ({ db }) => db.deleteFrom("pejabatPenandatangan").where(everyRow).execute()));

describe("the head", () => {
  const nip = "199001012015031001";

  test("signs with name and rank of the staff file, as long as they stand in it", async () => {
    await staff(nip, { nama: "Dr. Kepala, M.Pd.", pangkat: "IV/b", akunId: kepala.id });
    expect(await signer()).toEqual({
      ...{ akunId: kepala.id, nama: "Dr. Kepala, M.Pd.", nip: "19900101 201503 1 001", pangkat: "Pembina Tingkat I (IV/b)" },
      ...{ jabatan: "Kepala Madrasah", sebutan: "Kepala Madrasah" },
    });
    expect(await signer(kepala.id)).toEqual(await signer());
    await staff(nip, { deletedAt: current });
    expect(await signer()).toMatchObject({ nama: kepala.name, pangkat: "" });
    await staff(nip, { deletedAt: null, nama: kepala.name });
  });

  test("is whoever has the role, the first by name, and nobody who is gone", async () => {
    await akun(guru.id, { peran: ["guru", "kepala"], nama: "Aaa" });
    expect((await signer()).akunId).toBe(guru.id);
    for (const gone of [{ aktif: false }, { aktif: true, deletedAt: current }]) {
      await akun(guru.id, gone);
      expect((await signer()).akunId).toBe(kepala.id);
    }
    await akun(guru.id, { peran: ["guru"], deletedAt: null });
    await expect(signer(guru.id)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("stands with name and NIP of the settings while nobody has the role", async () => {
    await akun(kepala.id, { peran: ["guru"] });
    const sekolah = (isi: Isi) => as(sistem, ({ db }) => db.updateTable("pengaturan").set(isi).where(everyRow).execute());
    await sekolah({ kepalaNama: "Drs. Lama", kepalaNip: "196001011985031001" });
    const jabatan = { jabatan: "Kepala Madrasah", sebutan: "Kepala Madrasah" };
    expect(await signer()).toEqual({ akunId: null, nama: "Drs. Lama", nip: "19600101 198503 1 001", pangkat: "", ...jabatan });
    await sekolah({ kepalaNama: null, kepalaNip: null });
    expect(await signer()).toEqual({ akunId: null, nama: "", nip: "", pangkat: "", ...jabatan });
    await akun(kepala.id, { peran: ["kepala"] });
  });
});

describe("in the head's place", () => {
  test.each([
    ["plt", {}, "Plt. Kepala Madrasah", "Plt. Kepala Madrasah"],
    ["plh", {}, "Plh. Kepala Madrasah", "Plh. Kepala Madrasah"],
    ["an", { jabatan: "Kaur TU" }, "Kaur TU", "a.n. Kepala Madrasah\nKaur TU"],
    ["ub", { jabatan: "Pengelola", jabatanAtasan: "Kaur TU" }, "Pengelola", "a.n. Kepala Madrasah\nKaur TU\nu.b.\nPengelola"],
  ])("as %s %j stands %s", async (cara, isi, jabatan, sebutan) => {
    await task(guru.id, { cara, ...isi });
    const siapa = await signer(guru.id);
    expect(siapa).toMatchObject({ akunId: guru.id, nama: guru.name, jabatan, sebutan });
    expect(describeFull(siapa)).toBe(`${guru.name}, ${jabatan}`);
    expect(describeFull(await signer(kepala.id))).toBe(kepala.name);
    expect(await as(tu, (ctx) => temporaryJabatan(ctx, String(guru.id)))).toBe(sebutan.split("\n")[0]);
    expect(await as(tu, (ctx) => temporaryJabatan(ctx, String(admin.id)))).toBeNull();
    // Of nobody in particular: who acts as head, not who signs in the head's name.
    expect((await signer()).akunId).toBe(cara === "plt" || cara === "plh" ? guru.id : kepala.id);
  });

  test("the acting head's task counts before the others, and the later one before the earlier", async () => {
    await task(guru.id, { cara: "an", jabatan: "Lama", mulai: "2026-11-19" });
    await task(guru.id, { cara: "an", jabatan: "Baru", mulai: "2026-11-21" });
    expect((await signer(guru.id)).jabatan).toBe("Baru");
    await task(guru.id, { cara: "plh", mulai: "2026-11-18", sampai: "2026-11-23" });
    expect((await signer(guru.id)).jabatan).toBe("Plh. Kepala Madrasah");
    await expect(signer(admin.id)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("is nobody whose task was not agreed to, or who is gone", async () => {
    await task(guru.id, { disahkanPada: null });
    await expect(signer(guru.id)).rejects.toMatchObject({ kind: "forbidden" });
    expect((await signer()).akunId).toBe(kepala.id);
    await as(sistem, ({ db }) => db.deleteFrom("pejabatPenandatangan").where(everyRow).execute());
    const id = await task(guru.id, {});
    expect((await signer()).akunId).toBe(guru.id);
    for (const gone of [{ aktif: false }, { aktif: true, deletedAt: current }]) {
      await akun(guru.id, gone);
      expect((await signer()).akunId).toBe(kepala.id);
      await expect(signer(guru.id)).rejects.toMatchObject({ kind: "forbidden" });
    }
    await akun(guru.id, { deletedAt: null });
    await as(sistem, ({ db }) => db.updateTable("pejabatPenandatangan").set({ deletedAt: current }).where("id", "=", id).execute());
    expect((await signer()).akunId).toBe(kepala.id);
    expect(await as(tu, (ctx) => temporaryJabatan(ctx, String(guru.id)))).toBeNull();
  });
});
