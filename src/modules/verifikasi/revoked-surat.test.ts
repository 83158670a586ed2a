import { beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { readQuery } from "#kit/register/query.ts";
import { find, list, update } from "#kit/register/store.server.ts";
import { cancelNaskah, parafNaskah, proposeNaskah, saveNaskah, signNaskah, writeNaskah } from "#modules/naskah/index.server.ts";
import { loadDetail } from "#modules/naskah/load/detail.server.ts";
import { listNaskah, readFilters } from "#modules/naskah/load/list.server.ts";
import { agendaContent } from "#modules/persuratan/agenda/agenda-row.server.ts";
import { suratKeluar } from "#modules/persuratan/index.ts";
import { listNomor } from "#modules/persuratan/nomor/list-nomor.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { writeOwnCode } from "#tests/support/naskah.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { revokeBukti } from "./publish-bukti.server.ts";
import { revokeKey } from "./signing-key.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-23T01:00:00Z") });
const [tu, kepala, admin] = [actor("tataUsaha"), actor("kepala"), actor("administrator")];
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => scope(siapa).transaction(kerja);

beforeAll(async () => {
  await as({ id: null, name: "sistem: uji", roles: ["sistem"] }, async (ctx) => {
    await seedSekolah(ctx);
    await writeOwnCode(ctx);
  });
  await as(tu, async ({ db }) => {
    for (const [place, { id, name, roles }] of [tu, kepala, admin].entries()) {
      const akun = { id: id ?? "", nip: `19900101201503100${place}`, nama: name, passwordHash: null, passwordAt: null, aktif: true };
      await db
        .insertInto("akun")
        .values({ ...akun, peran: [...roles] })
        .execute();
    }
  });
  await as(tu, recordPegawai);
});

async function published() {
  const { id, versi } = await as(tu, async (ctx) => {
    const template = await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow();
    const awal = await writeNaskah(ctx, template.id);
    const bidang = { perihal: "Undangan rapat", tujuan: "Komite", klasifikasiId: awal.klasifikasiId ?? "", isi: "Hadirlah." };
    return saveNaskah(ctx, awal, { bidang, pegawaiIds: [], siswaIds: [] });
  });
  await as(tu, (ctx) => proposeNaskah(ctx, { id, versi }));
  await as(admin, (ctx) => parafNaskah(ctx, { id, versi: versi + 1 }));
  await as(kepala, (ctx) => signNaskah(ctx, { id, versi: versi + 2 }, "https://contoh.sch.id"));
  const { bukti, suratKeluarId, nomor } = (await as(tu, (ctx) => loadDetail(ctx, id))).naskah;
  return { id, kode: bukti ?? "", suratId: suratKeluarId ?? "", nomor: nomor ?? "" };
}

/** What each list says of a letter. */
const dikatakan = ({ id, suratId, nomor }: Awaited<ReturnType<typeof published>>) =>
  as(tu, async (ctx) => {
    const daftar = await list(ctx, suratKeluar, readQuery(suratKeluar, new URLSearchParams({ cari: nomor })));
    const { rows } = await listNomor(ctx, new URLSearchParams());
    const agenda = await agendaContent(ctx, { jenis: "keluar", dari: "2026-11-23", sampai: "2026-11-23" });
    const naskah = (await listNaskah(ctx, readFilters(new URLSearchParams()))).rows.find((satu) => satu.id === id);
    return {
      surat: daftar.rows[0]?.status,
      nomor: rows.find((satu) => satu.suratId === suratId)?.status,
      agenda: agenda.baris.find((satu) => satu.includes(nomor))?.at(-1),
      naskah: [naskah?.batal, naskah?.dicabut],
    };
  });
const revoke = (kode: string) => as(tu, (ctx) => revokeBukti(ctx, { kode, alasan: "Nama keliru" }));

test("a letter whose proof is withdrawn says so wherever letters are listed, with a line in its past", async () => {
  const [dicabut, tetap] = [await published(), await published()];
  await revoke(dicabut.kode);
  expect(await dikatakan(dicabut)).toEqual({
    ...{ surat: "dicabut", nomor: "dicabut", naskah: [false, true] },
    agenda: expect.stringContaining("Dicabut"),
  });
  expect(await dikatakan(tetap)).toMatchObject({ surat: "terkirim", nomor: "terkirim", naskah: [false, false] });
  const tersaring = await as(tu, (ctx) => listNomor(ctx, new URLSearchParams({ keadaan: "dicabut" })));
  expect(tersaring.rows.map(({ suratId }) => suratId)).toEqual([dicabut.suratId]);
  const jejak = await as(tu, ({ db }) =>
    db.selectFrom("audit").select("after").where("subjectId", "=", dicabut.suratId).orderBy("id").execute(),
  );
  expect(jejak.at(-1)?.after).toEqual({ nomorSurat: dicabut.nomor, status: "dicabut" });
});

test("a withdrawn letter is neither called valid again by hand nor a valid one withdrawn so, and can still be voided", async () => {
  const [dicabut, tetap] = [await published(), await published()];
  await revoke(dicabut.kode);
  const ubah = (id: string, status: string) =>
    as(tu, async (ctx) => {
      const surat = await find(ctx, suratKeluar, id);
      const sent = { ...fieldValues(suratKeluar, surat), status };
      return update(ctx, suratKeluar, { id, versi: surat.versi, sent, source: "json" });
    });
  for (const [id, status] of [
    [dicabut.suratId, "terkirim"],
    [tetap.suratId, "dicabut"],
  ] as const)
    await expect(ubah(id, status)).rejects.toMatchObject({ kind: "invalid", fields: { status: expect.stringContaining("Surat Terbit") } });
  await as(tu, (ctx) => cancelNaskah(ctx, dicabut.id, "Surat tidak jadi"));
  expect(await dikatakan(dicabut)).toMatchObject({ surat: "batal", naskah: [true, false] });
});

test("a key that is withdrawn takes its letters along, but none that is void already", async () => {
  const [surat, batal] = [await published(), await published()];
  await as(tu, (ctx) => cancelNaskah(ctx, batal.id, "Surat tidak jadi"));
  await as(admin, (ctx) => revokeKey(ctx, { nomor: 1, alasan: "Kunci dicuri" }));
  expect(await dikatakan(surat)).toMatchObject({ surat: "dicabut", naskah: [false, true] });
  expect(await dikatakan(batal)).toMatchObject({ surat: "batal", naskah: [true, false] });
  const { cabut: sebab } = await as(tu, (ctx) => loadDetail(ctx, surat.id));
  expect(sebab).toMatchObject({ alasan: "Kunci dicuri", oleh: null });
});
