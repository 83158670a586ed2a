import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { content, find, list, update } from "#kit/register/store.server.ts";
import { ajukanNaskah, batalkanNaskah, parafNaskah, simpanNaskah, tandaTanganiNaskah, tulisNaskah } from "#modules/naskah/index.server.ts";
import { bacaSaringan, daftarNaskah } from "#modules/naskah/muat/daftar.server.ts";
import { muatRincian } from "#modules/naskah/muat/rincian.server.ts";
import { isiAgenda } from "#modules/persuratan/agenda/baris-agenda.server.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { daftarNomor } from "#modules/persuratan/nomor/daftar-nomor.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { catatPegawai } from "#tests/support/staff-file.ts";
import { cabutKunci } from "./kunci-surat.server.ts";
import { cabutBukti } from "./terbitkan-bukti.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-23T01:00:00Z") });
const [tu, kepala, admin] = [actor("tataUsaha"), actor("kepala"), actor("administrator")];
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => scope(siapa).transaction(kerja);

beforeAll(async () => {
  await as({ id: null, name: "sistem: uji", roles: ["sistem"] }, seedSekolah);
  await as(tu, async ({ db }) => {
    for (const [place, { id, name, roles }] of [tu, kepala, admin].entries()) {
      const akun = { id: id ?? "", nip: `19900101201503100${place}`, nama: name, passwordHash: null, passwordAt: null, aktif: true };
      await db
        .insertInto("akun")
        .values({ ...akun, peran: [...roles] })
        .execute();
    }
  });
  await as(tu, catatPegawai);
});

async function terbit() {
  const { id, versi } = await as(tu, async (ctx) => {
    const template = await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow();
    const awal = await tulisNaskah(ctx, template.id);
    const bidang = { perihal: "Undangan rapat", klasifikasiId: awal.klasifikasiId ?? "", isi: "Hadirlah." };
    return simpanNaskah(ctx, awal, { bidang, pegawaiIds: [], siswaIds: [] });
  });
  await as(tu, (ctx) => ajukanNaskah(ctx, { id, versi }));
  await as(admin, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
  await as(kepala, (ctx) => tandaTanganiNaskah(ctx, { id, versi: versi + 2 }, "https://contoh.sch.id"));
  const { bukti, suratKeluarId, nomor } = (await as(tu, (ctx) => muatRincian(ctx, id))).naskah;
  return { id, kode: bukti ?? "", suratId: suratKeluarId ?? "", nomor: nomor ?? "" };
}

/** What each list says of a letter. */
const dikatakan = ({ id, suratId, nomor }: Awaited<ReturnType<typeof terbit>>) =>
  as(tu, async (ctx) => {
    const daftar = await list(ctx, suratKeluar, readQuery(suratKeluar, new URLSearchParams({ cari: nomor })));
    const { rows } = await daftarNomor(ctx, new URLSearchParams());
    const agenda = await isiAgenda(ctx, { jenis: "keluar", dari: "2026-11-23", sampai: "2026-11-23" });
    const naskah = (await daftarNaskah(ctx, bacaSaringan(new URLSearchParams()))).rows.find((satu) => satu.id === id);
    return {
      surat: daftar.rows[0]?.status,
      nomor: rows.find((satu) => satu.suratId === suratId)?.status,
      agenda: agenda.baris.find((satu) => satu.includes(nomor))?.at(-1),
      naskah: [naskah?.batal, naskah?.dicabut],
    };
  });
const cabut = (kode: string) => as(tu, (ctx) => cabutBukti(ctx, { kode, alasan: "Nama keliru" }));

test("a letter whose proof is withdrawn says so wherever letters are listed, with a line in its past", async () => {
  const [dicabut, tetap] = [await terbit(), await terbit()];
  await cabut(dicabut.kode);
  expect(await dikatakan(dicabut)).toEqual({
    ...{ surat: "dicabut", nomor: "dicabut", naskah: [false, true] },
    agenda: expect.stringContaining("Dicabut"),
  });
  expect(await dikatakan(tetap)).toMatchObject({ surat: "terkirim", nomor: "terkirim", naskah: [false, false] });
  const tersaring = await as(tu, (ctx) => daftarNomor(ctx, new URLSearchParams({ keadaan: "dicabut" })));
  expect(tersaring.rows.map(({ suratId }) => suratId)).toEqual([dicabut.suratId]);
  const jejak = await as(tu, ({ db }) => db.selectFrom("audit").select("after").where("subjectId", "=", dicabut.suratId).execute());
  expect(jejak.at(-1)?.after).toEqual({ nomorSurat: dicabut.nomor, status: "dicabut" });
});

test("a withdrawn letter is neither called valid again by hand nor a valid one withdrawn so, and can still be voided", async () => {
  const [dicabut, tetap] = [await terbit(), await terbit()];
  await cabut(dicabut.kode);
  const ubah = (id: string, status: string) =>
    as(tu, async (ctx) => {
      const surat = await find(ctx, suratKeluar, id);
      const sent = { ...content(suratKeluar, surat), status };
      return update(ctx, suratKeluar, { id, versi: surat.versi, sent, source: "json" });
    });
  for (const [id, status] of [
    [dicabut.suratId, "terkirim"],
    [tetap.suratId, "dicabut"],
  ] as const)
    await expect(ubah(id, status)).rejects.toMatchObject({ kind: "invalid", fields: { status: expect.stringContaining("Surat Terbit") } });
  await as(tu, (ctx) => batalkanNaskah(ctx, dicabut.id, "Surat tidak jadi"));
  expect(await dikatakan(dicabut)).toMatchObject({ surat: "batal", naskah: [true, false] });
});

test("a key that is withdrawn takes its letters along, but none that is void already", async () => {
  const [surat, batal] = [await terbit(), await terbit()];
  await as(tu, (ctx) => batalkanNaskah(ctx, batal.id, "Surat tidak jadi"));
  await as(admin, (ctx) => cabutKunci(ctx, { nomor: 1, alasan: "Kunci dicuri" }));
  expect(await dikatakan(surat)).toMatchObject({ surat: "dicabut", naskah: [false, true] });
  expect(await dikatakan(batal)).toMatchObject({ surat: "batal", naskah: [true, false] });
  const { cabut: sebab } = await as(tu, (ctx) => muatRincian(ctx, surat.id));
  expect(sebab).toMatchObject({ alasan: "Kunci dicuri", oleh: null });
});
