/**
 * Three registrations of one child, two who press at once, a finger that presses twice, an answer that is lost, papers that are judged while
 * the page is open, and a merging that is taken back after everything went on. What goes wrong: one child's paper or mark ends with another.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { remove } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { acceptBerkas } from "../panitia/judge-berkas.server.ts";
import { assignVerifikator } from "../panitia/verifikator.server.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { addPeriode } from "../periode.server.ts";
import { loadGabung } from "./load-gabung.server.ts";
import { mergePendaftaran } from "./merge-pendaftaran.server.ts";
import { splitPendaftaran } from "./split-pendaftaran.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const as = <T>(work: (ctx: Ctx) => Promise<T>, who = nurlaela) => scope(who).transaction(work);
const why = { alasan: "Dikirim beberapa kali" };

beforeAll(() => openCommittee(scope(nurlaela)));

const read = (id: string) => as(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const seen = async (id: string) => {
  const { versi } = await read(id);
  return { id, versi };
};
const several = async (name: string, many: number, changed: object = {}) => {
  const made = [];
  for (let at = 0; at < many; at++) made.push((await register(scope(), name, changed)).id);
  return made as [string, string, string];
};
const merge = async (pergi: string, tetap: string, sent: object = why) => {
  const pair = { pergi: await seen(pergi), tetap: await seen(tetap) };
  return as((ctx) => mergePendaftaran(ctx, pair, { ...sent }));
};
const split = async (pergi: string) => {
  const at = await seen(pergi);
  return as((ctx) => splitPendaftaran(ctx, at, { alasan: "Ternyata anak lain" }));
};
const paper = (pendaftaranId: string, dokumen: string, keadaan: "menunggu" | "diterima" | "dikembalikan" = "menunggu") =>
  as(async ({ db, now }) => {
    const file = { kunci: crypto.randomUUID(), nama: `${dokumen}.jpg`, jenis: "image/jpeg", ukuran: 10, sidik: "0".repeat(64) };
    const { id: berkasId } = await db.insertInto("berkas").values(file).returning("id").executeTakeFirstOrThrow();
    const sebab = keadaan === "dikembalikan" ? ("buram" as const) : null;
    const row = { berkasId, halaman: 1, dikirim: now, keadaan, sebab };
    await db
      .insertInto("berkasPendaftaran")
      .values({ ...row, pendaftaranId, dokumen })
      .onConflict((known) => known.columns(["pendaftaranId", "dokumen"]).doUpdateSet(row))
      .execute();
    return berkasId;
  });
const papers = (id: string) =>
  as(async ({ db }) =>
    (
      await db.selectFrom("berkasPendaftaran").select(["dokumen", "berkasId"]).where("pendaftaranId", "=", id).orderBy("dokumen").execute()
    ).map(({ dokumen, berkasId }) => `${dokumen} ${berkasId}`),
  );
const mark = (pendaftaranId: string, nilai: number, by = rusdin) =>
  as(({ db, now }) =>
    db
      .insertInto("nilaiPpdb")
      .values({ pendaftaranId, komponen: "btq", penguji: by === rusdin ? "1" : "2", nilai, penilai: "P", oleh: by.id, pada: now })
      .execute(),
  );
const marks = (id: string) =>
  as(async ({ db }) =>
    (await db.selectFrom("nilaiPpdb").select("nilai").where("pendaftaranId", "=", id).orderBy("nilai").execute()).map(({ nilai }) => nilai),
  );
const mergings = (id: string) => as(({ db }) => db.selectFrom("gabunganPendaftaran").select("keId").where("dariId", "=", id).execute());

describe("pressed again", () => {
  test("by the same person it is done already, also when both arrive at once; by another one it is refused", async () => {
    const [stays, goes] = await several("Anak Dua Tekan", 2);
    const pair = { pergi: await seen(goes), tetap: await seen(stays) };
    const press = (who = nurlaela) => scope(who).transaction((ctx) => mergePendaftaran(ctx, pair, why));
    const both = await Promise.all([press(), press()]);
    expect(both.map((plan) => plan === null).sort()).toEqual([false, true]);
    expect([await press(), (await read(stays)).versi, await mergings(goes)]).toEqual([null, 2, [{ keId: stays }]]);
    await expect(press(rusdin)).rejects.toMatchObject({ kind: "stale" });
    await split(goes);
    // Taken back since: the old page merges nothing again.
    await expect(press()).rejects.toMatchObject({ kind: "stale" });
  });

  test("both ways round at once is one merging, and nobody is merged into what is closed", async () => {
    const [one, other] = await several("Anak Silang", 2);
    const [a, b] = [await seen(one), await seen(other)];
    const ways = [
      { pergi: a, tetap: b },
      { pergi: b, tetap: a },
    ];
    const pressed = await Promise.allSettled(ways.map((pair) => as((ctx) => mergePendaftaran(ctx, pair, why))));
    expect(pressed.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect([(await read(one)).keadaan, (await read(other)).keadaan].sort()).toEqual(["digabung", "terkirim"]);
  });

  test("in a ring of three at once leaves one of them open", async () => {
    const [a, b, c] = await several("Anak Cincin", 3);
    const [one, two, three] = [await seen(a), await seen(b), await seen(c)];
    const ring = [
      { pergi: one, tetap: two },
      { pergi: two, tetap: three },
      { pergi: three, tetap: one },
    ];
    await Promise.allSettled(ring.map((pair) => as((ctx) => mergePendaftaran(ctx, pair, why))));
    const states = await Promise.all([a, b, c].map(async (id) => (await read(id)).keadaan));
    expect(states.filter((one) => one === "terkirim").length).toBeGreaterThanOrEqual(1);
    for (const id of [a, b, c]) expect((await mergings(id)).length).toBe((await read(id)).keadaan === "digabung" ? 1 : 0);
  });
});

describe("what was told is what is done", () => {
  const rencana = async (pergi: string, tetap: string) =>
    (await as(async (ctx) => loadGabung(ctx, pergi, (await read(tetap)).nomor))).pasangan?.arah[tetap]?.rencana ?? "";

  test("a paper judged, or a mark given, since the page was read is read first", async () => {
    const [stays, goes] = await several("Anak Rencana", 2);
    await paper(goes, "KK");
    const own = await paper(stays, "KK");
    const told = await rencana(goes, stays);
    const pair = async () => ({ pergi: await seen(goes), tetap: await seen(stays) });
    const press = async (shown: string) => {
      const both = await pair();
      return as((ctx) => mergePendaftaran(ctx, { ...both, rencana: shown }, why));
    };
    const { id: berkas } = await as(({ db }) =>
      db.selectFrom("berkasPendaftaran").select("id").where("pendaftaranId", "=", goes).executeTakeFirstOrThrow(),
    );
    const { berkasId: dilihat } = await as(({ db }) =>
      db.selectFrom("berkasPendaftaran").select("berkasId").where("id", "=", berkas).executeTakeFirstOrThrow(),
    );
    await as((ctx) => acceptBerkas(ctx, { id: goes, berkas, dilihat }));
    await expect(press(told)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("belum ada yang digabung") });
    expect(await papers(stays)).toEqual([`KK ${own}`]);
    const anew = await rencana(goes, stays);
    await mark(goes, 7000);
    await expect(press(anew)).rejects.toMatchObject({ kind: "conflict" });
    expect((await press(await rencana(goes, stays)))?.nilai.pindah).toEqual(["btq"]);
  });

  test("who judges a paper while it is merged away hears that it is not there any more", async () => {
    const [stays, goes] = await several("Anak Dinilai", 2);
    const dilihat = await paper(goes, "KK");
    const { id: berkas } = await as(({ db }) =>
      db.selectFrom("berkasPendaftaran").select("id").where("berkasId", "=", dilihat).executeTakeFirstOrThrow(),
    );
    await merge(goes, stays);
    await expect(as((ctx) => acceptBerkas(ctx, { id: goes, berkas, dilihat }))).rejects.toMatchObject({ kind: "conflict" });
    await as((ctx) => acceptBerkas(ctx, { id: stays, berkas, dilihat }));
  });

  test("one of another year is told on the page, and refused", async () => {
    const [goes] = await several("Anak Tahun Lain", 1);
    const other = await as(async (ctx) => {
      const tanggal = { buka: "2028-02-01", tutup: "2028-06-30", pengumuman: "2028-07-05" };
      await addPeriode(ctx, {
        ...tanggal,
        tahunAjaran: "2028/2029",
        kuota: 288,
        daftarUlangMulai: "2028-07-06",
        daftarUlangSelesai: "2028-07-11",
      });
      return ctx.db.selectFrom("periodePpdb").select("id").where("tahunAjaran", "=", "2028/2029").executeTakeFirstOrThrow();
    });
    const { id: foreign, nomor } = await register(scope(), "Anak Tahun Lain");
    await as(({ db }) => db.updateTable("pendaftaran").set({ periodeId: other.id }).where("id", "=", foreign).execute());
    const { pasangan } = await as((ctx) => loadGabung(ctx, goes, nomor));
    expect(Object.values(pasangan?.arah ?? {}).map(({ tolak }) => tolak)).toEqual(
      Array(2).fill(expect.stringContaining("tahun ajaran yang berbeda")),
    );
    await expect(merge(foreign, goes)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("tahun ajaran") });
  });
});

describe("taken back", () => {
  test("of three the latest first, and each paper, value and mark ends where it came from", async () => {
    const [stays, a, b] = await several("Anak Bertiga", 3);
    await as(({ db }) => db.updateTable("pendaftaran").set({ namaAyah: "Ayah A" }).where("id", "=", a).execute());
    await as(({ db }) => db.updateTable("pendaftaran").set({ namaAyah: "Ayah B" }).where("id", "=", b).execute());
    const first = await read(stays);
    const [ofA, ofB] = [await paper(a, "KK"), await paper(b, "KK", "diterima")];
    await mark(a, 6000);
    await mark(b, 9000);
    await merge(a, stays, { ...why, "isi-namaAyah": "pergi" });
    await merge(b, stays, { ...why, "isi-namaAyah": "pergi" });
    expect([await papers(stays), await marks(stays), (await read(stays)).namaAyah]).toEqual([[`KK ${ofB}`], [6000], "Ayah B"]);
    const { nomor } = await read(b);
    await expect(split(a)).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining(`Sesudah itu ${nomor} juga digabung`),
    });
    await split(b);
    await split(a);
    expect([await papers(a), await papers(b), await papers(stays)]).toEqual([[`KK ${ofA}`], [`KK ${ofB}`], []]);
    expect([await marks(a), await marks(b), await marks(stays)]).toEqual([[6000], [9000], []]);
    expect((await read(stays)).namaAyah).toBe(first.namaAyah);
  });

  test("after the family has sent another file, the closed one does not keep what was given in exchange", async () => {
    const [stays, goes] = await several("Anak Tukar", 2);
    await paper(goes, "KK");
    await paper(stays, "KK", "dikembalikan");
    await merge(goes, stays);
    const sent = await paper(stays, "KK");
    expect(await split(goes)).toEqual(["KK"]);
    expect([await papers(stays), await papers(goes)]).toEqual([[`KK ${sent}`], []]);
  });

  test("a part that was marked since stays where it was marked, and is named; one that was not goes back", async () => {
    const [stays, goes] = await several("Anak Nilai Baru", 2);
    await mark(goes, 8000);
    await merge(goes, stays);
    await mark(stays, 8500, nurlaela);
    expect(await split(goes)).toEqual(["nilai baca tulis Al-Qur'an"]);
    expect([await marks(stays), await marks(goes)]).toEqual([[8000, 8500], []]);
  });

  test("a mark that was corrected since stays as well", async () => {
    const [stays, goes] = await several("Anak Nilai Koreksi", 2);
    await mark(goes, 8000);
    await merge(goes, stays);
    await as(({ db }) => db.updateTable("nilaiPpdb").set({ nilai: 8100, versi: 2 }).where("pendaftaranId", "=", stays).execute());
    expect(await split(goes)).toHaveLength(1);
    expect([await marks(stays), await marks(goes)]).toEqual([[8100], []]);
  });

  test("the verifier who came along goes, one who was chosen since stays", async () => {
    for (const chosen of [null, nurlaela.id]) {
      const [stays, goes] = await several(`Anak Verifikator ${chosen === null}`, 2);
      const at = await seen(goes);
      await as((ctx) => assignVerifikator(ctx, at, rusdin.id ?? ""));
      await merge(goes, stays);
      expect((await read(stays)).verifikatorId).toBe(rusdin.id);
      const now = await seen(stays);
      if (chosen) await as((ctx) => assignVerifikator(ctx, now, chosen));
      await split(goes);
      expect([(await read(stays)).verifikatorId, (await read(goes)).verifikatorId]).toEqual([chosen, rusdin.id]);
    }
  });

  test("is pressed twice: the second hears that it is taken back", async () => {
    const [stays, goes] = await several("Anak Batal Dua", 2);
    await merge(goes, stays);
    const at = await seen(goes);
    const press = () => as((ctx) => splitPendaftaran(ctx, at, { alasan: "Ternyata anak lain" }));
    const both = await Promise.allSettled([press(), press()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(press()).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah dibatalkan") });
  });

  test("before the one that goes on is thrown away: else the child is in neither", async () => {
    const [stays, goes] = await several("Anak Dibuang", 2);
    await merge(goes, stays);
    const at = await seen(stays);
    await expect(as((ctx) => remove(ctx, pendaftaran, at))).rejects.toMatchObject({
      fields: { namaLengkap: expect.stringContaining("Batalkan dahulu penggabungannya") },
    });
    await split(goes);
    const then = await seen(stays);
    await as((ctx) => remove(ctx, pendaftaran, then));
  });
});
