import { beforeAll, describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { addDays } from "#kit/dates.ts";
import { create, remove } from "#kit/register/store.server.ts";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/told.ts";
import { beriDisposisi } from "../alur/beri.server.ts";
import { tegurYangTerlambat } from "../alur/tegur.server.ts";
import { bolehPindaian, tandaiDibaca } from "../alur/tindak.server.ts";
import { ambilCabang, pohonSurat } from "../pohon.server.ts";
import { bacaSurat, pindaianSurat } from "./surat.server.ts";
import { terimaCabang, terimaJalan } from "./terima.server.ts";

const clock = { now: new Date("2026-11-23T01:00:00Z") };
const hari = "2026-11-23";
const house = useDatabase({ policy, clock: () => clock.now });
const orang = { kepala: actor("kepala"), guru: actor("guru"), wali: actor("waliKelas"), tu: actor("tataUsaha") };
const { kepala, guru, wali, tu } = orang;
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => house.scope(siapa).transaction(kerja);
let kunci = 0;

beforeAll(() =>
  as(tu, async ({ db }) => {
    for (const [place, { id, name, roles }] of Object.values(orang).entries())
      await db
        .insertInto("akun")
        .values({
          ...{ id: id ?? "", nip: `19900101201503100${place}`, nama: name, peran: [...roles] },
          ...{ passwordHash: null, passwordAt: null, aktif: true },
        })
        .execute();
  }),
);

const surat = (lain: object = {}) =>
  as(tu, (ctx) =>
    create(ctx, suratMasuk, { nomorSurat: "1/X", asalSurat: "Kanwil", tanggalTerima: "2026-11-20", perihal: "Undangan", ...lain }, "json"),
  );

function formulir(isi: Record<string, string>): FormData {
  kunci += 1;
  const form = new FormData();
  for (const [nama, satu] of Object.entries({ kunci: kunci.toString(16).padStart(32, "0"), ...isi })) form.set(nama, satu);
  return form;
}

const isian = (kepada: Actor, lain: object = {}) => ({
  ...{ kepada: [kepada.id ?? ""], instruksi: ["dilaksanakan"], sifat: "segera", catatan: "", batas: "", ...lain },
});
const cabang = async (suratId: string, siapa: Actor) => {
  const satu = (await as(tu, (ctx) => pohonSurat(ctx, suratId))).findLast(({ kepada }) => kepada.id === siapa.id);
  if (!satu) throw new Error(`${siapa.name} got nothing`);
  return satu;
};
async function diberi(kepada = guru, lain: object = {}) {
  const { id, versi } = await surat();
  await as(kepala, (ctx) => beriDisposisi(ctx, id, isian(kepada, lain)));
  return { id, versi, cabang: await cabang(id, kepada) };
}
const kirim = (siapa: Actor, id: string, isi: Record<string, string>) => terimaCabang(house.scope(siapa), id, formulir(isi));

describe("a letter that was binned", () => {
  test("is neither disposed of nor answered, and shows nothing", async () => {
    const { id, versi } = await surat();
    await as(tu, (ctx) => remove(ctx, suratMasuk, { id, versi }));
    for (const satu of [id, "x", crypto.randomUUID()])
      await expect(as(kepala, (ctx) => beriDisposisi(ctx, satu, isian(guru)))).rejects.toMatchObject({ kind: "notFound" });
    const ada = await diberi();
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ deletedAt: clock.now }).where("id", "=", ada.id).execute());
    await expect(kirim(guru, ada.cabang.id, { aksi: "jawab", isi: "Sudah." })).rejects.toMatchObject({ kind: "notFound" });
    await expect(as(guru, (ctx) => ambilCabang(ctx, ada.cabang.id))).rejects.toMatchObject({ kind: "notFound" });
    for (const baca of [bacaSurat, pindaianSurat])
      await expect(as<unknown>(tu, (ctx) => baca(ctx, ada.id))).rejects.toMatchObject({ kind: "notFound" });
  });

  test("is not told of as late", async () => {
    const { id } = await diberi(guru, { batas: hari });
    clock.now = new Date("2026-11-25T01:00:00Z");
    await as(tu, ({ db }) => db.updateTable("suratMasuk").set({ deletedAt: clock.now }).where("id", "=", id).execute());
    expect(await as({ id: null, name: "sistem: uji", roles: ["sistem"] }, tegurYangTerlambat)).toBe(0);
    clock.now = new Date("2026-11-23T01:00:00Z");
  });
});

describe("what cannot be given", () => {
  test("to whoever is disabled or gone", async () => {
    const { id } = await surat();
    for (const ubah of [{ aktif: false }, { deletedAt: clock.now }]) {
      await as(tu, ({ db }) =>
        db
          .updateTable("akun")
          .set(ubah)
          .where("id", "=", wali.id ?? "")
          .execute(),
      );
      await expect(as(kepala, (ctx) => beriDisposisi(ctx, id, isian(wali)))).rejects.toMatchObject({
        fields: { kepada: expect.any(String) },
      });
      await as(tu, ({ db }) =>
        db
          .updateTable("akun")
          .set({ aktif: true, deletedAt: null })
          .where("id", "=", wali.id ?? "")
          .execute(),
      );
    }
    expect(await as(kepala, (ctx) => beriDisposisi(ctx, id, isian(wali)))).toBe(1);
  });

  test("for longer than two years, or with more than 2000 letters", async () => {
    const beri = async (lain: object) => {
      const { id } = await surat();
      return as(kepala, (ctx) => beriDisposisi(ctx, id, isian(guru, lain))).catch(({ fields }) => Object.keys(fields));
    };
    expect(await beri({ batas: addDays(hari, 730) })).toBe(1);
    expect(await beri({ batas: addDays(hari, 731) })).toEqual(["batas"]);
    expect(await beri({ batas: hari })).toBe(1);
    expect(await beri({ batas: addDays(hari, -1) })).toEqual(["batas"]);
    expect(await beri({ catatan: "x".repeat(2000) })).toBe(1);
    expect(await beri({ catatan: "x".repeat(2001) })).toEqual(["catatan"]);
  });
});

describe("a form of a branch's page", () => {
  test("does each act that it names, and leaves its line in the trail", async () => {
    const coba = async (siapa: Actor, aksi: string, isi = "Alasan.") => {
      const satu = await diberi();
      return [(await kirim(siapa, satu.cabang.id, { aksi, isi })).pesan, (await cabang(satu.id, guru)).status];
    };
    expect(await coba(guru, "jawab")).toEqual(["Jawaban terkirim", "dijawab"]);
    expect(await coba(guru, "kabar")).toEqual(["Kabar terkirim", "dibaca"]);
    expect(await coba(guru, "tutup", "")).toEqual(["Disposisi ditutup", "ditutup"]);
    expect(await coba(kepala, "tarik")).toEqual(["Disposisi ditarik", "ditarik"]);
    const satu = await diberi();
    const terus = { aksi: "teruskan", kepada: ` ${wali.id} ,`, instruksi: "dilaksanakan" };
    expect(await kirim(guru, satu.cabang.id, terus)).toEqual({ pesan: "Disposisi diteruskan kepada 1 orang" });
    const lain = await diberi();
    await kirim(guru, lain.cabang.id, { aksi: "jawab", isi: "Sudah." });
    expect(await kirim(kepala, lain.cabang.id, { aksi: "kembalikan", isi: "Kurang." })).toEqual({ pesan: "Disposisi dikembalikan" });
    expect((await cabang(lain.id, guru)).status).toBe("dibaca");
    const jejak = await as(tu, ({ db }) =>
      db.selectFrom("audit").select(["action", "after"]).where("subjectId", "=", lain.cabang.disposisiId).execute(),
    );
    expect(jejak.map(({ action, after }) => [action, (after as { jenis?: string }).jenis])).toEqual([
      ["create", undefined],
      ["update", "jawaban"],
      ["update", "pengembalian"],
    ]);
  });

  test("of a letter gives it, once however often it comes", async () => {
    const { id } = await surat();
    const form = formulir({ kepada: `${guru.id},${guru.id}`, instruksi: "dilaksanakan,menari", sifat: "x" });
    for (let kali = 0; kali < 2; kali++)
      expect(await terimaJalan(house.scope(kepala), id, form)).toEqual({ pesan: "Disposisi terkirim kepada 1 orang" });
    expect(await cabang(id, guru)).toMatchObject({ sifat: "biasa", instruksi: ["dilaksanakan"] });
    expect(await as(tu, (ctx) => pohonSurat(ctx, id))).toHaveLength(1);
  });

  test("is refused without its key, without a right, with an act that is none, and with a foreign file", async () => {
    const { cabang: satu } = await diberi();
    for (const salah of ["", "0".repeat(31), "0".repeat(33), "G".repeat(32)])
      await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "Ya", kunci: salah })).rejects.toMatchObject({ kind: "malformed" });
    await expect(kirim(guru, satu.id, { aksi: "x" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(kirim(actor("tanpa peran"), satu.id, { aksi: "jawab", isi: "Ya" })).rejects.toMatchObject({ kind: "notFound" });
    await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "Ya", berkasId: crypto.randomUUID() })).rejects.toMatchObject({
      ...{ kind: "invalid", fields: { berkasId: expect.any(String) } },
    });
    for (const aksi of ["jawab", "kabar"])
      await expect(kirim(guru, satu.id, { aksi, isi: "  " })).rejects.toMatchObject({ fields: { isi: expect.any(String) } });
    await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "x".repeat(4001) })).rejects.toMatchObject({
      fields: { isi: expect.any(String) },
    });
    await kirim(guru, satu.id, { aksi: "jawab", isi: "x".repeat(4000) });
    await expect(kirim(guru, satu.id, { aksi: "jawab", isi: "Lagi" })).rejects.toMatchObject({ kind: "conflict" });
  });
});

describe("a branch", () => {
  test("is read by its recipient alone, itself alone, and once", async () => {
    const [satu, lain] = [await diberi(), await diberi()];
    for (const siapa of [kepala, tu]) await as(siapa, (ctx) => tandaiDibaca(ctx, satu.cabang));
    expect((await cabang(satu.id, guru)).status).toBe("baru");
    await as(guru, (ctx) => tandaiDibaca(ctx, satu.cabang));
    expect([(await cabang(satu.id, guru)).status, (await cabang(lain.id, guru)).status]).toEqual(["dibaca", "baru"]);
    const { dibacaPada } = await cabang(satu.id, guru);
    clock.now = new Date(clock.now.getTime() + 60_000);
    await as(guru, (ctx) => tandaiDibaca(ctx, satu.cabang));
    expect((await cabang(satu.id, guru)).dibacaPada).toEqual(dibacaPada);
  });

  test("that was taken back shows its scan to the office alone", async () => {
    const { id, cabang: satu } = await diberi();
    const boleh = (siapa: Actor) => as(siapa, async (ctx) => bolehPindaian(ctx, await ambilCabang(ctx, satu.id)));
    expect([await boleh(guru), await boleh(tu)]).toEqual([true, true]);
    await kirim(kepala, satu.id, { aksi: "tarik", isi: "Salah." });
    expect([await boleh(guru), await boleh(tu)]).toEqual([false, true]);
    await expect(as(guru, (ctx) => pindaianSurat(ctx, id))).rejects.toMatchObject({ kind: "notFound" });
    expect(await as(tu, (ctx) => bacaSurat(ctx, id))).toMatchObject({
      perihal: "Undangan",
      pindaian: null,
      agenda: expect.stringMatching(/^\d+\/2026$/),
    });
  });

  test("may be given to somebody who holds this very one no more", async () => {
    const { id, cabang: satu } = await diberi();
    await expect(as(kepala, (ctx) => beriDisposisi(ctx, id, isian(guru)))).rejects.toMatchObject({
      fields: { kepada: expect.any(String) },
    });
    await kirim(guru, satu.id, { aksi: "teruskan", kepada: wali.id ?? "", instruksi: "dilaksanakan" });
    const milikWali = await cabang(id, wali);
    expect(await kirim(wali, milikWali.id, { aksi: "teruskan", kepada: guru.id ?? "", instruksi: "dilaksanakan" })).toBeDefined();
  });

  test("tells the trail of who gave it, and of what the letter is now", async () => {
    const { id } = await surat();
    const { lines } = await told(house, kepala, (ctx) => beriDisposisi(ctx, id, isian(guru)));
    expect(lines).toEqual([
      expect.objectContaining({
        action: "create",
        subject: "disposisi",
        after: expect.objectContaining({ suratMasukId: id, kepada: [guru.id] }),
      }),
      expect.objectContaining({ action: "update", subject: "suratMasuk", subjectId: id, after: { status: "diproses" } }),
    ]);
  });
});

describe("what is due", () => {
  test("is told to its holder on the day before and on the day", async () => {
    const { cabang: satu } = await diberi(wali, { batas: "2026-12-02" });
    const tegur = async (kapan: string) => {
      clock.now = new Date(kapan);
      await as({ id: null, name: "sistem: uji", roles: ["sistem"] }, tegurYangTerlambat);
      const kabar = ({ db }: Ctx) =>
        db
          .selectFrom("pemberitahuan")
          .select("title")
          .where("akunId", "=", wali.id ?? "")
          .where("link", "like", `%${satu.id}%`)
          .orderBy("createdAt")
          .execute();
      return (await as(wali, kabar)).map(({ title }) => title.replace(/:.*/, ""));
    };
    expect(await tegur("2026-11-30T01:00:00Z")).toEqual(["Disposisi untuk Anda"]);
    expect((await tegur("2026-12-01T01:00:00Z")).at(-1)).toBe("Batas waktu disposisi besok");
    expect((await tegur("2026-12-02T01:00:00Z")).at(-1)).toBe("Batas waktu disposisi hari ini");
    expect((await tegur("2026-12-03T01:00:00Z")).at(-1)).toBe("Disposisi ini lewat batas 2 Desember 2026");
  });
});
