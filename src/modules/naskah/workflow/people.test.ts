import { expect, test } from "vitest";
import { current, fields, person, useNaskah } from "#tests/support/naskah.ts";
import { saveNaskah } from "./save.server.ts";

const { as, surat } = useNaskah();
const { tu } = person;

test("the people of a draft are kept in their order, each once, without those who are gone or nobody", async () => {
  const add = (tabel: "pegawai" | "siswa", isi: object) =>
    as({ id: null, name: "sistem: uji", roles: ["sistem"] }, async ({ db }) => {
      const row = db.insertInto(tabel as "siswa").values(isi as never);
      return (await row.returning("id").executeTakeFirstOrThrow()).id;
    });
  const staff = (nama: string, isi: object = {}) =>
    add("pegawai", { nama, jenis: "guru", status: "honorer", aktif: true, unitKerja: "MAN1PALU", ...isi });
  const pupil = (nama: string, isi: object = {}) => add("siswa", { nama, jenisKelamin: "perempuan", status: "aktif", ...isi });
  const gone = { deletedAt: current };
  const nobody = [crypto.randomUUID(), "x"];
  const pegawaiIds = [await staff("Fitri"), await staff("Rudi")].reverse();
  const siswaIds = [await pupil("Nadia"), await pupil("Ani")].reverse();
  const chosen = {
    pegawaiIds: [...pegawaiIds, await staff("Pergi", gone), ...nobody, ...pegawaiIds],
    siswaIds: [...siswaIds, await pupil("Pergi", gone), ...nobody, ...siswaIds],
  };
  const draft = await surat("draft");
  const saved = await as(tu, (ctx) => saveNaskah(ctx, draft, { ...fields(null), ...chosen }));
  expect(saved).toMatchObject({ pegawaiIds, siswaIds });
});
