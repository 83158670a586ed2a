/** What other parts of the product call a letter: by its subject with the names in it, of those letters that were asked for. */
import { expect, test } from "vitest";
import { system } from "#kit/access/access.ts";
import { json } from "#kit/database/sql.server.ts";
import { useNaskah } from "#tests/support/naskah.ts";
import { readPerihal } from "./read-perihal.server.ts";

const { as, surat } = useNaskah();
const sistem = system("uji");
const read = (ids: readonly string[]) => as(sistem, async (ctx) => Object.fromEntries(await readPerihal(ctx, ids)));
const letter = async (isi: object) => {
  const { id } = await surat("draft");
  await as(sistem, ({ db }) => db.updateTable("naskahSurat").set(isi).where("id", "=", id).execute());
  return id;
};
const person = (tabel: "siswa" | "pegawai", isi: object) =>
  as(sistem, async ({ db }) => {
    const row = db.insertInto(tabel as "siswa").values(isi as never);
    return (await row.returning("id").executeTakeFirstOrThrow()).id;
  });
const siswa = (nama: string) => person("siswa", { nama, jenisKelamin: "perempuan", status: "aktif" });
const pegawai = (nama: string) => person("pegawai", { nama, jenis: "guru", status: "honorer", aktif: true, unitKerja: "MAN1PALU" });

test("no letter is called anything where none is asked for", async () => {
  await surat("draft");
  expect(await read([])).toEqual({});
});

test("each letter is called by the first of its own people and its own fields, and what is not known is left out", async () => {
  const [nadia, ani, fitri, rudi] = [await siswa("Nadia"), await siswa("Ani"), await pegawai("Fitri"), await pegawai("Rudi")];
  const perihal = "{{siswa.nama}}, {{pegawai.nama}}: {{isian.Acara}}";
  const both = await letter({ perihal, siswaIds: [nadia, ani], pegawaiIds: [rudi, fitri], isian: json({ Acara: "rapat" }) });
  const pupil = await letter({ perihal, siswaIds: [ani], isian: json({ Acara: "lomba" }) });
  const staff = await letter({ perihal, pegawaiIds: [fitri] });
  const nobody = await letter({ perihal });
  await letter({ perihal: "Tidak ditanyakan" });
  expect(await read([nobody, both, pupil, staff, crypto.randomUUID()])).toEqual({
    [both]: "Nadia, Rudi: rapat",
    [pupil]: "Ani, …: lomba",
    [staff]: "…, Fitri: …",
    [nobody]: "…, …: …",
  });
});
