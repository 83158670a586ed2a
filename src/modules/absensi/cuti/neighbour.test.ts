/**
 * In the week before a holiday five ask for leave at once, one of them twice. What goes wrong: what is decided about one is decided about
 * another, a deputy cannot even refuse, or somebody hears of a leave that is not theirs.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { find, remove, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { addPerson } from "#tests/support/kantor-people.ts";
import { told } from "#tests/support/logged-lines.ts";
import { ketidakhadiran } from "../pegawai/ketidakhadiran.ts";
import { askCuti, withdrawCuti } from "./ask-cuti.server.ts";
import { decideCuti } from "./decide-cuti.server.ts";
import { listCuti } from "./list-cuti.server.ts";

const now = new Date("2026-08-06T08:00:00+08:00");
const home = useDatabase({ policy, followers, clock: () => now });
const [kepala, sri, nur, andi, humas] = [actor("kepala"), actor("tataUsaha"), actor("guru"), actor("guru", "pegawai"), actor("humas")];
const as = <T>(who: typeof kepala, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);
type Verdict = Parameters<typeof decideCuti>[1]["putusan"];
const decide = (who: typeof kepala, id: string, putusan: Verdict, { versi = 1, catatan = "" } = {}) =>
  told(home, who, (ctx) => decideCuti(ctx, { id, versi, putusan, catatan }));
let keys = 0;
const ask = (who: typeof kepala, mulai: string, selesai = mulai) => {
  const key = (++keys).toString(16).padStart(32, "0");
  return as(who, (ctx) => askCuti(ctx, { jenis: "tahunan", mulai, selesai, alasan: "Pulang ke Poso", buktiId: "" }, key));
};

beforeAll(async () => {
  for (const [n, [who, nama]] of (
    [
      [kepala, "Karim"],
      [sri, "Sri"],
      [nur, "Nur"],
      [andi, "Andi"],
    ] as const
  ).entries())
    await as(kepala, (ctx) => addPerson(ctx, who, { nip: `19700101199503100${n}`, nama }));
  await as(kepala, ({ db }) =>
    sql`insert into akun (id, nip, nama, peran) values (${humas.id}, '197001011995031009', 'Tanpa data', '{humas}')`.execute(db),
  );
});

/** One of Nur's that is acted upon, and beside it: another of hers, of Andi, one that was looked at, and one that was granted. */
let own = "";
beforeEach(async () => {
  await as(kepala, async ({ db }) => {
    for (const table of ["pengajuanCuti", "ketidakhadiran", "pemangkuJabatan", "pemberitahuan"] as const)
      await db.deleteFrom(table).where(everyRow).execute();
  });
  own = await ask(nur, "2026-08-10", "2026-08-12");
  await ask(nur, "2026-09-01");
  await ask(andi, "2026-08-10", "2026-08-12");
  const looked = await ask(andi, "2026-10-01");
  await decide(sri, looked, "periksa");
  const granted = await ask(andi, "2026-11-02");
  await decide(sri, granted, "periksa");
  await decide(kepala, granted, "setujui", { versi: 2 });
  await as(kepala, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
});

const rows = () =>
  as(kepala, async ({ db }) => {
    const { rows } = await sql<{ id: string }>`select * from pengajuan_cuti order by created_at, id`.execute(db);
    return { own: rows.find(({ id }) => id === own), others: rows.filter(({ id }) => id !== own) };
  });
const away = async () => (await as(kepala, ({ db }) => sql`select * from ketidakhadiran order by mulai desc, id`.execute(db))).rows;
const heard = async () =>
  (
    await as(kepala, ({ db }) =>
      sql<{ told: string }>`select akun.nama || ': ' || title || ' ' || coalesce(body, '') as told
        from pemberitahuan join akun on akun.id = akun_id order by 1`.execute(db),
    )
  ).rows.map(({ told }) => told);
const asked = "Nur: Cuti tahunan, 10 Agustus 2026 – 12 Agustus 2026.";
const days = "Cuti tahunan, 10 Agustus 2026 – 12 Agustus 2026.";

test("is looked at alone, and the head alone hears of it", async () => {
  const { others } = await rows();
  const { lines } = await decide(sri, own, "periksa");
  expect(await rows()).toMatchObject({ own: { status: "diperiksa", diperiksaOleh: sri.name, diputusOleh: null, versi: 2 }, others });
  expect(lines).toMatchObject([{ action: "update", subject: "pengajuanCuti", subjectId: own, after: { status: "diperiksa" } }]);
  expect(await heard()).toEqual([`Karim: Ada pengajuan cuti yang menunggu Anda. ${asked}`]);
  await expect(decide(kepala, own, "periksa", { versi: 2 })).rejects.toMatchObject({ kind: "conflict" });
});

test("is granted alone: its days stand beside those of others, and its person alone hears of it", async () => {
  await decide(sri, own, "periksa");
  const [{ others }, before] = [await rows(), await away()];
  const { lines } = await decide(kepala, own, "setujui", { versi: 2 });
  const decided = { status: "disetujui", diputusOleh: kepala.name, diputusPada: now, catatan: null, versi: 3, updatedAt: now };
  expect(await rows()).toMatchObject({ own: decided, others });
  const [granted, mine] = await away();
  expect([granted, mine]).toMatchObject([before[0], { mulai: "2026-08-10", selesai: "2026-08-12", jenis: "cuti", dicatatOleh: kepala.id }]);
  expect([granted, before.length]).toEqual([before[0], 1]);
  expect(lines.map(({ action, subject }) => [action, subject])).toEqual([
    ["create", "ketidakhadiran"],
    ["accept", "pengajuanCuti"],
  ]);
  expect(await heard()).toContain(`Nur: Cuti Anda disetujui. ${days}`);
  expect((await heard()).filter((one) => one.includes("Cuti Anda"))).toHaveLength(1);
});

test("is refused alone, with its reason, and nobody is away for it", async () => {
  const [{ others }, before] = [await rows(), await away()];
  await decide(sri, own, "periksa");
  const { lines } = await decide(kepala, own, "tolak", { versi: 2, catatan: " Pekan ujian " });
  expect(await rows()).toMatchObject({ own: { status: "ditolak", catatan: "Pekan ujian", ketidakhadiranId: null, versi: 3 }, others });
  expect(await away()).toEqual(before);
  expect(lines).toMatchObject([{ action: "refuse", subjectId: own, after: { status: "ditolak", catatan: "Pekan ujian" } }]);
  expect(await heard()).toContain(`Nur: Cuti Anda ditolak. ${days}`);
});

test("is taken back alone, by its person, and only as it was seen", async () => {
  const { others } = await rows();
  await expect(as(nur, (ctx) => withdrawCuti(ctx, own, 2))).rejects.toMatchObject({ kind: "conflict" });
  await expect(as(andi, (ctx) => withdrawCuti(ctx, own, 1))).rejects.toMatchObject({ kind: "notFound" });
  const { lines } = await told(home, nur, (ctx) => withdrawCuti(ctx, own, 1));
  expect(await rows()).toMatchObject({ own: { status: "dibatalkan", versi: 2, updatedAt: now }, others });
  expect(lines).toMatchObject([{ action: "withdraw", subject: "pengajuanCuti", subjectId: own, after: { status: "dibatalkan" } }]);
  await expect(as(nur, (ctx) => withdrawCuti(ctx, own, 2))).rejects.toMatchObject({ kind: "conflict" });
});

test("a refusal has a reason of five to three hundred signs", async () => {
  await decide(sri, own, "periksa");
  for (const catatan of ["", "   x ", "Ujia", "u".repeat(301)])
    await expect(decide(kepala, own, "tolak", { versi: 2, catatan })).rejects.toMatchObject({
      ...{ kind: "invalid", fields: { catatan: expect.any(String) } },
    });
  await decide(kepala, own, "tolak", { versi: 2, catatan: "u".repeat(300) });
  expect((await rows()).own).toMatchObject({ catatan: "u".repeat(300) });
});

test("a deputy may refuse the leave that would make one the head, and not grant it while somebody else can", async () => {
  const rekan = actor("administrator");
  await as(kepala, async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${rekan.id}, '197001011995031008', 'Rekan', '{administrator}')`.execute(db);
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id) select k.id, 'kepala', '2026-01-01', w.id
      from pegawai k, pegawai w where k.nama = 'Karim' and w.nama = 'Sri'`.execute(db);
    await sql`update pemangku_jabatan set wakil_sah = ${sri.id}`.execute(db);
  });
  const id = await ask(kepala, "2026-12-01", "2026-12-02");
  await expect(decide(sri, id, "setujui")).rejects.toMatchObject({ kind: "forbidden" });
  await decide(sri, id, "tolak", { catatan: "Ada akreditasi" });
  await as(kepala, ({ db }) => sql`update pemangku_jabatan set sampai = '2026-12-31'`.execute(db));
  await decide(sri, await ask(kepala, "2027-01-04"), "setujui");
  await as(kepala, ({ db }) => sql`delete from akun where id = ${rekan.id}`.execute(db));
});

test("whoever is in the staff file may ask, and sees nothing of others; who decides sees all", async () => {
  const seen = async (who: typeof kepala) => {
    const { rows, ...rest } = await as(who, listCuti);
    return { nama: rows.map(({ nama, sendiri }) => [nama, sendiri]), ...rest };
  };
  expect(await seen(nur)).toEqual({
    ...{
      nama: [
        ["Nur", true],
        ["Nur", true],
      ],
      memutus: false,
      kantor: false,
      kepala: false,
      terdata: true,
    },
  });
  expect(await seen(humas)).toEqual({ nama: [], memutus: false, kantor: false, kepala: false, terdata: false });
  const office = await seen(sri);
  expect([office.nama.length, office.memutus, office.kantor, office.kepala, office.terdata]).toEqual([5, true, true, false, true]);
  expect(await seen(kepala)).toMatchObject({ memutus: true, kantor: false, kepala: true, terdata: true });
});

test("what the office changes of one granted leave is told to its person alone", async () => {
  await decide(sri, own, "periksa");
  await decide(kepala, own, "setujui", { versi: 2 });
  await as(kepala, ({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());
  const { own: mine, others } = (await rows()) as unknown as { own: { ketidakhadiranId: string }; others: unknown };
  const [other] = await away();
  const change = (sent: Readonly<Record<string, string>>) =>
    as(sri, async (ctx) => {
      const row = await find(ctx, ketidakhadiran, mine.ketidakhadiranId);
      await update(ctx, ketidakhadiran, { ...row, sent: { ...fieldValues(ketidakhadiran, row), ...sent } });
    });
  await change({ selesai: "2026-08-10" });
  expect([(await rows()).others, (await away())[0]]).toEqual([others, other]);
  const changed = "Cuti tahunan: yang berlaku kini 10 Agustus 2026 (1 hari), sebelumnya 10 Agustus 2026 – 12 Agustus 2026.";
  expect(await heard()).toEqual([`Nur: Hari cuti Anda diubah kantor. ${changed}`]);
  await change({ mulai: "2026-08-07" });
  await change({ alasan: "Ke Poso" });
  const earlier = "Cuti tahunan: yang berlaku kini 7 Agustus 2026 – 10 Agustus 2026 (4 hari), sebelumnya 10 Agustus 2026.";
  expect(await heard()).toHaveLength(2);
  expect(await heard()).toContain(`Nur: Hari cuti Anda diubah kantor. ${earlier}`);
  await as(sri, async (ctx) => remove(ctx, ketidakhadiran, await find(ctx, ketidakhadiran, mine.ketidakhadiranId)));
  const gone = "Cuti tahunan, 10 Agustus 2026 – 12 Agustus 2026: catatannya dihapus kantor.";
  expect(await heard()).toHaveLength(3);
  expect(await heard()).toContain(`Nur: Cuti Anda tidak berlaku lagi. ${gone}`);
});
