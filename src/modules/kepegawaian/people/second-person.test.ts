/** People of the staff file behind accounts. */
import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { actor } from "#tests/support/database.ts";
import { add, type Fields, house, idFrom, kantor, nomor, usePegawaiForm } from "#tests/support/pegawai-form.ts";
import { computePegawai } from "./compute-pegawai.server.ts";
import { personAkun } from "./person-akun.server.ts";
import { demandRecordedPerson, demandSecondPerson } from "./second-person.server.ts";

usePegawaiForm();

const fromKantor = <T>(work: (ctx: Ctx) => Promise<T>) => house.scope(kantor).transaction(work);

describe("people behind accounts", () => {
  const berakun = async (urut: number, peran = "tataUsaha", isian: Fields = {}) => {
    const siapa = { ...actor(peran), id: randomUUID() };
    const akun = { id: siapa.id, nip: nomor(urut), nama: "Berakun", peran: [peran], aktif: true };
    await fromKantor(({ db }) => db.insertInto("akun").values(akun).execute());
    return { siapa, pegawaiId: idFrom(await add({ nip: nomor(urut), nama: `Orang ${String.fromCharCode(urut)}`, ...isian })) };
  };

  test("are the second of two only as somebody else, known and serving, asked by one who still may", async () => {
    const [satu, dua, kembar] = [await berakun(70), await berakun(71), await berakun(72, "tataUsaha", { nama: "ORANG F." })];
    const guruBiasa = await berakun(73, "guru");
    const kedua = (siapa: Actor, oleh: string | null) =>
      house.scope(siapa).transaction((ctx) => demandSecondPerson(ctx, { oleh: oleh ?? "", hak: "pegawai:update" }));
    await kedua(dua.siapa, satu.siapa.id);
    await expect(kedua(satu.siapa, satu.siapa.id)).rejects.toMatchObject({ message: expect.stringContaining("Anda sendiri") });
    // In the hands of who asked.
    const dibuat = { dibuatOleh: satu.siapa.id, createdAt: new Date() };
    const boneka = { ...(await berakun(74)).siapa };
    await fromKantor(({ db }) => db.updateTable("akun").set(dibuat).where("id", "=", boneka.id).execute());
    await expect(kedua(boneka, satu.siapa.id)).rejects.toMatchObject({ message: expect.stringContaining("baru dibuat oleh pengusulnya") });
    await expect(kedua(kembar.siapa, satu.siapa.id)).rejects.toMatchObject({ message: expect.stringContaining("orang yang sama") });
    await expect(kedua({ ...dua.siapa, id: randomUUID() }, satu.siapa.id)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(kedua(dua.siapa, guruBiasa.siapa.id)).rejects.toMatchObject({ kind: "conflict" });
    expect(await house.scope(satu.siapa).transaction(demandRecordedPerson)).toBe(satu.siapa.id);
    const ids = [satu.siapa.id, satu.siapa.id, randomUUID()];
    expect([...(await fromKantor((ctx) => personAkun(ctx, ids))).values()]).toEqual([
      { akunId: satu.siapa.id, pegawaiId: satu.pegawaiId, aktif: true, jabatan: "Guru", tugasTambahan: null },
    ]);
    expect((await fromKantor((ctx) => personAkun(ctx, []))).size).toBe(0);
    for (const hilang of [{ aktif: false }, { deletedAt: new Date(), aktif: true }]) {
      await fromKantor(({ db }) => db.updateTable("pegawai").set(hilang).where("id", "=", satu.pegawaiId).execute());
      await expect(house.scope(satu.siapa).transaction(demandRecordedPerson)).rejects.toMatchObject({ kind: "forbidden" });
      await expect(kedua(dua.siapa, satu.siapa.id)).rejects.toMatchObject({ kind: "conflict" });
    }
    expect((await fromKantor((ctx) => personAkun(ctx, ids))).size).toBe(0);
  });

  test("are counted by kind, and together where there are few of one", async () => {
    const biasa = { nama: "Staf", jenis: "tenaga-kependidikan", status: "honorer", unitKerja: "MAN1PALU", aktif: true };
    const staf = (jumlah: number, beda: object = {}) => Array.from({ length: jumlah }, () => ({ ...biasa, ...beda }));
    const catat = (...semua: object[]) =>
      fromKantor(({ db }) =>
        db
          .insertInto("pegawai")
          .values(semua as never)
          .execute(),
      );
    await catat(...staf(5, { jenis: "guru", jenisKelamin: "Pria" }), ...staf(4, { jenisKelamin: "Wanita" }), ...staf(2, { aktif: false }));
    const [semua, ...lain] = await fromKantor(computePegawai);
    expect([semua?.nama, semua?.jenis, lain]).toEqual(["Guru dan tenaga kependidikan", null, []]);
    await catat(...staf(1), ...staf(3, { deletedAt: new Date() }));
    const [guru, tenaga] = await fromKantor(computePegawai);
    expect(tenaga).toEqual({ nama: "Tenaga kependidikan", jenis: "tenaga-kependidikan", lakiLaki: 0, perempuan: 4, jumlah: 5 });
    expect(guru).toMatchObject({ nama: "Guru", jenis: "guru", lakiLaki: 5 });
    expect(semua).toMatchObject({ lakiLaki: 5, perempuan: (guru?.perempuan ?? 0) + 4, jumlah: (guru?.jumlah ?? 0) + 4 });
  });
});
