/** A letter is the work of three people of the staff file: who wrote, who initialled, who signs. */

import { beforeEach, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { record } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { actingToday } from "#modules/kepegawaian/index.server.ts";
import { seedSekolah } from "#seeds/sekolah.ts";
import { policy } from "#src/policy.ts";
import { actor, justSignedIn, useDatabase } from "#tests/support/database.ts";
import { writeOwnCode } from "#tests/support/naskah.ts";
import { recordPegawai } from "#tests/support/staff-file.ts";
import { saveNaskah, writeNaskah } from "./save.server.ts";
import { signNaskah } from "./signature.server.ts";
import { parafNaskah, proposeNaskah } from "./step.server.ts";
import { takeNaskah } from "./take.server.ts";
import { demandThreePeople } from "./three-people.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2026-11-23T01:00:00Z") });
const [tu, admin, kepala] = [actor("tataUsaha"), actor("administrator"), actor("kepala")];
const sistem: Actor = { id: null, name: "sistem: uji", roles: ["sistem"] };
const as = <T>(siapa: Actor, kerja: (ctx: Ctx) => Promise<T>) => scope(siapa).transaction(kerja);
const nipFrom = (siapa: Actor) => `19900101201503100${[tu, admin, kepala].indexOf(siapa) + 1}`;

let ditanam = false;
beforeEach(() =>
  as(sistem, async (ctx) => {
    if (!ditanam) await seedSekolah(ctx);
    if (!ditanam) await writeOwnCode(ctx);
    for (const siapa of ditanam ? [] : [tu, admin, kepala]) {
      const akun = { id: siapa.id ?? "", nip: nipFrom(siapa), nama: siapa.name, passwordHash: null, passwordAt: null, aktif: true };
      await ctx.db
        .insertInto("akun")
        .values({ ...akun, peran: [...siapa.roles] })
        .execute();
    }
    ditanam = true;
    await ctx.db.deleteFrom("pegawai").where(everyRow).execute();
    await recordPegawai(ctx);
  }),
);

async function ready(penulis = tu, pemaraf = admin) {
  const draf = await as(penulis, async (ctx) => {
    const { id } = await ctx.db.selectFrom("templateSurat").select("id").where("nama", "=", "Undangan").executeTakeFirstOrThrow();
    const awal = await writeNaskah(ctx, id);
    const bidang = { perihal: "Undangan rapat", tujuan: "Komite", klasifikasiId: awal.klasifikasiId ?? "", isi: "Hadirlah." };
    return saveNaskah(ctx, awal, { bidang, pegawaiIds: [], siswaIds: [] });
  });
  await as(penulis, (ctx) => proposeNaskah(ctx, draf));
  await as(pemaraf, (ctx) => parafNaskah(ctx, { id: draf.id, versi: draf.versi + 1 }));
  return { id: draf.id, versi: draf.versi + 2 };
}
const signature = async (siapa = kepala, surat?: { id: string; versi: number }) => {
  const sasaran = surat ?? (await ready());
  return as(siapa, (ctx) => signNaskah(ctx, sasaran, "https://contoh.sch.id"));
};
const pegawai = (siapa: Actor, isi: Readonly<Record<string, unknown>>) =>
  as(sistem, (ctx) => ctx.db.updateTable("pegawai").set(isi).where("nip", "=", nipFrom(siapa)).execute());
const rejected = { kind: "forbidden" };

test("three different people of the staff file: signed", async () => {
  expect(await signature()).toMatch(/\d/);
});

test("a letter that nobody initialled by name is refused with a sentence", async () => {
  const surat = await ready();
  await as(sistem, (ctx) => ctx.db.updateTable("naskahSurat").set({ pemarafId: null }).where("id", "=", surat.id).execute());
  await expect(signature(kepala, surat)).rejects.toMatchObject(rejected);
});

test("the signer serves, and the staff file says that they lead", async () => {
  for (const isi of [{ aktif: false }, { deletedAt: new Date() }, { jabatan: "Guru Ahli Madya" }, { nip: null }]) {
    await as(sistem, (ctx) =>
      ctx.db
        .deleteFrom("pegawai")
        .where(everyRow)
        .execute()
        .then(() => recordPegawai(ctx)),
    );
    await pegawai(kepala, isi);
    await expect(signature(), JSON.stringify(isi)).rejects.toMatchObject(rejected);
  }
  await as(sistem, (ctx) =>
    ctx.db
      .deleteFrom("pegawai")
      .where(everyRow)
      .execute()
      .then(() => recordPegawai(ctx)),
  );
  for (const tugasTambahan of ["Kepala Madrasah", "kepala  sekolah", "Plt. Kepala MAN 1 Palu"]) {
    await pegawai(kepala, { jabatan: "Guru Ahli Madya", tugasTambahan });
    expect(await signature(), tugasTambahan).toMatch(/\d/);
  }
  for (const tugasTambahan of ["Wakil Kepala", "Kepala Manajemen", "Kepalamadrasah", "Kepala Tata Usaha"]) {
    await pegawai(kepala, { jabatan: "Guru Ahli Madya", tugasTambahan });
    await expect(signature(), tugasTambahan).rejects.toMatchObject(rejected);
  }
});

test("who holds another position does not lead by it, nor by another's leading; who holds the head's does", async () => {
  await pegawai(kepala, { jabatan: "Guru Ahli Madya" });
  const seat = (jabatan: string, siapa: Actor) =>
    as(sistem, async ({ db }) => {
      const { id } = await db.selectFrom("pegawai").select("id").where("nip", "=", nipFrom(siapa)).executeTakeFirstOrThrow();
      const made = db.insertInto("pemangkuJabatan").values({ pegawaiId: id, jabatan, mulai: "2026-01-01" } as never);
      const row = await made.returning("id").executeTakeFirstOrThrow();
      await db.updateTable("pemangkuJabatan").set({ akunSah: siapa.id }).where("id", "=", row.id).execute();
    });
  const { id } = await ready();
  const lead = () => as(kepala, async (ctx) => demandThreePeople(ctx, await takeNaskah(ctx, id), false));
  await seat("kaur-tu", kepala);
  await seat("kepala", admin);
  await expect(lead()).rejects.toMatchObject({ ...rejected, message: expect.stringContaining("belum menyebut Anda Kepala") });
  const free = () => as(sistem, ({ db }) => db.deleteFrom("pemangkuJabatan").where("jabatan", "=", "kepala").execute());
  await free();
  await seat("kepala", kepala);
  await expect(lead()).resolves.toBeUndefined();
  await as(sistem, ({ db }) => db.deleteFrom("pemangkuJabatan").where(everyRow).execute());
});

test("who stands in for a head on leave does not lead by that", async () => {
  await pegawai(kepala, { jabatan: "Guru Ahli Madya" });
  const { id } = await ready();
  const lead = () => as(kepala, async (ctx) => demandThreePeople(ctx, await takeNaskah(ctx, id), false));
  const who = (siapa: Actor) => sql`(select id from pegawai where nip = ${nipFrom(siapa)})`;
  await as(sistem, async ({ db }) => {
    await sql`insert into pemangku_jabatan (pegawai_id, jabatan, mulai, wakil_id)
      values (${who(admin)}, 'kepala', '2026-01-01', ${who(kepala)})`.execute(db);
    await db.updateTable("pemangkuJabatan").set({ akunSah: admin.id, wakilSah: kepala.id }).where("jabatan", "=", "kepala").execute();
    await sql`insert into ketidakhadiran (pegawai_id, jenis, mulai, selesai, alasan)
      values (${who(admin)}, 'cuti', '2026-11-20', '2026-11-30', 'Contoh')`.execute(db);
  });
  const acting = await as(kepala, (ctx) => actingToday(ctx));
  expect(acting.filter(({ jabatan }) => jabatan === "kepala")).toMatchObject([{ akunId: kepala.id, wakil: true }]);
  await expect(lead()).rejects.toMatchObject({ ...rejected, message: expect.stringContaining("belum menyebut Anda Kepala") });
  await as(sistem, async ({ db }) => {
    await db.deleteFrom("ketidakhadiran").where(everyRow).execute();
    await db.deleteFrom("pemangkuJabatan").where(everyRow).execute();
  });
});

test("a puppet, who is in no staff file, neither writes nor initials what is signed", async () => {
  for (const siapa of [tu, admin]) {
    await as(sistem, (ctx) =>
      ctx.db
        .deleteFrom("pegawai")
        .where(everyRow)
        .execute()
        .then(() => recordPegawai(ctx)),
    );
    await pegawai(siapa, { deletedAt: new Date() });
    await expect(signature()).rejects.toMatchObject(rejected);
  }
});

test("a record that names another account as its own stands for nobody else", async () => {
  await pegawai(tu, { akunId: null });
  await pegawai(kepala, { akunId: tu.id });
  await expect(signature()).rejects.toMatchObject(rejected);
  await pegawai(kepala, { akunId: kepala.id });
  expect(await signature()).toMatch(/\d/);
});

test("nobody signs what they initialled or wrote", async () => {
  await expect(signature(kepala, await ready(tu, kepala))).rejects.toMatchObject(rejected);
  const keduanya: Actor = { ...kepala, roles: ["kepala", "tataUsaha"] };
  await expect(signature(keduanya, await ready(keduanya, admin))).rejects.toMatchObject(rejected);
});

test("what was changed by nobody in particular makes nobody a writer", async () => {
  const surat = await ready();
  const change = { action: "update", subject: "naskahSurat", subjectId: surat.id, before: {}, after: {} };
  await as(sistem, (ctx) => record(ctx, change));
  // Nor does what was changed of another letter.
  const lain = await ready();
  await as(kepala, (ctx) => record(ctx, { ...change, subjectId: lain.id }));
  await as(kepala, (ctx) => record(ctx, { ...change, subject: "suratKeluar" }));
  expect(await signature(kepala, surat)).toMatch(/\d/);
  await expect(signature(kepala, lain)).rejects.toMatchObject(rejected);
});

test("refused before anybody is asked who they are, and asked of whoever may", async () => {
  const lama = { ...kepala, session: { ...justSignedIn, confirmedAt: new Date(0) } };
  await expect(signature(lama)).rejects.toMatchObject({ kind: "unconfirmed" });
  await pegawai(kepala, { aktif: false });
  await expect(signature(lama)).rejects.toMatchObject(rejected);
});
