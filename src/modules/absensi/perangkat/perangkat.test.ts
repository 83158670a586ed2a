import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { addPerson, installPerangkat } from "#tests/support/kantor-people.ts";
import { approvePerangkat } from "./check-perangkat.server.ts";
import { closePerangkat, listPerangkat } from "./list-perangkat.server.ts";
import { checkCode, proposePerangkat } from "./propose-perangkat.server.ts";
import { recognizePerangkat } from "./recognize-perangkat.server.ts";

let current = new Date("2026-08-03T07:00:00+08:00");
const home = useDatabase({ policy, clock: () => current });
const [sri, kepala, guru, rekan] = [actor("tataUsaha"), actor("kepala"), actor("guru"), actor("tataUsaha", "administrator")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const content = (pernyataan: string) => dalam(({ db }) => sql.raw(pernyataan).execute(db));
const rumah = "203.0.113.9";
const propose = (who = sri, alamat = rumah) => dalam((ctx) => proposePerangkat(ctx, { nama: " Gerbang ", jenis: "kios", alamat }), who);
const latest = () =>
  dalam(async (ctx) => {
    const satu = await ctx.db
      .selectFrom("kiosAbsensi")
      .select(["id", "diperiksaPada"])
      .orderBy("createdAt", "desc")
      .orderBy("tokenSejak", "desc")
      .executeTakeFirstOrThrow();
    return { ...satu, kode: checkCode(ctx, satu.id) };
  });
const approve = (id: string, kode: string, who = kepala) => approvePerangkat(home.scope(who), id, kode);
const recognize = async (token: string, alamat = rumah) =>
  (await dalam((ctx) => recognizePerangkat(ctx, { token, alamat }), visitor))?.keadaan;
const stale = (who: typeof sri) => ({ ...who, session: { ...justSignedIn, confirmedAt: new Date(current.getTime() - 301_000) } });
const jejak = async (subject = "kiosAbsensi") =>
  dalam(({ db }) =>
    db.selectFrom("audit").select(["action", "before", "after", "actorId"]).where("subject", "=", subject).orderBy("id", "desc").execute(),
  );
const kabar = async (kind: string) =>
  (await dalam(({ db }) => db.selectFrom("pemberitahuan").select("akunId").where("kind", "=", kind).orderBy("akunId").execute())).map(
    ({ akunId }) => akunId,
  );
const id: Record<string, string> = {};

beforeAll(async () => {
  for (const [n, [siapa, nama]] of (
    [
      [sri, "Sri"],
      [kepala, "Rosmini"],
      [guru, "Andi"],
      [rekan, "Yusuf"],
    ] as const
  ).entries())
    id[nama] = await dalam((ctx) => addPerson(ctx, siapa, { nip: `19700101199503100${n}`, nama }));
});
beforeEach(async () => {
  await content("delete from pemberitahuan");
  await content("update kios_absensi set ditutup_pada = now() where ditutup_pada is null");
});

describe("a device", () => {
  test("is asked for by the office alone, with a fresh proof and a staff record", async () => {
    await expect(propose(guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(propose(kepala)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(propose(stale(sri))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(propose(actor("tataUsaha", "tanpa map"))).rejects.toThrow("belum terhubung");
    await content(`update pegawai set aktif = false where id = '${id.Sri}'`);
    await expect(propose()).rejects.toThrow("belum terhubung");
    await content(`update pegawai set aktif = true where id = '${id.Sri}'`);
  });

  test("records nothing before somebody else has checked it, is told to the head, and leaves lines", async () => {
    const token = await propose();
    const { id: baru, kode } = await latest();
    expect(await recognize(token)).toBe("menunggu");
    expect((await kabar("perangkat-diajukan")).sort()).toEqual([kepala.id, rekan.id].sort());
    await expect(approve(baru, kode, sri)).rejects.toThrow("Anda sendiri yang mengajukannya");
    await expect(approve(baru, kode, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(approve(baru, kode, stale(kepala))).rejects.toMatchObject({ kind: "unconfirmed" });
    expect(await recognize(token)).toBe("menunggu");
    await approve(baru, `${kode.slice(0, 3)} ${kode.slice(3)}`);
    expect(await recognize(token)).toBe("siap");
    expect(await kabar("perangkat-disetujui")).toEqual([rekan.id, sri.id].sort());
    expect((await jejak()).slice(0, 2)).toEqual([
      { action: "update", before: { diperiksa: false }, after: { nama: "Gerbang", jenis: "kios", diperiksa: true }, actorId: kepala.id },
      { action: "create", before: null, after: { nama: "Gerbang", jenis: "kios" }, actorId: sri.id },
    ]);
    await expect(approve(baru, kode)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is checked by who has stood before it: its code cannot be guessed", async () => {
    await propose();
    const { id: baru, kode } = await latest();
    const lain = kode === "000000" ? "000001" : "000000";
    for (let n = 0; n < 5; n++)
      await expect(approve(baru, lain)).rejects.toMatchObject({ kind: "invalid", fields: { kode: expect.any(String) } });
    await expect(approve(baru, kode)).rejects.toMatchObject({ kind: "tooMany" });
    expect((await latest()).diperiksaPada).toBeNull();
    await expect(approve("x", kode)).rejects.toMatchObject({ kind: "notFound" });
  });

  test.each([
    ["linked by the NIP alone", (n: string) => `update pegawai set akun_id = null where id = '${n}'`],
    [
      "twice in the staff file with one name and birth",
      () =>
        "update pegawai set nama = case nama when 'Sri' then 'Hj. SRI, S.Pd' else 'hj sri s.pd' end, nip = null, tanggal_lahir = '1970-01-01' where nama in ('Sri', 'Yusuf')",
    ],
  ])("is not checked by the same person with a second account: %s", async (_, ubah) => {
    await propose();
    const { id: baru, kode } = await latest();
    await content(`update akun set aktif = true`);
    await content(ubah(id.Sri ?? ""));
    const nip = (
      await dalam(({ db }) =>
        db
          .selectFrom("akun")
          .select("nip")
          .where("id", "=", rekan.id ?? "")
          .executeTakeFirstOrThrow(),
      )
    ).nip;
    if (_.startsWith("linked"))
      await content(`update pegawai set nip = '${nip}', akun_id = '${sri.id}', tanggal_lahir = null where id = '${id.Sri}'`);
    await expect(approve(baru, kode, rekan)).rejects.toThrow("orang yang sama");
    await content(
      `update pegawai set nik = null, nip = null, tanggal_lahir = null, nama = case id when '${id.Sri}' then 'Sri' else 'Yusuf' end, akun_id = (case id when '${id.Sri}' then '${sri.id}' else '${rekan.id}' end)::uuid where id in ('${id.Sri}', '${id.Yusuf}')`,
    );
    await approve(baru, kode, rekan);
  });

  test.each([
    [
      "whose asker is disabled",
      `update akun set aktif = false where id = '${sri.id}'`,
      `update akun set aktif = true where id = '${sri.id}'`,
    ],
    [
      "whose asker is binned",
      `update akun set deleted_at = now() where id = '${sri.id}'`,
      `update akun set deleted_at = null where id = '${sri.id}'`,
    ],
    [
      "whose asker is of the office no more",
      `update akun set peran = '{guru}' where id = '${sri.id}'`,
      `update akun set peran = '{tataUsaha}' where id = '${sri.id}'`,
    ],
    [
      "whose asker's file is binned",
      `update pegawai set deleted_at = now() where akun_id = '${sri.id}'`,
      `update pegawai set deleted_at = null where akun_id = '${sri.id}'`,
    ],
  ])("%s is not agreed to", async (_, ubah, kembali) => {
    await propose();
    const { id: baru, kode } = await latest();
    await content(ubah);
    await expect(approve(baru, kode)).rejects.toThrow("tidak bertugas lagi");
    await content(kembali);
    await approve(baru, kode);
  });

  test("is not agreed to by who is in no staff file, closed before, or over", async () => {
    await propose();
    const { id: baru, kode } = await latest();
    await expect(approve(baru, kode, actor("kepala", "lain"))).rejects.toThrow("belum terhubung");
    await content(`update kios_absensi set ditutup_pada = now() where id = '${baru}'`);
    await expect(approve(baru, kode)).rejects.toMatchObject({ kind: "notFound" });
    await content(`update kios_absensi set ditutup_pada = null, berlaku_sampai = '${current.toISOString()}' where id = '${baru}'`);
    await expect(approve(baru, kode)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("of earlier days records for a week, marked, and then waits like any other", async () => {
    const token = await propose();
    const sampai = new Date(current.getTime() + 7 * 86_400_000);
    await content(`update kios_absensi set peralihan_sampai = '${sampai.toISOString()}' where ditutup_pada is null`);
    expect(await dalam((ctx) => recognizePerangkat(ctx, { token, alamat: rumah }))).toMatchObject({
      keadaan: "siap",
      belumDiperiksa: true,
    });
    const awal = current;
    current = new Date(sampai.getTime() - 1);
    expect(await recognize(token)).toBe("siap");
    current = sampai;
    expect(await recognize(token)).toBe("menunggu");
    current = awal;
  });

  test("is listed for those who look after it, closed by one of them from anywhere, and says so from then on", async () => {
    const { token, id: satu } = await installPerangkat(home, [sri, kepala]);
    expect(await dalam(listPerangkat)).toMatchObject([{ nama: "Meja piket", dibukaOleh: "Sri", diperiksaOleh: "Rosmini", sendiri: true }]);
    expect(await dalam(listPerangkat, kepala)).toMatchObject([{ sendiri: false }]);
    expect(await dalam(listPerangkat, guru)).toEqual([]);
    await expect(dalam((ctx) => closePerangkat(ctx, satu), guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(dalam((ctx) => closePerangkat(ctx, "x"))).rejects.toMatchObject({ kind: "notFound" });
    await dalam((ctx) => closePerangkat(ctx, satu));
    await dalam((ctx) => closePerangkat(ctx, satu));
    expect((await jejak()).slice(0, 2)).toMatchObject([{ action: "delete", before: { sebab: "ditutup" } }, { action: "update" }]);
    expect(await recognize(token)).toBe("ditutup");
    expect(await dalam(listPerangkat)).toEqual([]);
  });

  test("ends after half a year, to the moment", async () => {
    const { token } = await installPerangkat(home, [sri, kepala]);
    const awal = current;
    current = new Date(awal.getTime() + 180 * 86_400_000 - 1);
    expect([await recognize(token), (await dalam(listPerangkat)).length]).toEqual(["siap", 1]);
    current = new Date(awal.getTime() + 180 * 86_400_000);
    expect([await recognize(token), (await dalam(listPerangkat)).length]).toEqual(["berakhir", 0]);
    current = awal;
  });
});
