/**
 * Three registrations of one child, two who press at once, a finger that presses twice, an answer that is lost, papers that are judged while
 * the page is open. What goes wrong: it is done twice, both are closed, or something else is done than was told.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { mergingsOf } from "#tests/support/gabungan.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { acceptBerkas } from "../panitia/judge-berkas.server.ts";
import { addPeriode } from "../periode.server.ts";
import { loadGabung } from "./load-gabung.server.ts";
import { mergePendaftaran } from "./merge-pendaftaran.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { as, why, read, seen, several, merge, split, paper, papers, mark, mergings } = mergingsOf(scope);

beforeAll(() => openCommittee(scope(nurlaela)));

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
    await as((ctx) => acceptBerkas(ctx, { id: goes, berkas, dilihat, semula: "menunggu" }));
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
    await expect(as((ctx) => acceptBerkas(ctx, { id: goes, berkas, dilihat, semula: "menunggu" }))).rejects.toMatchObject({
      kind: "conflict",
    });
    await as((ctx) => acceptBerkas(ctx, { id: stays, berkas, dilihat, semula: "menunggu" }));
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
