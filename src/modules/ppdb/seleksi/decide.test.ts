/**
 * Two of the committee on the evening before the announcement, and everybody on the day of it. What goes wrong: one decides alone, a mark
 * is changed after the list was seen, a family learns its result a day early, a place that fell free is given to nobody.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { mergePendaftaran } from "../gabung/merge-pendaftaran.server.ts";
import { publishAturan } from "../jalur/lembar-aturan.server.ts";
import { saveSent } from "../nilai/lembar-action.server.ts";
import { changeKeadaan } from "../panitia/change-keadaan.server.ts";
import { correctIsian } from "../panitia/correct-isian.server.ts";
import { announceKeputusan } from "./announce.server.ts";
import { readAskedSeleksi } from "./asked.ts";
import { dropKeputusan, fixKeputusan, proposeKeputusan } from "./decide.server.ts";
import { loadSeleksi } from "./load-seleksi.server.ts";
import { readDiumumkan, readPaket } from "./read-diumumkan.server.ts";
import { runAgain } from "./run-again.ts";

let jam = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => jam });
const names = ["Aminah", "Budi", "Citra", "Dewi"] as const;
const ids = new Map<string, string>();
const id = (name: string) => ids.get(name) ?? "";
let gelombang = "";
let jalur = "";

const as = <T>(who: typeof nurlaela, work: (ctx: Ctx) => Promise<T>) => scope(who).transaction(work);
const load = (query = "", who = nurlaela) =>
  scope(who).transaction((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams(query))));
const seen = async () => (await load()).isi?.urutan ?? "";
const propose = async (who = nurlaela) => {
  const urutan = await seen();
  await as(who, (ctx) => proposeKeputusan(ctx, gelombang, urutan));
};
const mark = (name: string, nilai: string, versi = 0) => {
  const form = new FormData();
  for (const [key, value] of Object.entries({ pendaftaran: id(name), penguji: "1", semester: "0", versi: String(versi), nilai }))
    form.set(key, value);
  return saveSent(scope(nurlaela), { jalur, komponen: "tes" }, form, async () => undefined);
};
const states = async () => {
  const rows = await as(nurlaela, ({ db }) =>
    db.selectFrom("pendaftaran").select(["namaLengkap", "keadaan"]).where("deletedAt", "is", null).orderBy("nomor").execute(),
  );
  return rows.map(({ namaLengkap, keadaan }) => `${namaLengkap} ${keadaan}`);
};

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  jalur = await addJalur(scope(nurlaela), { bobotTes: 100, seri1: "usia", kuota: 2, cadangan: 1 });
  gelombang = (await as(nurlaela, ({ db }) => db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow())).id;
  for (const [place, name] of names.entries()) ids.set(name, (await register(scope(), name, { tanggalLahir: `2012-01-0${place + 1}` })).id);
  await as(nurlaela, ({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  jam = new Date("2027-07-01T02:00:00Z");
  for (const [place, name] of names.entries()) await mark(name, String(90 - place * 5));
});

describe("trying out", () => {
  test("tells every line, and changes nothing by other rules", async () => {
    const { isi } = await load();
    expect(isi?.rows.map(({ nama, hasil, jumlah }) => [nama, hasil, jumlah])).toEqual([
      ["Aminah", "diterima", 900_000],
      ["Budi", "diterima", 850_000],
      ["Citra", "cadangan", 800_000],
      ["Dewi", "tidak diterima", 750_000],
    ]);
    expect(isi).toMatchObject({ resmi: false, belum: 0, dicoba: false, jalur: [{ tempat: 2, batas: 850_000 }] });
    const tried = (await load("coba.reguler.kuota=3&coba.reguler.bobot.tes=50&coba.reguler.bobot.x=9&coba.reguler.kuota.y=1")).isi;
    expect(tried).toMatchObject({ dicoba: true, jalur: [{ tempat: 3, batas: 400_000 }], urutan: isi?.urutan });
    expect((await load()).isi?.jalur).toEqual(isi?.jalur);
  });

  test("is for those whom the table of rights opens the marks to", async () => {
    await expect(load("", actor("guru"))).rejects.toMatchObject({ kind: "notFound" });
    expect((await load("", actor("kepala"))).putuskan).toBe(false);
  });
});

describe("a decision", () => {
  test("waits until the rules are published and every mark is there", async () => {
    await expect(propose()).rejects.toMatchObject({ message: expect.stringContaining("Terbitkan") });
    const { periodeId } = await as(nurlaela, ({ db }) => db.selectFrom("gelombangPpdb").select("periodeId").executeTakeFirstOrThrow());
    await as(nurlaela, (ctx) => publishAturan(ctx, periodeId));
    await mark("Dewi", "", 1);
    await expect(propose()).rejects.toMatchObject({ message: "Nilai 1 calon siswa belum lengkap." });
    await mark("Dewi", "75", 2);
    const early = jam;
    jam = new Date("2027-06-30T02:00:00Z");
    await expect(propose()).rejects.toMatchObject({ message: expect.stringContaining("masih terbuka") });
    jam = early;
  });

  test("is of the list that was seen, and of two people", async () => {
    await expect(as(nurlaela, (ctx) => proposeKeputusan(ctx, gelombang, "lain"))).rejects.toMatchObject({ kind: "conflict" });
    await expect(propose(actor("kepala"))).rejects.toMatchObject({ kind: "forbidden" });
    await propose();
    await expect(propose(rusdin)).rejects.toMatchObject({ kind: "conflict" });
    await expect(as(nurlaela, (ctx) => fixKeputusan(ctx, gelombang))).rejects.toMatchObject({
      message: expect.stringContaining("panitia lain"),
    });
    await mark("Dewi", "99", 3);
    await expect(as(rusdin, (ctx) => fixKeputusan(ctx, gelombang))).rejects.toMatchObject({ message: expect.stringContaining("berubah") });
    await mark("Dewi", "75", 4);
    await as(nurlaela, (ctx) => dropKeputusan(ctx, gelombang));
    await propose();
    // A mark that is being written in the moment of fixing is waited for, and found.
    const [written, shown] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const writing = as(nurlaela, async ({ db }) => {
      await db.selectFrom("pendaftaran").select("id").where("id", "=", id("Dewi")).forUpdate().execute();
      await db.updateTable("nilaiPpdb").set({ nilai: 9900 }).where("pendaftaranId", "=", id("Dewi")).execute();
      written.resolve();
      await shown.promise;
    });
    await written.promise;
    const fixing = as(rusdin, (ctx) => fixKeputusan(ctx, gelombang));
    await expect(Promise.race([fixing, new Promise((resolve) => setTimeout(resolve, 300, "menunggu"))])).resolves.toBe("menunggu");
    shown.resolve();
    await writing;
    await expect(fixing).rejects.toMatchObject({ message: expect.stringContaining("berubah") });
    await as(nurlaela, ({ db }) => db.updateTable("nilaiPpdb").set({ nilai: 7500 }).where("pendaftaranId", "=", id("Dewi")).execute());
    await as(rusdin, (ctx) => fixKeputusan(ctx, gelombang));
    await expect(as(nurlaela, (ctx) => dropKeputusan(ctx, gelombang))).rejects.toMatchObject({ kind: "conflict" });
  });

  test("that is fixed changes by no door, closes the marks, and is nobody's knowledge yet", async () => {
    const raw = (work: ReturnType<typeof sql>) => as(nurlaela, ({ db }) => work.execute(db));
    await expect(raw(sql`update keputusan_ppdb set paket = '{}'`)).rejects.toThrow("never changed");
    await expect(raw(sql`delete from keputusan_ppdb`)).rejects.toThrow("never changed");
    await expect(raw(sql`update keputusan_pelamar set samaran = 'x'`)).rejects.toThrow("never changed");
    await expect(mark("Dewi", "99", 5)).rejects.toMatchObject({ fields: { nilai: expect.stringContaining("sudah diputuskan") } });
    expect(await states()).toEqual(names.map((name) => `${name} lulus administrasi`));
    expect(await scope().read(readDiumumkan)).toEqual([]);
    const { id: keputusan } = await as(nurlaela, ({ db }) => db.selectFrom("keputusanPpdb").select("id").executeTakeFirstOrThrow());
    await expect(scope().read((ctx) => readPaket(ctx, keputusan))).rejects.toMatchObject({ kind: "notFound" });
    const versi = await as(nurlaela, ({ db }) =>
      db.selectFrom("pendaftaran").select("versi").where("id", "=", id("Aminah")).executeTakeFirstOrThrow(),
    );
    const byHand = as(nurlaela, (ctx) => changeKeadaan(ctx, { id: id("Aminah"), ...versi }, { ke: "diterima" }));
    await expect(byHand).rejects.toMatchObject({ message: expect.stringContaining("menunggu pengumuman") });
    const correct = (isian: string, value: string) =>
      as(nurlaela, async (ctx) => {
        const at = await ctx.db.selectFrom("pendaftaran").select("versi").where("id", "=", id("Aminah")).executeTakeFirstOrThrow();
        return correctIsian(ctx, { id: id("Aminah"), ...at }, { isian, sent: { [isian]: value, sebab: "beda-akta" } });
      });
    for (const [isian, value] of [
      ["tanggalLahir", "1/2/2012"],
      ["jurusan", "ips"],
    ] as const)
      await expect(correct(isian, value)).rejects.toMatchObject({
        kind: "conflict",
        message: expect.stringContaining("tanggal lahir dan program"),
      });
    await correct("alamat", "Jalan Lain 5");
    // Sent twice, and found only now: the one that stands in the list takes nothing over.
    const closed = jam;
    jam = new Date("2027-06-01T02:00:00Z");
    const late = (await register(scope(), "Dewi", { tanggalLahir: "2012-01-04", namaIbu: "Ibu Lain" })).id;
    await as(nurlaela, ({ db }) => sql`update pendaftaran set gelombang_id = ${gelombang} where id = ${late}`.execute(db));
    await as(nurlaela, ({ db }) =>
      sql`insert into nilai_ppdb (pendaftaran_id, komponen, penguji, nilai, penilai, pada) values (${late}, 'wawancara', '1', 9900, 'Uji', now())`.execute(
        db,
      ),
    );
    jam = closed;
    const seenOf = (of: string) =>
      as(nurlaela, ({ db }) => db.selectFrom("pendaftaran").select(["id", "versi"]).where("id", "=", of).executeTakeFirstOrThrow());
    const pair = { pergi: await seenOf(late), tetap: await seenOf(id("Dewi")) };
    const plan = await as(nurlaela, (ctx) => mergePendaftaran(ctx, pair, { alasan: "Dua kali terkirim", "isi-namaIbu": "pergi" }));
    expect(plan).toMatchObject({ tertutup: true, nilai: { pindah: [], tinggal: ["wawancara"] } });
    await as(nurlaela, ({ db }) => sql`update pendaftaran set deleted_at = now() where id = ${late}`.execute(db));
    await expect(as(nurlaela, (ctx) => announceKeputusan(ctx, gelombang))).rejects.toMatchObject({
      message: expect.stringContaining("belum tiba"),
    });
  });
});

describe("the announcement", () => {
  test("gives everybody their state at once, by the two who decided, and the bundle to all", async () => {
    jam = new Date("2027-07-05T02:00:00Z");
    await expect(as(actor("kepala"), (ctx) => announceKeputusan(ctx, gelombang))).rejects.toMatchObject({ kind: "forbidden" });
    // Two who press at once tell it once.
    const both = await Promise.all([nurlaela, rusdin].map((who) => as(who, (ctx) => announceKeputusan(ctx, gelombang))));
    const published = as(nurlaela, ({ db }) =>
      db.selectFrom("audit").select("after").where("subject", "=", "gelombangPpdb").where("action", "=", "publish").orderBy("id").execute(),
    );
    expect([both.sort(), await published]).toMatchObject([[0, 4], [{ after: { berubah: 4 } }]]);
    expect(await states()).toEqual(["Aminah diterima", "Budi diterima", "Citra cadangan", "Dewi tidak diterima"]);
    const step = await as(nurlaela, ({ db }) =>
      db
        .selectFrom("langkahPendaftaran")
        .select(["ke", "pelaku", "oleh", "pengusul"])
        .where("pendaftaranId", "=", id("Dewi"))
        .orderBy("id", "desc")
        .executeTakeFirst(),
    );
    expect(step).toEqual({ ke: "tidak diterima", pelaku: `${nurlaela.name} dan ${rusdin.name}`, oleh: rusdin.id, pengusul: nurlaela.id });
    const [told] = await scope().read(readDiumumkan);
    const { paket } = await scope().read((ctx) => readPaket(ctx, told?.id ?? ""));
    expect(runAgain(paket)).toMatchObject({ sidik: told?.sidik, pelamar: 4, jalur: [{ jenis: "reguler", diterima: 2, cadangan: 1 }] });
    for (const name of names) expect(paket).not.toContain(name);
    for (const one of ids.values()) expect(paket).not.toContain(one);
    expect(paket).not.toMatch(/2012-01-0|PMBM/);
  });

  test("moves the waiting list up when a place falls free, until the last day of re-registration", async () => {
    const withdraw = async (name: string) => {
      const { versi } = await as(nurlaela, ({ db }) =>
        db.selectFrom("pendaftaran").select("versi").where("id", "=", id(name)).executeTakeFirstOrThrow(),
      );
      await as(nurlaela, (ctx) => changeKeadaan(ctx, { id: id(name), versi }, { ke: "mengundurkan diri", alasan: "Pindah kota" }));
    };
    expect(await as(nurlaela, (ctx) => announceKeputusan(ctx, gelombang))).toBe(0);
    await withdraw("Budi");
    expect(await as(rusdin, (ctx) => announceKeputusan(ctx, gelombang))).toBe(1);
    expect(await states()).toEqual(["Aminah diterima", "Budi mengundurkan diri", "Citra diterima", "Dewi tidak diterima"]);
  });
});
