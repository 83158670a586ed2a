/** Who stands beside the signer and the people of a letter: of them it says nothing, and they sign nothing. */
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { type Actor, system } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { person, useNaskah } from "#tests/support/naskah.ts";
import { penandatangan, temporaryJabatan } from "./penandatangan.server.ts";
import { personName, suratValue } from "./value.server.ts";

const { as } = useNaskah();
const { tu, kepala, admin, guru } = person;
const run = <T>(work: (ctx: Ctx) => Promise<T>) => as(system("uji"), work);
const signer = (akunId?: string | null) => as(tu, (ctx) => penandatangan(ctx, akunId ?? undefined));
const place = (who: Actor) => as(tu, (ctx) => temporaryJabatan(ctx, String(who.id)));

describe("the deputy of a head on leave", () => {
  const pegawai = (who: Actor) => sql`(select pegawai.id from pegawai join akun on akun.nip = pegawai.nip where akun.id = ${who.id}::uuid)`;
  const seat = (jabatan: string, holder: Actor, deputy: Actor) =>
    run(async ({ db }) => {
      await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id)
        values (${pegawai(holder)}, ${jabatan}, '2026-01-01', ${pegawai(deputy)})`.execute(db);
      await sql`update pemangku_jabatan set akun_sah = ${holder.id}, wakil_sah = ${deputy.id} where jabatan = ${jabatan}`.execute(db);
    });
  const away = (who: Actor, mulai: string, selesai: string) =>
    run(({ db }) =>
      sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
        values (${pegawai(who)}, 'cuti', ${mulai}::date, ${selesai}::date, 'Contoh')`.execute(db),
    );

  beforeAll(async () => {
    await seat("kepala", kepala, guru);
    await seat("kaur-tu", tu, admin);
  });
  afterEach(() => run(({ db }) => db.deleteFrom("ketidakhadiran").where(everyRow).execute()));

  test("signs as Plh., by name as well, and nobody else does, nor the deputy of another position", async () => {
    await away(kepala, "2026-11-23", "2026-11-23");
    await away(tu, "2026-11-23", "2026-11-23");
    const acting = { akunId: guru.id, nama: guru.name, jabatan: "Plh. Kepala Madrasah", sebutan: "Plh. Kepala Madrasah" };
    expect(await signer()).toMatchObject(acting);
    expect(await signer(guru.id)).toMatchObject(acting);
    expect(await signer(kepala.id)).toMatchObject({ akunId: kepala.id, jabatan: "Kepala Madrasah" });
    for (const who of [tu, admin]) await expect(signer(who.id)).rejects.toMatchObject({ kind: "forbidden" });
    expect([await place(guru), await place(admin), await place(kepala)]).toEqual(["Plh. Kepala Madrasah", null, null]);
  });

  test("signs on no day but those of the leave", async () => {
    await away(kepala, "2026-11-20", "2026-11-22");
    await away(kepala, "2026-11-24", "2026-11-25");
    for (const akunId of [undefined, kepala.id])
      expect(await signer(akunId)).toMatchObject({ akunId: kepala.id, jabatan: "Kepala Madrasah" });
    await expect(signer(guru.id)).rejects.toMatchObject({ kind: "forbidden" });
    expect(await place(guru)).toBeNull();
  });

  test("is no head: who holds the position signs before who has the role alone", async () => {
    const holds = (who: Actor) =>
      run(({ db }) => db.updateTable("pemangkuJabatan").set({ akunSah: who.id }).where("jabatan", "=", "kepala").execute());
    for (const who of [tu, admin, kepala]) {
      await holds(who);
      expect(await signer()).toMatchObject({ akunId: who.id, jabatan: "Kepala Madrasah" });
      await expect(signer(guru.id)).rejects.toMatchObject({ kind: "forbidden" });
    }
  });

  test("comes after who is written down as acting head for that day", async () => {
    await away(kepala, "2026-11-23", "2026-11-23");
    const tugas = { akunId: tu.id ?? "", cara: "plt" as const, mulai: "2026-11-23", sampai: "2026-11-23", jabatan: null };
    await run(async ({ db }) => {
      const made = db.insertInto("pejabatPenandatangan").values({ ...tugas, jabatanAtasan: null, dasar: null } as never);
      const { id } = await made.returning("id").executeTakeFirstOrThrow();
      await db.updateTable("pejabatPenandatangan").set({ disahkanPada: new Date() }).where("id", "=", id).execute();
    });
    expect(await signer()).toMatchObject({ akunId: tu.id, jabatan: "Plt. Kepala Madrasah" });
    expect(await signer(guru.id)).toMatchObject({ jabatan: "Plh. Kepala Madrasah" });
    await run(({ db }) => db.deleteFrom("pejabatPenandatangan").where(everyRow).execute());
  });
});

describe("the people of a letter", () => {
  const add = (tabel: "pegawai" | "siswa", isi: object) =>
    run(async ({ db }) => {
      const row = db.insertInto(tabel as "siswa").values(isi as never);
      return (await row.returning("id").executeTakeFirstOrThrow()).id;
    });
  const staff = (nama: string) => add("pegawai", { nama, jenis: "guru", status: "honorer", aktif: true, unitKerja: "MAN1PALU" });
  const pupil = (nama: string) => add("siswa", { nama, namaAyah: `Ayah ${nama}`, jenisKelamin: "perempuan", status: "aktif" });

  test("are those that were chosen, in their order, whoever else is there", async () => {
    const [fitri, rudi] = [await staff("Fitri"), await staff("Rudi")];
    const [nadia, ani] = [await pupil("Nadia"), await pupil("Ani")];
    await staff("Lain");
    await pupil("Lain");
    const said = (pegawaiIds: string[], siswaIds: string[]) =>
      as(tu, async (ctx) => {
        const { nilai, tabel } = await suratValue(ctx, { pegawaiIds, siswaIds, isian: {} }, { penandatangan: await penandatangan(ctx) });
        const names = (baris: readonly (readonly (string | undefined)[])[]) => baris.map(([, nama]) => nama);
        return {
          first: [nilai["pegawai.nama"], nilai["siswa.nama"], nilai["siswa.orangTua"]],
          all: [names(tabel.pegawai.baris), names(tabel.siswa.baris)],
          masked: (await personName(ctx, { pegawaiIds, siswaIds })).sort(),
        };
      });
    expect(await said([rudi, fitri], [ani, nadia])).toEqual({
      first: ["Rudi", "Ani", "Ayah Ani"],
      all: [
        ["Rudi", "Fitri"],
        ["Ani", "Nadia"],
      ],
      masked: ["Ani", "Ayah Ani", "Ayah Nadia", "Fitri", "Nadia", "Rudi"],
    });
    expect(await said([fitri], [nadia])).toMatchObject({ all: [["Fitri"], ["Nadia"]], masked: ["Ayah Nadia", "Fitri", "Nadia"] });
    expect(await said([], [])).toEqual({ first: [undefined, undefined, undefined], all: [[], []], masked: [] });
  });
});
