/** A letter is the work of three people of the staff file: who wrote, who initialled, who signs. */
import { beforeEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { catatPegawai } from "#tests/support/staff-file.ts";
import { ajukanNaskah, parafNaskah } from "./langkah.server.ts";
import { simpanNaskah, tulisNaskah } from "./simpan.server.ts";
import { tandaTanganiNaskah } from "./tanda-tangan.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-23T01:00:00Z") });
const [tu, admin, kepala] = [actor("tataUsaha"), actor("administrator"), actor("kepala")];
const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => scope(siapa).transaction(kerja);
const nipDari = (siapa: Actor) => `19900101201503100${[tu, admin, kepala].indexOf(siapa) + 1}`;

let ditanam = false;
beforeEach(() =>
  as(sistem, async (ctx) => {
    if (!ditanam) await seedSekolah(ctx);
    for (const siapa of ditanam ? [] : [tu, admin, kepala]) {
      const akun = { id: siapa.id ?? "", nip: nipDari(siapa), nama: siapa.name, passwordHash: null, passwordAt: null, aktif: true };
      await ctx.db
        .insertInto("akun")
        .values({ ...akun, peran: [...siapa.roles] })
        .execute();
    }
    ditanam = true;
    await ctx.db.deleteFrom("pegawai").execute();
    await catatPegawai(ctx);
  }),
);

async function siap(penulis = tu, pemaraf = admin) {
  const draf = await as(penulis, async (ctx) => {
    const { id } = await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow();
    const awal = await tulisNaskah(ctx, id);
    const bidang = { perihal: "Undangan rapat", klasifikasiId: awal.klasifikasiId ?? "", isi: "Hadirlah." };
    return simpanNaskah(ctx, awal, { bidang, pegawaiIds: [], siswaIds: [] });
  });
  await as(penulis, (ctx) => ajukanNaskah(ctx, draf));
  await as(pemaraf, (ctx) => parafNaskah(ctx, { id: draf.id, versi: draf.versi + 1 }));
  return { id: draf.id, versi: draf.versi + 2 };
}
const tandaTangan = async (siapa = kepala, surat?: { id: string; versi: number }) => {
  const sasaran = surat ?? (await siap());
  return as(siapa, (ctx) => tandaTanganiNaskah(ctx, sasaran, "https://contoh.sch.id"));
};
const pegawai = (siapa: Actor, isi: Readonly<Record<string, unknown>>) =>
  as(sistem, (ctx) => ctx.db.updateTable("pegawai").set(isi).where("nip", "=", nipDari(siapa)).execute());
const ditolak = { kind: "forbidden" };

test("three different people of the staff file: signed", async () => {
  expect(await tandaTangan()).toMatch(/\d/);
});

test("a letter that nobody initialled by name is refused with a sentence", async () => {
  const surat = await siap();
  await as(sistem, (ctx) => ctx.db.updateTable("naskahSurat").set({ pemarafId: null }).where("id", "=", surat.id).execute());
  await expect(tandaTangan(kepala, surat)).rejects.toMatchObject(ditolak);
});

test("the signer serves, and the staff file says that they lead", async () => {
  for (const isi of [{ aktif: false }, { deletedAt: new Date() }, { jabatan: "Guru Ahli Madya" }, { nip: null }]) {
    await as(sistem, (ctx) =>
      ctx.db
        .deleteFrom("pegawai")
        .execute()
        .then(() => catatPegawai(ctx)),
    );
    await pegawai(kepala, isi);
    await expect(tandaTangan(), JSON.stringify(isi)).rejects.toMatchObject(ditolak);
  }
  await as(sistem, (ctx) =>
    ctx.db
      .deleteFrom("pegawai")
      .execute()
      .then(() => catatPegawai(ctx)),
  );
  for (const tugasTambahan of ["Kepala Madrasah", "kepala  sekolah", "Plt. Kepala MAN 1 Palu"]) {
    await pegawai(kepala, { jabatan: "Guru Ahli Madya", tugasTambahan });
    expect(await tandaTangan(), tugasTambahan).toMatch(/\d/);
  }
  for (const tugasTambahan of ["Wakil Kepala", "Kepala Manajemen", "Kepalamadrasah", "Kepala Tata Usaha"]) {
    await pegawai(kepala, { jabatan: "Guru Ahli Madya", tugasTambahan });
    await expect(tandaTangan(), tugasTambahan).rejects.toMatchObject(ditolak);
  }
});

test("a puppet, who is in no staff file, neither writes nor initials what is signed", async () => {
  for (const siapa of [tu, admin]) {
    await as(sistem, (ctx) =>
      ctx.db
        .deleteFrom("pegawai")
        .execute()
        .then(() => catatPegawai(ctx)),
    );
    await pegawai(siapa, { deletedAt: new Date() });
    await expect(tandaTangan()).rejects.toMatchObject(ditolak);
  }
});

test("a record that names another account as its own stands for nobody else", async () => {
  await pegawai(tu, { akunId: null });
  await pegawai(kepala, { akunId: tu.id });
  await expect(tandaTangan()).rejects.toMatchObject(ditolak);
  await pegawai(kepala, { akunId: kepala.id });
  expect(await tandaTangan()).toMatch(/\d/);
});

test("nobody signs what they initialled or wrote", async () => {
  await expect(tandaTangan(kepala, await siap(tu, kepala))).rejects.toMatchObject(ditolak);
  const keduanya: Actor = { ...kepala, roles: ["kepala", "tataUsaha"] };
  await expect(tandaTangan(keduanya, await siap(keduanya, admin))).rejects.toMatchObject(ditolak);
});

test("refused before anybody is asked who they are, and asked of whoever may", async () => {
  const lama = { ...kepala, session: { ...justSignedIn, confirmedAt: new Date(0) } };
  await expect(tandaTangan(lama)).rejects.toMatchObject({ kind: "unconfirmed" });
  await pegawai(kepala, { aktif: false });
  await expect(tandaTangan(lama)).rejects.toMatchObject(ditolak);
});
