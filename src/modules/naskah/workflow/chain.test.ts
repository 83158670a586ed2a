/** Initials by position: in the order of the dated chain, by the deputy during leave, and nobody out of turn. */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { create } from "#kit/register/store.server.ts";
import { actor } from "#tests/support/database.ts";
import { current, fields, origin, person, useNaskah } from "#tests/support/naskah.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { loadDetail } from "../load/detail.server.ts";
import { listNaskah, readFilters } from "../load/list.server.ts";
import { rantaiParaf } from "../rantai-paraf.ts";
import { saveNaskah, writeNaskah } from "./save.server.ts";
import { signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah, returnNaskah } from "./step.server.ts";
import { takeNaskah } from "./take.server.ts";

const { as, template } = useNaskah();
const { tu, kepala, admin, guru } = person;
const sistem = system("uji");
/** What the session knows of them while they hold a position. */
const held = (name: string, ...roles: string[]): Actor => ({ ...actor("guru"), id: crypto.randomUUID(), name, roles: ["guru", ...roles] });
const wakamad = held("Wakil Kurikulum", "wakamad");
const bendahara = held("Juru Bayar", "pemaraf");
const wakil = held("Pengganti", "pemaraf");

beforeAll(async () => {
  await as(sistem, async (ctx) => {
    for (const [n, { id, name }] of [wakamad, bendahara, wakil].entries()) {
      const akun = { id: id ?? "", nip: `19900101201503101${n}`, nama: name, passwordHash: null, passwordAt: null, aktif: true };
      await ctx.db
        .insertInto("akun")
        .values({ ...akun, peran: ["guru"] })
        .execute();
    }
    await recordPegawai(ctx, [wakamad, bendahara, wakil]);
  });
  await seat("wakamad-kurikulum", wakamad);
  await seat("bendahara", bendahara, wakil);
});
/** A position, agreed to. */
const seat = (jabatan: string, holder: Actor, deputy?: Actor) =>
  as(sistem, async ({ db }) => {
    const pegawai = (siapa?: Actor) =>
      sql`(select pegawai.id from pegawai join akun on akun.nip = pegawai.nip where akun.id = ${siapa?.id ?? null}::uuid)`;
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id)
      values (${pegawai(holder)}, ${jabatan}, '2026-01-01', ${pegawai(deputy)})`.execute(db);
    await sql`update pemangku_jabatan set akun_sah = ${holder.id}, wakil_sah = ${deputy?.id ?? null} where jabatan = ${jabatan}`.execute(
      db,
    );
  });
const chain = (isi: object) =>
  as(tu, async (ctx) => {
    const { jenisId } = await ctx.db.selectFrom("templateSurat").select("jenisId").where("id", "=", template.id).executeTakeFirstOrThrow();
    return create(ctx, rantaiParaf, { jenisId, tandaTangan: "kepala", pengonsep: true, mulai: "2026-11-01", ...isi }, "json");
  });
const both = { parafPertama: "bendahara", parafKedua: "wakamad-kurikulum" };
const away = (siapa: Actor) =>
  as(sistem, ({ db }) =>
    sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan) select pegawai.id, 'cuti', '2026-11-20', '2026-11-30', 'Contoh'
      from pegawai join akun on akun.nip = pegawai.nip where akun.id = ${siapa.id}::uuid`.execute(db),
  );
afterEach(() =>
  as(sistem, async ({ db }) => {
    await db.deleteFrom("ketidakhadiran").where(everyRow).execute();
    await db.updateTable("rantaiParaf").set({ deletedAt: current }).where(everyRow).execute();
    await db.deleteFrom("pemberitahuan").where(everyRow).execute();
  }),
);

async function sent(siapa = tu) {
  const { id, versi } = await as(siapa, async (ctx) => {
    const awal = await writeNaskah(ctx, template.id);
    return saveNaskah(ctx, awal, fields(awal.klasifikasiId));
  });
  await as(siapa, (ctx) => proposeNaskah(ctx, { id, versi }));
  return { id, versi: versi + 1 };
}
const initial = (siapa: Actor, surat: { id: string; versi: number }) => as(siapa, (ctx) => parafNaskah(ctx, surat));
const next = <T extends { versi: number }>(surat: T): T => ({ ...surat, versi: surat.versi + 1 });
const waits = async (siapa: Actor) =>
  (await as(siapa, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams({ tampil: "menunggu" }))))).rows.map(({ id }) => id);
const told = (siapa: Actor) =>
  as(sistem, async ({ db }) =>
    (
      await db
        .selectFrom("pemberitahuan")
        .select("title")
        .where("akunId", "=", siapa.id ?? "")
        .execute()
    ).map(({ title }) => title),
  );

describe("a letter with a chain", () => {
  test("is initialled by position, in order, and waits for nobody else; its steps say position and person", async () => {
    await chain(both);
    const surat = await sent();
    expect([await waits(bendahara), await waits(wakamad), await waits(admin)]).toEqual([[surat.id], [], []]);
    expect(await told(bendahara)).toEqual(["Surat menunggu paraf: Undangan rapat"]);
    for (const siapa of [wakamad, admin, kepala, wakil])
      await expect(initial(siapa, surat)).rejects.toMatchObject({ kind: expect.stringMatching(/forbidden|notFound/) });
    await initial(bendahara, surat);
    expect(await waits(wakamad)).toEqual([surat.id]);
    expect(await waits(kepala)).not.toContain(surat.id);
    await initial(wakamad, next(surat));
    const { rantai, naskah } = await as(kepala, (ctx) => loadDetail(ctx, surat.id));
    expect(naskah.status).toBe("diparaf");
    expect(rantai.map(({ tempat, oleh, siapa }) => [tempat, oleh ?? siapa])).toEqual([
      ["Pengonsep", tu.name],
      ["Bendahara", bendahara.name],
      ["Wakamad Kurikulum", wakamad.name],
      ["Kepala Madrasah", null],
    ]);
    expect(await as(kepala, (ctx) => signNaskah(ctx, next(next(surat)), origin))).toMatch(/2026$/);
  });

  test("falls to the deputy during leave, by nobody's doing, and says so", async () => {
    await chain(both);
    const surat = await sent();
    await away(bendahara);
    expect([await waits(bendahara), await waits(wakil)]).toEqual([[], [surat.id]]);
    await expect(initial(bendahara, surat)).rejects.toMatchObject({ kind: "notFound" });
    await initial(wakil, surat);
    const { rantai } = await as(tu, (ctx) => loadDetail(ctx, surat.id));
    expect(rantai[1]).toMatchObject({ tempat: "Plh. Bendahara", oleh: wakil.name });
  });

  test("stays with a holder on leave whose deputy is away as well, and its steps say so", async () => {
    await chain(both);
    const surat = await sent();
    await away(bendahara);
    await away(wakil);
    expect([await waits(bendahara), await waits(wakil)]).toEqual([[surat.id], []]);
    const { rantai } = await as(tu, (ctx) => loadDetail(ctx, surat.id));
    expect(rantai[1]?.siapa).toBe(`${bendahara.name} (cuti sampai 30 November 2026, tanpa wakil yang bertugas)`);
    await expect(initial(wakil, surat)).rejects.toMatchObject({ kind: expect.stringMatching(/forbidden|notFound/) });
    await initial(bendahara, surat);
    expect(await waits(wakamad)).toContain(surat.id);
  });

  test("keeps it, whatever the register says afterwards; returned and sent again it takes the one of that day", async () => {
    await chain(both);
    const surat = await sent();
    await as(sistem, ({ db }) => db.updateTable("rantaiParaf").set({ deletedAt: current }).where(everyRow).execute());
    await chain({ parafPertama: "wakamad-kurikulum" });
    await expect(initial(wakamad, surat)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(as(wakamad, (ctx) => returnNaskah(ctx, surat, "Belum giliran"))).rejects.toMatchObject({ kind: "forbidden" });
    await as(bendahara, (ctx) => returnNaskah(ctx, surat, "Tambahkan tempatnya"));
    await as(tu, (ctx) => proposeNaskah(ctx, next(surat)));
    await initial(wakamad, next(next(surat)));
    expect((await as(tu, (ctx) => takeNaskah(ctx, surat.id))).status).toBe("diparaf");
  });

  test("is not sent on its way while a position is empty: which one, and where it is written down", async () => {
    await chain({ parafPertama: "wakamad-humas" });
    await expect(sent()).rejects.toMatchObject({ kind: "invalid", message: expect.stringMatching(/Wakamad Humas.*Pemangku Jabatan/) });
  });

  test("is not sent on its way while nobody acts in the position that signs, unless that is the head's", async () => {
    await chain({ parafPertama: "bendahara", tandaTangan: "wakamad-humas" });
    await expect(sent()).rejects.toMatchObject({ kind: "invalid", message: expect.stringMatching(/^Jabatan Wakamad Humas di/) });
    await as(sistem, ({ db }) => db.updateTable("rantaiParaf").set({ tandaTangan: "kepala" }).where(everyRow).execute());
    expect((await as(tu, async (ctx) => takeNaskah(ctx, (await sent()).id))).status).toBe("diajukan");
  });

  test("opens to nobody by a position that has no place in it", async () => {
    await chain({ parafPertama: "wakamad-kurikulum" });
    const surat = await sent();
    await expect(as(bendahara, (ctx) => takeNaskah(ctx, surat.id))).rejects.toMatchObject({ kind: "notFound" });
    expect((await as(bendahara, (ctx) => listNaskah(ctx, readFilters(new URLSearchParams())))).rows.map(({ id }) => id)).not.toContain(
      surat.id,
    );
    expect((await as(wakamad, (ctx) => takeNaskah(ctx, surat.id))).id).toBe(surat.id);
    await expect(as(guru, (ctx) => takeNaskah(ctx, surat.id))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is signed by who holds the position that the chain names, or by the head", async () => {
    await chain({ parafPertama: "bendahara", tandaTangan: "wakamad-kurikulum" });
    const hari = { mulai: "2026-11-01", sampai: "2026-11-30" };
    await as(sistem, async ({ db }) => {
      for (const siapa of [wakamad, wakil])
        await db
          .insertInto("pejabatPenandatangan")
          .values({ akunId: siapa.id ?? "", cara: "an", jabatan: "Wakamad", jabatanAtasan: null, dasar: null, ...hari } as never)
          .execute();
      await db.updateTable("pejabatPenandatangan").set({ disahkanPada: current }).where(everyRow).execute();
    });
    const surat = await sent();
    await initial(bendahara, surat);
    const other = { ...wakil, roles: ["guru", "pemaraf", "atasNama"] };
    await expect(as(other, (ctx) => signNaskah(ctx, next(surat), origin))).rejects.toMatchObject({
      message: expect.stringContaining("Wakamad Kurikulum"),
    });
    const signs = { ...wakamad, roles: ["guru", "wakamad", "atasNama"] };
    expect(await waits(signs)).toContain(surat.id);
    expect(await as(signs, (ctx) => signNaskah(ctx, next(surat), origin))).toMatch(/2026$/);
  });
});

test("a letter of a kind without a chain is initialled by whoever has the right, and by nobody who has it by a position alone", async () => {
  const surat = await sent();
  await expect(initial(wakamad, surat)).rejects.toMatchObject({ kind: "notFound" });
  await initial(admin, surat);
  expect((await as(tu, (ctx) => takeNaskah(ctx, surat.id))).status).toBe("diparaf");
});
