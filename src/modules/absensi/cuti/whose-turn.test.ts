/**
 * A clerk looks at the list twice a day, the head on a phone between two meetings. What goes wrong: somebody is asked to decide about their
 * own leave, is rung for each request anew, or opens the doctor's letter of a colleague.
 */
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/kantor-people.ts";
import { kehadiranHari } from "../pegawai/kehadiran-hari.server.ts";
import { askCuti } from "./ask-cuti.server.ts";
import { decideCuti } from "./decide-cuti.server.ts";
import { buktiOf, listCuti } from "./list-cuti.server.ts";
import { waitsForCuti } from "./turn.server.ts";

let current = new Date("2026-08-06T08:00:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [kepala, sri, nur, andi] = [actor("kepala"), actor("tataUsaha"), actor("guru"), actor("guru", "pegawai")];
const both = actor("kepala", "tataUsaha");
const as = <T>(who: Actor, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);
let keys = 0;
const ask = (who: Actor, mulai: string, lain: object = {}) => {
  const key = (++keys).toString(16).padStart(32, "0");
  return as(who, (ctx) => askCuti(ctx, { jenis: "tahunan", mulai, selesai: mulai, alasan: "Pulang ke Poso", buktiId: "", ...lain }, key));
};
const decide = (who: Actor, id: string, putusan: Parameters<typeof decideCuti>[1]["putusan"], versi = 1) =>
  as(who, (ctx) => decideCuti(ctx, { id, versi, putusan, catatan: "Ada ujian" }));
const rung = async (who: Actor) =>
  (
    await as(kepala, ({ db }) =>
      sql`select from pemberitahuan where akun_id = ${who.id} and kind = 'pengajuan-cuti' and read_at is null`.execute(db),
    )
  ).rows.length;

beforeAll(async () => {
  const people = [
    [kepala, "Karim"],
    [sri, "Sri"],
    [nur, "Nur"],
    [andi, "Andi"],
    [both, "Wahyu"],
  ] as const;
  for (const [n, [who, nama]] of people.entries()) await as(kepala, (ctx) => addPerson(ctx, who, { nip: `19700101199503100${n}`, nama }));
  await as(kepala, async ({ db }) => {
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(db);
    await sql`insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai)
      select 'Ganjil', id, 'ganjil', '2026-07-13', '2026-12-18' from tahun_ajaran`.execute(db);
  });
});
beforeEach(async () => {
  current = new Date("2026-08-06T08:00:00+08:00");
  await as(kepala, async ({ db }) => {
    for (const table of ["pengajuanCuti", "ketidakhadiran", "pemangkuJabatan", "pemberitahuan"] as const)
      await db.deleteFrom(table).where(everyRow).execute();
  });
});

describe("whose turn it is", () => {
  const waits = (who: Actor, id: string) =>
    as(who, async ({ db }) => {
      const { rows } = await sql`select from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id
        left join akun on akun.id = pegawai.akun_id where cuti.id = ${id} and ${waitsForCuti(who.id)}`.execute(db);
      return rows.length > 0;
    });

  test("is told once, however many ask before it is read", async () => {
    for (const hari of ["2026-08-10", "2026-08-11", "2026-08-12"]) await ask(nur, hari);
    expect([await rung(sri), await rung(both), await rung(kepala), await rung(nur)]).toEqual([1, 1, 0, 0]);
  });

  test("is nobody's about themselves", async () => {
    const id = await ask(sri, "2026-08-10");
    expect([await waits(sri, id), await waits(both, id), await waits(nur, id)]).toEqual([false, true, false]);
    expect([await rung(sri), await rung(both)]).toEqual([0, 1]);
  });

  test("is not told to who has just passed it on, though they could decide as well", async () => {
    const id = await ask(nur, "2026-08-10");
    await as(kepala, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
    await decide(both, id, "periksa");
    expect([await rung(both), await rung(kepala), await rung(sri)]).toEqual([0, 1, 0]);
    expect([await waits(both, id), await waits(kepala, id), await waits(sri, id)]).toEqual([true, true, false]);
  });

  test("ends with the decision", async () => {
    const id = await ask(nur, "2026-08-10");
    await decide(sri, id, "periksa");
    await decide(kepala, id, "tolak", 2);
    expect([await waits(sri, id), await waits(kepala, id), await waits(both, id)]).toEqual([false, false, false]);
  });
});

test("what waits stands before what was decided, and the newest first", async () => {
  const asked: string[] = [];
  for (const hari of ["2026-08-10", "2026-08-11", "2026-08-12", "2026-08-13"]) {
    asked.push(await ask(nur, hari));
    current = new Date(current.getTime() + 60_000);
  }
  const [oldest = "", older = "", newer = "", newest = ""] = asked;
  await decide(sri, newest, "periksa");
  await decide(kepala, newest, "tolak", 2);
  await decide(sri, oldest, "periksa");
  expect((await as(sri, listCuti)).rows.map(({ id }) => id)).toEqual([newer, older, oldest, newest]);
});

test("a form that has no key of its own is sent anew, and nothing is asked for", async () => {
  const sent = { jenis: "tahunan", mulai: "2026-08-10", selesai: "2026-08-10", alasan: "Pulang", buktiId: "" };
  for (const key of ["", "a".repeat(31), "a".repeat(33), "G".repeat(32)])
    await expect(as(nur, (ctx) => askCuti(ctx, sent, key))).rejects.toMatchObject({ kind: "malformed" });
  expect((await as(nur, listCuti)).rows).toEqual([]);
});

describe("with a doctor's letter", () => {
  const proof = (who: Actor) =>
    as(who, async ({ db }) => {
      const { rows } = await sql<{ id: string }>`insert into berkas (created_by, kunci, nama, jenis, ukuran, sidik)
        values (${who.id}, ${crypto.randomUUID()}, 'Surat dokter.pdf', 'application/pdf', 9, ${"0".repeat(64)}) returning id`.execute(db);
      return rows[0]?.id ?? "";
    });

  test("it is opened by whoever asked and by those who decide, and by no colleague", async () => {
    const id = await ask(nur, "2026-08-10", { jenis: "sakit", buktiId: await proof(nur) });
    for (const who of [nur, sri, kepala])
      expect(await as(who, (ctx) => buktiOf(ctx, id))).toMatchObject({ name: "Surat dokter.pdf", inline: true });
    await expect(as(andi, (ctx) => buktiOf(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
    const without = await ask(nur, "2026-08-11");
    for (const none of [without, crypto.randomUUID(), "x"])
      await expect(as(sri, (ctx) => buktiOf(ctx, none))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("one is ill on those days, not on leave", async () => {
    const id = await ask(nur, "2026-08-10", { jenis: "sakit", buktiId: await proof(nur) });
    await decide(sri, id, "periksa");
    await decide(kepala, id, "setujui", 2);
    const day = await as(kepala, (ctx) => kehadiranHari(ctx, "2026-08-10"));
    expect(day.find(({ nama }) => nama === "Nur")).toMatchObject({ status: "sakit", keterangan: "Cuti sakit: Pulang ke Poso" });
  });
});

test("a reason of as many signs as are taken is kept whole, also in signs that are long to write", async () => {
  const alasan = "🏡".repeat(250);
  const id = await ask(nur, "2026-08-10", { jenis: "cltn", alasan });
  await decide(sri, id, "periksa");
  await decide(kepala, id, "setujui", 2);
  const { rows } = await as(kepala, ({ db }) => sql`select alasan, jenis from ketidakhadiran`.execute(db));
  expect(rows).toEqual([{ alasan: `Cuti di luar tanggungan negara: ${alasan}`, jenis: "cuti" }]);
});

test("whose deputyship is in the bin grants the head's leave as any of the office does", async () => {
  await as(kepala, async ({ db }) => {
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id) select k.id, 'kepala', '2026-01-01', w.id
      from pegawai k, pegawai w where k.nama = 'Karim' and w.nama = 'Sri'`.execute(db);
    await sql`update pemangku_jabatan set wakil_sah = ${sri.id}`.execute(db);
  });
  const id = await ask(kepala, "2026-12-01");
  await expect(decide(sri, id, "setujui")).rejects.toMatchObject({ kind: "forbidden" });
  await as(kepala, ({ db }) => sql`update pemangku_jabatan set deleted_at = now()`.execute(db));
  await decide(sri, id, "setujui");
  expect((await as(kepala, listCuti)).rows).toMatchObject([{ status: "disetujui" }]);
});
