/**
 * The committee for admissions: some fifteen teachers, at a desk and on their phones, daily for eight weeks a year, several at the same list at once.
 * What goes wrong: two press at the same time, one refuses alone, a state is skipped, nobody knows later who it was.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { type Keadaan, keadaanPendaftaran } from "../keadaan/keadaan.ts";
import { findPeralihan, nextKeadaan, peralihan } from "../keadaan/peralihan.ts";
import { changeKeadaan, dropUsulan } from "./change-keadaan.server.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;

beforeAll(() => openCommittee(scope(nurlaela)));

const read = (id: string) =>
  scope(nurlaela).transaction(({ db }) =>
    db.selectFrom("pendaftaran").select(["id", "versi", "keadaan"]).where("id", "=", id).executeTakeFirstOrThrow(),
  );
const steps = (id: string) =>
  scope(nurlaela).transaction(({ db }) =>
    db.selectFrom("langkahPendaftaran").select(["dari", "ke", "pelaku", "alasan"]).where("pendaftaranId", "=", id).orderBy("id").execute(),
  );
const move = async (id: string, ke: Keadaan, { alasan, who = nurlaela }: { alasan?: string; who?: typeof nurlaela } = {}) => {
  const seen = await read(id);
  return scope(who).transaction((ctx) => changeKeadaan(ctx, seen, { ke, ...(alasan && { alasan }) }));
};

describe("the way of a registration", () => {
  test("begins as sent by the family, and each step tells who, when and why", async () => {
    const { id } = await register(scope(), "Anak Langkah");
    expect(await read(id)).toMatchObject({ keadaan: "terkirim", versi: 1 });
    const seen = await read(id);
    const { lines } = await told(home, nurlaela, (ctx) => changeKeadaan(ctx, seen, { ke: "terverifikasi" }));
    expect(lines).toMatchObject([
      { action: "update", subject: "pendaftaran", before: { keadaan: "terkirim" }, after: { keadaan: "terverifikasi" } },
    ]);
    await move(id, "lulus administrasi", { who: rusdin });
    expect((await steps(id)).map(({ dari, ke, pelaku }) => [dari, ke, pelaku])).toEqual([
      [null, "terkirim", "Keluarga"],
      ["terkirim", "terverifikasi", nurlaela.name],
      ["terverifikasi", "lulus administrasi", rusdin.name],
    ]);
  });

  test("takes no step that the table does not have", async () => {
    const { id } = await register(scope(), "Anak Loncat");
    await expect(move(id, "diterima")).rejects.toMatchObject({
      kind: "conflict",
      message: "Pendaftaran yang terkirim tidak dapat langsung menjadi diterima.",
    });
    await expect(move(id, "terkirim")).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringMatching(/^Keadaan .* sudah terkirim/),
    });
    expect(await read(id)).toMatchObject({ keadaan: "terkirim", versi: 1 });
  });

  test("from every state but the last ones something may follow, and no row leads nowhere", () => {
    // What was merged is opened by taking the merging back.
    expect(keadaanPendaftaran.filter((one) => nextKeadaan(one, "panitia").length === 0)).toEqual(["digabung"]);
    expect(peralihan.filter(({ dari, ke }) => dari === ke)).toEqual([]);
    expect(new Set(peralihan.map(({ dari, ke }) => `${dari} ${ke}`)).size).toBe(peralihan.length);
    expect(peralihan.filter(({ ke, duaOrang }) => ke === "tidak diterima" && !duaOrang)).toEqual([]);
    expect(findPeralihan("terkirim", "terverifikasi", "keluarga")).toBeUndefined();
  });

  test("asks for a reason where the family has to read one", async () => {
    const { id } = await register(scope(), "Anak Alasan");
    await expect(move(id, "perlu perbaikan")).rejects.toMatchObject({ kind: "invalid", fields: { alasan: expect.any(String) } });
    await move(id, "perlu perbaikan", { alasan: "Foto akta buram" });
    expect((await steps(id)).at(-1)).toMatchObject({ ke: "perlu perbaikan", alasan: "Foto akta buram" });
  });

  test("of two who press at once the second is told so, and nothing is written twice", async () => {
    const { id } = await register(scope(), "Anak Serentak");
    const seen = await read(id);
    const press = (who: typeof nurlaela) => scope(who).transaction((ctx) => changeKeadaan(ctx, seen, { ke: "terverifikasi" }));
    const both = await Promise.allSettled([press(nurlaela), press(rusdin)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(both.find(({ status }) => status === "rejected")).toMatchObject({
      reason: { kind: "stale", message: expect.stringContaining("baru saja diubah orang lain"), current: { keadaan: "terverifikasi" } },
    });
    expect(await steps(id)).toHaveLength(2);
  });

  test.each([
    ["tataUsaha", "forbidden"],
    ["kepala", "forbidden"],
    ["guru", "forbidden"],
  ])("%s moves none", async (role, kind) => {
    const { id } = await register(scope(), `Anak Bukan ${role}`);
    const other = scope(actor(role)).transaction((ctx) => changeKeadaan(ctx, { id, versi: 1 }, { ke: "terverifikasi" }));
    await expect(other).rejects.toMatchObject({ kind });
    const visitor = scope().transaction((ctx) => changeKeadaan(ctx, { id, versi: 1 }, { ke: "terverifikasi" }));
    await expect(visitor).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("one in the bin, or unknown, is not found", async () => {
    const unknown = scope(nurlaela).transaction((ctx) =>
      changeKeadaan(ctx, { id: crypto.randomUUID(), versi: 1 }, { ke: "terverifikasi" }),
    );
    await expect(unknown).rejects.toMatchObject({ kind: "notFound" });
  });
});

describe("a refusal", () => {
  const verified = async (name: string) => {
    const { id } = await register(scope(), name);
    await move(id, "terverifikasi");
    return id;
  };

  test("is proposed by one and agreed to by another", async () => {
    const id = await verified("Anak Ditolak");
    expect(await move(id, "tidak diterima", { alasan: "Usia lebih dari 21 tahun" })).toEqual({ menunggu: true });
    expect(await read(id)).toMatchObject({ keadaan: "terverifikasi" });
    await expect(move(id, "tidak diterima", { alasan: "Usia lebih dari 21 tahun" })).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("panitia lain"),
    });
    expect(await move(id, "tidak diterima", { who: rusdin })).toEqual({ menunggu: false });
    expect((await steps(id)).at(-1)).toMatchObject({
      ke: "tidak diterima",
      pelaku: `${nurlaela.name} dan ${rusdin.name}`,
      alasan: "Usia lebih dari 21 tahun",
    });
  });

  test("cannot be proposed without a reason, and the proposal can be taken back", async () => {
    const id = await verified("Anak Ditarik");
    await expect(move(id, "tidak diterima")).rejects.toMatchObject({ kind: "invalid" });
    await move(id, "tidak diterima", { alasan: "Berkas palsu" });
    const seen = await read(id);
    await scope(rusdin).transaction((ctx) => dropUsulan(ctx, seen));
    expect(await move(id, "tidak diterima", { alasan: "Berkas palsu", who: rusdin })).toEqual({ menunggu: true });
  });

  test("a proposal does not outlive another step", async () => {
    const id = await verified("Anak Berubah");
    await move(id, "tidak diterima", { alasan: "Berkas palsu" });
    await move(id, "lulus administrasi", { who: rusdin });
    expect(await move(id, "tidak diterima", { alasan: "Kuota penuh", who: rusdin })).toEqual({ menunggu: true });
  });

  test("the database itself takes none of one person alone", async () => {
    const id = await verified("Anak Langsung");
    const alone = scope(nurlaela).transaction(({ db }) =>
      sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, oleh, pengusul, pelaku, pada)
        values (${id}, 'terverifikasi', 'tidak diterima', ${nurlaela.id}, ${nurlaela.id}, 'Uji', now())`.execute(db),
    );
    await expect(alone).rejects.toThrow("langkah_pendaftaran_dua_orang");
  });

  test("is taken back by two as well", async () => {
    const id = await verified("Anak Keliru Ditolak");
    await move(id, "tidak diterima", { alasan: "Usia lebih" });
    await move(id, "tidak diterima", { who: rusdin });
    expect(await move(id, "lulus administrasi", { alasan: "Akta ternyata benar", who: rusdin })).toEqual({ menunggu: true });
    expect(await move(id, "lulus administrasi")).toEqual({ menunggu: false });
  });
});
