/**
 * A father packs what he was told to bring on the day of re-registration. What goes wrong: a list that asks for papers which nobody has any more,
 * and not for the certificate that his child's path wants.
 */
import { beforeAll, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur } from "#tests/support/seleksi-ppdb.ts";
import { buktiOfFamily } from "../bukti.server.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { readBawaan } from "./bawaan.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const asked = ["Kartu keluarga", "Sertifikat tahfidz"];

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), {});
  await addJalur(scope(nurlaela), { dokumen: asked.join("\n") }, "tahfidz");
});

const write = (statement: ReturnType<typeof sql>) => scope(nurlaela).transaction(({ db }) => statement.execute(db));
const told = async (jalur: string) => {
  const { id } = await register(scope(), `Anak ${jalur}`, { jalur });
  await write(sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada) select id, 'diterima', 'daftar ulang', 'Keluarga', now()
    from pendaftaran where id = ${id}::uuid`);
  await write(sql`update pendaftaran set keadaan = 'daftar ulang' where id = ${id}::uuid`);
  await write(sql`update periode_ppdb set pengumuman = '2027-02-28'`);
  const kalimat = (await scope().read((ctx) => loadStatus(ctx, id)))?.kalimat ?? "";
  return { kalimat, bawaan: (await scope().transaction((ctx) => buktiOfFamily(ctx, id))).bawaan };
};

test("on the status page and the receipt it is what the path asks for, and the usual where the path says nothing", async () => {
  const tahfidz = await told("tahfidz");
  expect(tahfidz.kalimat).toContain("Yang dibawa: kartu keluarga; sertifikat tahfidz. Berkas aslinya");
  expect(tahfidz.bawaan).toEqual(asked);
  const reguler = await told("reguler");
  expect(reguler.kalimat).toContain("Yang dibawa: fotokopi ijazah SMP/MTs yang dilegalisasi; fotokopi kartu keluarga;");
  expect(reguler.bawaan.join()).not.toContain("SKHU");
});

test("before a path is chosen it is told of each; the certificate of the national exam where its mark is asked for", async () => {
  const read = async () => Object.fromEntries((await scope().read(readBawaan)).map(({ jalur, berkas }) => [jalur, berkas]));
  expect(await read()).toEqual({ reguler: expect.not.arrayContaining([expect.stringContaining("SKHU")]), tahfidz: asked });
  await write(sql`update periode_ppdb set tanya_un = true`);
  expect((await read()).reguler).toContain("Fotokopi SKHU (sertifikat hasil ujian)");
});
