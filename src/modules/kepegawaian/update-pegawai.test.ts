/**
 * The office brings the list of staff from SIMPATIKA or the region, a few times a year. What goes wrong: people's numbers that are
 * missing there, and a clerk whose own rank stands in the list.
 */
import { expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { create, find } from "#kit/register/store.server.ts";
import { planImport, runImport, undoImport } from "#kit/transfer/transfer.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { pegawai } from "./pegawai.ts";

const house = useDatabase({ policy });
const [kantor, rekan] = [actor("tataUsaha"), { ...actor("tataUsaha", "rekan"), name: "Rekan" }];
const dalam = <T>(work: (ctx: Ctx) => Promise<T>, who = kantor) => house.scope(who).transaction(work);
const kosong = Object.fromEntries(Object.keys(pegawai.fields).map((nama) => [nama, null]));
const catat = (isian: Record<string, unknown>) =>
  dalam(
    (ctx) => create(ctx, pegawai, { ...kosong, jenis: "guru", status: "pns", unitKerja: "MAN1PALU", aktif: true, ...isian }, "json"),
    rekan,
  );
const periksa = (header: string[], ...rows: string[][]) =>
  dalam((ctx) =>
    planImport(ctx, pegawai, { name: "gtk.xlsx", sheet: { header, rows, places: rows.map((_, place) => place + 2) }, partly: true }),
  );

test("staff are known by NIP, NUPTK, NIK, or name and birth date, and their ranks change by a list; one's own does not", async () => {
  await dalam(async ({ db }) => {
    const akun = {
      id: kantor.id as string,
      nip: "198503032010011006",
      nama: "Saya Sendiri",
      passwordHash: null,
      passwordAt: null,
      aktif: true,
      peran: ["tataUsaha" as const],
    };
    await db.insertInto("akun").values(akun).execute();
  });
  const [andi, budi, saya] = [
    await catat({ nama: "Andi", nip: "198001012005011001", tanggalLahir: "1980-01-01", jenisKelamin: "Pria", pangkat: "III/c" }),
    await catat({ nama: "Budi Santoso", nuptk: "1234567890123456", tanggalLahir: "1981-02-02", status: "honorer" }),
    await catat({ nama: "Saya Sendiri", nip: "198503032010011006", tanggalLahir: "1985-03-03", jenisKelamin: "Pria", pangkat: "III/a" }),
  ];
  const plan = await periksa(
    ["Nama", "NIP", "NUPTK", "Tanggal lahir", "Pangkat/golongan"],
    ["Andi", "198001012005011001", "", "", "III/d"],
    ["Budi Santoso", "", "1234567890123456", "1981-02-02", ""],
    ["BUDI  SANTOSO", "", "", "1981-02-02", "III/b"],
    ["Saya Sendiri", "198503032010011006", "", "", "IV/a"],
  );
  expect(plan.counts).toMatchObject({ changed: 1, same: 1, doubtful: 1, faulty: 1 });
  expect(plan.refused.map(({ row, sentence }) => [row, sentence])).toEqual([
    [5, expect.stringMatching(/tidak boleh Anda ubah|tentang Anda sendiri/)],
  ]);
  expect(await dalam((ctx) => runImport(ctx, pegawai, String(plan.id)))).toBe(1);
  // A telephone number one may change oneself, in the form: a list is the colleague's to bring.
  const nomor = ["NIP", "Nomor telepon"];
  const sendiri = await periksa(nomor, ["198503032010011006", "081234567890"], ["198001012005011001", "081234567891"]);
  expect(sendiri.refused).toMatchObject([{ row: 2, sentence: expect.stringContaining("tentang Anda sendiri") }]);
  expect(sendiri.counts).toMatchObject({ changed: 1, faulty: 1 });
  const pangkat = async (id: string) => (await dalam((ctx) => find(ctx, pegawai, id), rekan)).pangkat;
  expect([await pangkat(andi.id), await pangkat(budi.id), await pangkat(saya.id)]).toEqual(["III/d", null, "III/a"]);
  expect(await dalam((ctx) => undoImport(ctx, pegawai, { id: String(plan.id), rest: false }))).toMatchObject({
    undone: 0,
    restored: 1,
    done: true,
  });
  expect(await pangkat(andi.id)).toBe("III/c");
});
