import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { visitor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { pasangPerangkat, tambahOrang } from "#tests/support/orang-kantor.ts";
import { ajukanPerangkat, kodePeriksa } from "./ajukan-perangkat.server.ts";
import { daftarPerangkat, tutupPerangkat } from "./daftar-perangkat.server.ts";
import { kenaliPerangkat } from "./kenali-perangkat.server.ts";
import { setujuiPerangkat } from "./periksa-perangkat.server.ts";

let kini = new Date("2026-08-03T07:00:00+08:00");
const home = useDatabase({ policy, clock: () => kini });
const [sri, kepala, guru, rekan] = [actor("tataUsaha"), actor("kepala"), actor("guru"), actor("tataUsaha", "administrator")];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = sri) => home.scope(who).transaction(work);
const isi = (pernyataan: string) => dalam(({ db }) => sql.raw(pernyataan).execute(db));
const rumah = "203.0.113.9";
const ajukan = (who = sri, alamat = rumah) => dalam((ctx) => ajukanPerangkat(ctx, { nama: " Gerbang ", jenis: "kios", alamat }), who);
const terbaru = () =>
  dalam(async (ctx) => {
    const satu = await ctx.db
      .selectFrom("kiosAbsensi")
      .select(["id", "diperiksaPada"])
      .orderBy("createdAt", "desc")
      .orderBy("tokenSejak", "desc")
      .executeTakeFirstOrThrow();
    return { ...satu, kode: kodePeriksa(ctx, satu.id) };
  });
const setujui = (id: string, kode: string, who = kepala) => setujuiPerangkat(home.scope(who), id, kode);
const kenali = async (token: string, alamat = rumah) => (await dalam((ctx) => kenaliPerangkat(ctx, { token, alamat }), visitor))?.keadaan;
const basi = (who: typeof sri) => ({ ...who, session: { ...justSignedIn, confirmedAt: new Date(kini.getTime() - 301_000) } });
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
    id[nama] = await dalam((ctx) => tambahOrang(ctx, siapa, { nip: `19700101199503100${n}`, nama }));
});
beforeEach(async () => {
  await isi("delete from pemberitahuan");
  await isi("update kios_absensi set ditutup_pada = now() where ditutup_pada is null");
});

describe("a device", () => {
  test("is asked for by the office alone, with a fresh proof and a staff record", async () => {
    await expect(ajukan(guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ajukan(kepala)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(ajukan(basi(sri))).rejects.toMatchObject({ kind: "unconfirmed" });
    await expect(ajukan(actor("tataUsaha", "tanpa map"))).rejects.toThrow("belum terhubung");
    await isi(`update pegawai set aktif = false where id = '${id.Sri}'`);
    await expect(ajukan()).rejects.toThrow("belum terhubung");
    await isi(`update pegawai set aktif = true where id = '${id.Sri}'`);
  });

  test("records nothing before somebody else has checked it, is told to the head, and leaves lines", async () => {
    const token = await ajukan();
    const { id: baru, kode } = await terbaru();
    expect(await kenali(token)).toBe("menunggu");
    expect((await kabar("perangkat-diajukan")).sort()).toEqual([kepala.id, rekan.id].sort());
    await expect(setujui(baru, kode, sri)).rejects.toThrow("Anda sendiri yang mengajukannya");
    await expect(setujui(baru, kode, guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(setujui(baru, kode, basi(kepala))).rejects.toMatchObject({ kind: "unconfirmed" });
    expect(await kenali(token)).toBe("menunggu");
    await setujui(baru, `${kode.slice(0, 3)} ${kode.slice(3)}`);
    expect(await kenali(token)).toBe("siap");
    expect(await kabar("perangkat-disetujui")).toEqual([rekan.id, sri.id].sort());
    expect((await jejak()).slice(0, 2)).toEqual([
      { action: "update", before: { diperiksa: false }, after: { nama: "Gerbang", jenis: "kios", diperiksa: true }, actorId: kepala.id },
      { action: "create", before: null, after: { nama: "Gerbang", jenis: "kios" }, actorId: sri.id },
    ]);
    await expect(setujui(baru, kode)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is checked by who has stood before it: its code cannot be guessed", async () => {
    await ajukan();
    const { id: baru, kode } = await terbaru();
    const lain = kode === "000000" ? "000001" : "000000";
    for (let n = 0; n < 5; n++)
      await expect(setujui(baru, lain)).rejects.toMatchObject({ kind: "invalid", fields: { kode: expect.any(String) } });
    await expect(setujui(baru, kode)).rejects.toMatchObject({ kind: "tooMany" });
    expect((await terbaru()).diperiksaPada).toBeNull();
    await expect(setujui("x", kode)).rejects.toMatchObject({ kind: "notFound" });
  });

  test.each([
    ["linked by the NIP alone", (n: string) => `update pegawai set akun_id = null where id = '${n}'`],
    [
      "twice in the staff file with one name and birth",
      () =>
        "update pegawai set nama = case nama when 'Sri' then 'Hj. SRI, S.Pd' else 'hj sri s.pd' end, nip = null, tanggal_lahir = '1970-01-01' where nama in ('Sri', 'Yusuf')",
    ],
  ])("is not checked by the same person with a second account: %s", async (_, ubah) => {
    await ajukan();
    const { id: baru, kode } = await terbaru();
    await isi(`update akun set aktif = true`);
    await isi(ubah(id.Sri ?? ""));
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
      await isi(`update pegawai set nip = '${nip}', akun_id = '${sri.id}', tanggal_lahir = null where id = '${id.Sri}'`);
    await expect(setujui(baru, kode, rekan)).rejects.toThrow("orang yang sama");
    await isi(
      `update pegawai set nik = null, nip = null, tanggal_lahir = null, nama = case id when '${id.Sri}' then 'Sri' else 'Yusuf' end, akun_id = (case id when '${id.Sri}' then '${sri.id}' else '${rekan.id}' end)::uuid where id in ('${id.Sri}', '${id.Yusuf}')`,
    );
    await setujui(baru, kode, rekan);
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
    await ajukan();
    const { id: baru, kode } = await terbaru();
    await isi(ubah);
    await expect(setujui(baru, kode)).rejects.toThrow("tidak bertugas lagi");
    await isi(kembali);
    await setujui(baru, kode);
  });

  test("is not agreed to by who is in no staff file, closed before, or over", async () => {
    await ajukan();
    const { id: baru, kode } = await terbaru();
    await expect(setujui(baru, kode, actor("kepala", "lain"))).rejects.toThrow("belum terhubung");
    await isi(`update kios_absensi set ditutup_pada = now() where id = '${baru}'`);
    await expect(setujui(baru, kode)).rejects.toMatchObject({ kind: "notFound" });
    await isi(`update kios_absensi set ditutup_pada = null, berlaku_sampai = '${kini.toISOString()}' where id = '${baru}'`);
    await expect(setujui(baru, kode)).rejects.toMatchObject({ kind: "notFound" });
  });

  test("of earlier days records for a week, marked, and then waits like any other", async () => {
    const token = await ajukan();
    const sampai = new Date(kini.getTime() + 7 * 86_400_000);
    await isi(`update kios_absensi set peralihan_sampai = '${sampai.toISOString()}' where ditutup_pada is null`);
    expect(await dalam((ctx) => kenaliPerangkat(ctx, { token, alamat: rumah }))).toMatchObject({ keadaan: "siap", belumDiperiksa: true });
    const awal = kini;
    kini = new Date(sampai.getTime() - 1);
    expect(await kenali(token)).toBe("siap");
    kini = sampai;
    expect(await kenali(token)).toBe("menunggu");
    kini = awal;
  });

  test("is listed for those who look after it, closed by one of them from anywhere, and unknown from then on", async () => {
    const { token, id: satu } = await pasangPerangkat(home, [sri, kepala]);
    expect(await dalam(daftarPerangkat)).toMatchObject([
      { nama: "Meja piket", dibukaOleh: "Sri", diperiksaOleh: "Rosmini", sendiri: true },
    ]);
    expect(await dalam(daftarPerangkat, kepala)).toMatchObject([{ sendiri: false }]);
    expect(await dalam(daftarPerangkat, guru)).toEqual([]);
    await expect(dalam((ctx) => tutupPerangkat(ctx, satu), guru)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(dalam((ctx) => tutupPerangkat(ctx, "x"))).rejects.toMatchObject({ kind: "notFound" });
    await dalam((ctx) => tutupPerangkat(ctx, satu));
    await dalam((ctx) => tutupPerangkat(ctx, satu));
    expect((await jejak()).slice(0, 2)).toMatchObject([{ action: "delete", before: { sebab: "ditutup" } }, { action: "update" }]);
    expect(await kenali(token)).toBeUndefined();
    expect(await dalam(daftarPerangkat)).toEqual([]);
  });

  test("ends after half a year, to the moment", async () => {
    const { token } = await pasangPerangkat(home, [sri, kepala]);
    const awal = kini;
    kini = new Date(awal.getTime() + 180 * 86_400_000 - 1);
    expect([await kenali(token), (await dalam(daftarPerangkat)).length]).toEqual(["siap", 1]);
    kini = new Date(awal.getTime() + 180 * 86_400_000);
    expect([await kenali(token), (await dalam(daftarPerangkat)).length]).toEqual([undefined, 0]);
    kini = awal;
  });
});
