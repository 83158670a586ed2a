/**
 * Who uses it: any of the staff, on a phone, a few times a year; the clerk looks at each the same day; the head decides between two
 * meetings, on a phone, in one tap. What goes wrong: somebody grants their own, a granted day stays "tanpa keterangan", the same leave is
 * sent twice, what was decided is decided again.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { find, remove, restore, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { kehadiranHari } from "../pegawai/kehadiran-hari.server.ts";
import { ketidakhadiran } from "../pegawai/ketidakhadiran.ts";
import { askCuti, withdrawCuti } from "./ask-cuti.server.ts";
import { cutiFaults, lengthOf } from "./cuti.ts";
import { decideCuti } from "./decide-cuti.server.ts";
import { listCuti } from "./list-cuti.server.ts";
import { waitsForCuti } from "./turn.server.ts";

const home = useDatabase({ policy, followers, clock: () => new Date("2026-08-06T08:00:00+08:00") });
const [kepala, clerk, guru, lain] = [actor("kepala"), actor("tataUsaha"), actor("guru"), actor("humas")];
const dalam = <T>(who: typeof kepala, work: (ctx: Ctx) => Promise<T>) => home.scope(who).transaction(work);

let keys = 0;
const key = () => (++keys).toString(16).padStart(32, "0");
const isi = { jenis: "tahunan", mulai: "10/8/2026", selesai: "12 Agt 2026", alasan: "Pulang ke Poso", buktiId: "" };
const ask = (who: typeof kepala, besides: object = {}, kunci = key()) => dalam(who, (ctx) => askCuti(ctx, { ...isi, ...besides }, kunci));
const one = async (who: typeof kepala, id: string) => (await dalam(who, listCuti)).rows.find((satu) => satu.id === id);
const decide = async (who: typeof kepala, id: string, putusan: "periksa" | "setujui" | "tolak", catatan = "") => {
  const { versi = 0 } = (await one(kepala, id)) ?? {};
  return dalam(who, (ctx) => decideCuti(ctx, { id, versi, putusan, catatan }));
};

beforeAll(() =>
  dalam(kepala, async ({ db }) => {
    for (const [urut, [satu, nama, peran, status]] of (
      [
        [kepala, "Karim", "kepala", "pns"],
        [clerk, "Sri", "tataUsaha", "pns"],
        [guru, "Nur", "guru", "pppk"],
        [lain, "Tanpa Data", "humas", ""],
      ] as const
    ).entries()) {
      await sql`insert into akun (id, nip, nama, peran) values (${satu.id}, ${`19700101199503100${urut + 1}`}, ${nama}, array[${peran}])`.execute(
        db,
      );
      if (status)
        await sql`insert into pegawai (nama, jenis, status, unit_kerja, akun_id) values (${nama}, 'guru', ${status}, 'MAN1PALU', ${satu.id})`.execute(
          db,
        );
    }
    await sql`insert into pegawai (nama, jenis, status, unit_kerja) values ('Tanpa Cuti', 'guru', 'pns', 'MAN1PALU')`.execute(db);
    await sql`insert into tahun_ajaran (nama, mulai, selesai) values ('2026/2027', '2026-07-13', '2027-06-18')`.execute(db);
    await sql`insert into semester (nama, tahun_ajaran_id, jenis, mulai, selesai)
      select 'Ganjil', id, 'ganjil', '2026-07-13', '2026-12-18' from tahun_ajaran`.execute(db);
  }),
);

test("is asked for, looked at, granted, and stands in attendance", async () => {
  const kunci = key();
  const id = await ask(guru, {}, kunci);
  expect(await ask(guru, {}, kunci)).toBe(id);
  await decide(clerk, id, "periksa");
  await expect(decide(clerk, id, "setujui")).rejects.toMatchObject({ kind: "forbidden" });
  await decide(kepala, id, "setujui");
  expect(await one(guru, id)).toMatchObject({ status: "disetujui", mulai: "2026-08-10", selesai: "2026-08-12", diperiksaOleh: clerk.name });
  const hari = await dalam(kepala, (ctx) => kehadiranHari(ctx, "2026-08-11"));
  expect(hari.find(({ nama }) => nama === "Nur")).toMatchObject({ status: "cuti", keterangan: "Cuti tahunan: Pulang ke Poso" });
  await expect(decide(kepala, id, "tolak", "Terlambat sudah")).rejects.toMatchObject({ kind: "conflict" });
  const { rows } = await dalam(kepala, ({ db }) =>
    sql<{ title: string }>`select title from pemberitahuan where akun_id = ${guru.id}`.execute(db),
  );
  expect(rows.map(({ title }) => title)).toEqual(["Cuti Anda disetujui."]);
});

test("a granted leave that the office deletes afterwards says so, and whoever asked is told", async () => {
  const hari = { mulai: "2027-02-01", selesai: "2027-02-03" };
  const id = await ask(guru, hari);
  await decide(clerk, id, "periksa");
  await decide(kepala, id, "setujui");
  expect(await one(guru, id)).toMatchObject({ status: "disetujui", terhapus: false });
  const gone = await dalam(clerk, async (ctx) => {
    const { ketidakhadiranId } = await ctx.db
      .selectFrom("pengajuanCuti")
      .select("ketidakhadiranId")
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const { versi } = await find(ctx, ketidakhadiran, ketidakhadiranId ?? "");
    return (await remove(ctx, ketidakhadiran, { id: ketidakhadiranId ?? "", versi })).id;
  });
  expect(await one(guru, id)).toMatchObject({ status: "disetujui", terhapus: true });
  const { rows } = await dalam(guru, ({ db }) =>
    sql<{ body: string }>`select body from pemberitahuan where akun_id = ${guru.id} and title = 'Cuti Anda tidak berlaku lagi.'`.execute(
      db,
    ),
  );
  expect(rows).toEqual([{ body: "Cuti tahunan, 1 Februari 2027 – 3 Februari 2027: catatannya dihapus kantor." }]);
  await dalam(clerk, (ctx) => restore(ctx, ketidakhadiran, gone));
  expect(await one(guru, id)).toMatchObject({ terhapus: false });
});

test("days that the office changes afterwards are those the request shows, and whoever asked is told", async () => {
  const id = await ask(guru, { mulai: "2027-03-01", selesai: "2027-03-05" });
  await decide(clerk, id, "periksa");
  await decide(kepala, id, "setujui");
  expect(await one(guru, id)).toMatchObject({ tercatat: null });
  const write = (words: Record<string, string>) =>
    dalam(clerk, async (ctx) => {
      const { rows } = await sql<{ id: string }>`select ketidakhadiran_id as id from pengajuan_cuti where id = ${id}`.execute(ctx.db);
      const row = await find(ctx, ketidakhadiran, rows[0]?.id ?? "");
      const sent = { ...fieldValues(ketidakhadiran, row), ...words };
      await update(ctx, ketidakhadiran, { id: row.id, versi: row.versi, sent });
    });
  await write({ nomorSurat: "B-1/2027" });
  await write({ selesai: "2027-03-03" });
  expect(await one(guru, id)).toMatchObject({
    ...{ status: "disetujui", terhapus: false, selesai: "2027-03-05" },
    tercatat: { mulai: "2027-03-01", selesai: "2027-03-03" },
  });
  const told = async () => {
    const { rows } = await dalam(guru, ({ db }) =>
      sql<{ title: string; body: string }>`select title, body from pemberitahuan
        where akun_id = ${guru.id} and body like '%Maret 2027%' and title <> 'Cuti Anda disetujui.'`.execute(db),
    );
    return rows;
  };
  expect(await told()).toEqual([
    {
      title: "Hari cuti Anda diubah kantor.",
      body: "Cuti tahunan: yang berlaku kini 1 Maret 2027 – 3 Maret 2027 (3 hari), sebelumnya 1 Maret 2027 – 5 Maret 2027.",
    },
  ]);
  const { rows } = await dalam(kepala, ({ db }) => sql<{ id: string }>`select id from pegawai where nama = 'Tanpa Cuti'`.execute(db));
  await write({ pegawaiId: rows[0]?.id ?? "" });
  expect(await one(guru, id)).toMatchObject({ terhapus: true, tercatat: null });
  expect((await told()).map(({ title }) => title)).toContain("Cuti Anda tidak berlaku lagi.");
});

test("the head decides once the office has looked, and each is told when it is their turn", async () => {
  const told = async (who: typeof kepala) => {
    const { rows } = await dalam(who, ({ db }) =>
      sql`select from pemberitahuan where akun_id = ${who.id} and kind = 'pengajuan-cuti' and read_at is null`.execute(db),
    );
    return rows.length > 0;
  };
  const waits = async (who: typeof kepala) =>
    (
      await dalam(who, ({ db }) =>
        sql<{ id: string }>`select cuti.id from pengajuan_cuti cuti join pegawai on pegawai.id = cuti.pegawai_id
      join akun on akun.id = pegawai.akun_id where ${waitsForCuti(who.id)}`.execute(db),
      )
    ).rows.some((row) => row.id === id);
  await dalam(kepala, ({ db }) => sql`update pemberitahuan set read_at = now()`.execute(db));
  const id = await ask(guru, { mulai: "2026-11-02", selesai: "2026-11-03" });
  expect([await told(clerk), await told(kepala), await waits(clerk), await waits(kepala)]).toEqual([true, false, true, false]);
  for (const putusan of ["periksa", "setujui", "tolak"] as const)
    await expect(decide(kepala, id, putusan, "Alasan cukup")).rejects.toMatchObject({ kind: "forbidden" });
  await decide(clerk, id, "periksa");
  expect([await told(kepala), await waits(clerk), await waits(kepala)]).toEqual([true, false, true]);
  await expect(decide(clerk, id, "tolak", "Alasan cukup")).rejects.toMatchObject({ kind: "forbidden" });
  await decide(kepala, id, "setujui");
});

test("the head's deputy leaves the head's leave to a colleague of the office", async () => {
  const rekan = actor("administrator");
  await dalam(kepala, async ({ db }) => {
    await sql`insert into akun (id, nip, nama, peran) values (${rekan.id}, '197001011995031009', 'Rekan', array['administrator'])`.execute(
      db,
    );
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id) select k.id, 'kepala', '2026-01-01', w.id
      from pegawai k, pegawai w where k.nama = 'Karim' and w.nama = 'Sri'`.execute(db);
    await sql`update pemangku_jabatan set wakil_sah = ${clerk.id}`.execute(db);
  });
  const id = await ask(kepala, { mulai: "2026-12-01", selesai: "2026-12-02" });
  await expect(decide(clerk, id, "setujui")).rejects.toMatchObject({ kind: "forbidden" });
  await decide(rekan, id, "setujui");
  await dalam(kepala, ({ db }) => sql`update akun set aktif = false where id = ${rekan.id}`.execute(db));
  await decide(clerk, await ask(kepala, { mulai: "2026-12-07", selesai: "2026-12-08" }), "setujui");
  await dalam(kepala, ({ db }) => sql`delete from pemangku_jabatan`.execute(db));
});

test("nobody decides about themselves; about the head the office does", async () => {
  const [milikClerk, milikKepala] = [await ask(clerk), await ask(kepala)];
  for (const putusan of ["periksa", "setujui", "tolak"] as const)
    await expect(decide(clerk, milikClerk, putusan, "Alasan cukup")).rejects.toMatchObject({ kind: "forbidden" });
  await expect(decide(kepala, milikKepala, "setujui")).rejects.toMatchObject({ kind: "forbidden" });
  await expect(decide(guru, milikKepala, "setujui")).rejects.toMatchObject({ kind: "forbidden" });
  await decide(clerk, milikKepala, "setujui");
  await decide(kepala, milikClerk, "setujui");
  expect([(await one(kepala, milikClerk))?.status, (await one(kepala, milikKepala))?.status]).toEqual(["disetujui", "disetujui"]);
});

test("is refused with a reason, taken back by whoever asked, and not seen by others", async () => {
  const id = await ask(guru, { mulai: "2026-09-01", selesai: "2026-09-02" });
  await expect(ask(guru, { mulai: "2026-09-02", selesai: "2026-09-03" })).rejects.toMatchObject({ kind: "invalid" });
  expect(await one(lain, id)).toBeUndefined();
  await expect(dalam(lain, (ctx) => withdrawCuti(ctx, id, 1))).rejects.toMatchObject({ kind: "notFound" });
  await decide(clerk, id, "periksa");
  await expect(decide(kepala, id, "tolak", "")).rejects.toMatchObject({ kind: "invalid" });
  await expect(dalam(kepala, (ctx) => decideCuti(ctx, { id, versi: 9, putusan: "setujui", catatan: "" }))).rejects.toMatchObject({
    kind: "conflict",
  });
  await decide(kepala, id, "tolak", "Ada ujian pada hari itu");
  expect(await one(guru, id)).toMatchObject({ status: "ditolak", catatan: "Ada ujian pada hari itu" });
  const lagi = await ask(guru, { mulai: "2026-09-01", selesai: "2026-09-01" });
  await dalam(guru, (ctx) => withdrawCuti(ctx, lagi, 1));
  expect(await one(guru, lagi)).toMatchObject({ status: "dibatalkan" });
});

test("days that are taken already cannot be granted, and whoever is in no staff file cannot ask", async () => {
  const id = await ask(guru, { mulai: "2026-08-12", selesai: "2026-08-13" });
  await decide(clerk, id, "periksa");
  await expect(decide(kepala, id, "setujui")).rejects.toMatchObject({ kind: "invalid" });
  expect((await one(guru, id))?.status).toBe("diperiksa");
  await expect(ask(lain)).rejects.toMatchObject({ kind: "forbidden" });
  await expect(
    ask(guru, { buktiId: "7b6e1e0a-0000-4000-8000-000000000000", mulai: "2026-10-01", selesai: "2026-10-01" }),
  ).rejects.toMatchObject({
    kind: "invalid",
  });
});

describe("the rules of leave", () => {
  const base = { jenis: "tahunan", mulai: "2026-08-10", selesai: "2026-08-12", buktiId: null };
  test.each([
    ["an end before its beginning", { ...base, selesai: "2026-08-09" }, "pns", "selesai"],
    ["more days than the kind knows", { ...base, jenis: "alasan-penting", selesai: "2026-09-20" }, "pns", "selesai"],
    ["what PPPK do not have", { ...base, jenis: "besar" }, "pppk", "jenis"],
    ["illness without a doctor's letter", { ...base, jenis: "sakit" }, "pns", "buktiId"],
  ])("refuse %s", (_, asked, status, field) => {
    expect(Object.keys(cutiFaults(asked, status))).toEqual([field]);
  });

  test("count the first and the last day", () => {
    expect([cutiFaults(base, "pppk"), lengthOf(base)]).toEqual([{}, 3]);
  });
});

test("is decided with a fresh proof of who decides, and looked at without", async () => {
  const id = await ask(guru, { mulai: "9/6/2027", selesai: "9/6/2027" });
  const stale = (who: typeof kepala) => ({ ...who, session: { ...justSignedIn, confirmedAt: new Date(0) } });
  await decide(stale(clerk), id, "periksa");
  await expect(decide(stale(kepala), id, "setujui")).rejects.toMatchObject({ kind: "unconfirmed" });
  await expect(decide(stale(kepala), id, "tolak", "Pekan ujian akhir")).rejects.toMatchObject({ kind: "unconfirmed" });
  expect((await one(kepala, id))?.status).toBe("diperiksa");
  await decide(kepala, id, "tolak", "Pekan ujian akhir");
});
