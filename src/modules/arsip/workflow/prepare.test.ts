/** What the forms of the archive send: once for each press, never on top of a colleague's step, and no record that nobody could read. */
import { describe, expect, test } from "vitest";
import { sql } from "#kit/database/sql.server.ts";
import { useArsip } from "#tests/support/arsip.ts";
import { formulir } from "#tests/support/disposisi.ts";
import { person } from "#tests/support/naskah.ts";
import { mostLetters } from "../pemusnahan.ts";
import { receiveLetter, receivePemusnahan, receiveYear } from "../receive.server.ts";
import { cancelPemusnahan } from "./cancel.server.ts";
import { preparePemusnahan } from "./prepare.server.ts";

const { house, as, codes, incoming, numbers, prepare, letGo, mark, signRecord } = useArsip();
const { tu, kepala, guru } = person;
const records = () => as(tu, async ({ db }) => (await db.selectFrom("pemusnahanArsip").select("id").execute()).length);

describe("a form of the archive", () => {
  test("sent twice is done once; without a key, or from somebody else, it is not done", async () => {
    const { id } = await incoming();
    const before = await records();
    const form = formulir({ tahun: "2026", pilihan: `masuk.${id}` });
    const first = await receiveYear(house.scope(tu), form);
    expect(await receiveYear(house.scope(tu), form)).toEqual(first);
    expect(first.ke).toMatch(/\/arsip\/pemusnahan\/[0-9a-f-]{36}$/);
    expect(await records()).toBe(before + 1);
    await expect(receiveYear(house.scope(tu), formulir({ kunci: "x", tahun: "2026" }))).rejects.toMatchObject({ kind: "malformed" });
    await expect(receiveYear(house.scope(guru), formulir({ tahun: "2026" }))).rejects.toMatchObject({ kind: "notFound" });
    const made = first.ke?.split("/").at(-1) ?? "";
    const unknown = receivePemusnahan(house.scope(tu), made, formulir({ aksi: "bakar", versi: "1" }));
    await expect(unknown).rejects.toMatchObject({ kind: "malformed" });
    await expect(receiveLetter(house.scope(tu), { arah: "masuk", id }, formulir({ aksi: "x" }))).rejects.toMatchObject({
      kind: "malformed",
    });
    expect(await receivePemusnahan(house.scope(tu), made, formulir({ aksi: "batal", versi: "1", alasan: "Keliru disiapkan" }))).toEqual({
      pesan: "Pemusnahan dibatalkan",
    });
  });

  test("that was filled in before a colleague's step is refused", async () => {
    const { id } = await incoming();
    const made = await prepare(tu, `masuk.${id}`);
    const stale = as(tu, (ctx) => cancelPemusnahan(ctx, { id: made, versi: 7 }, "Keliru disiapkan"));
    await expect(stale).rejects.toMatchObject({ kind: "conflict" });
    await expect(as(tu, (ctx) => cancelPemusnahan(ctx, { id: "x", versi: 1 }, "Keliru"))).rejects.toMatchObject({ kind: "notFound" });
  });
});

test("the second person is another person of the staff file, not another account", async () => {
  const { id } = await incoming();
  const made = await prepare(tu, `masuk.${id}`);
  await signRecord(made);
  await mark(made);
  await as(tu, ({ db }) => db.updateTable("pegawai").set({ aktif: false }).where("nama", "=", kepala.name).execute());
  await expect(letGo(made, kepala)).rejects.toThrow("belum terhubung dengan data pegawai");
  await as(tu, ({ db }) => db.updateTable("pegawai").set({ aktif: true }).where("nama", "=", kepala.name).execute());
  await letGo(made, kepala);
});

test("one record holds what somebody can read, and nothing is prepared of nothing", async () => {
  const before = (await numbers("musnah")).length;
  await as(tu, ({ db }) =>
    sql`insert into surat_masuk (nomor_surat, asal_surat, tanggal_terima, perihal, status, klasifikasi_id)
      select 'B/' || n, 'Kanwil', '2015-01-05', 'Lama', 'selesai', ${codes["KP.01.1"]}::uuid from generate_series(1, ${mostLetters + 1}) n`.execute(
      db,
    ),
  );
  expect((await numbers("musnah")).length).toBe(Math.min(50, before + mostLetters + 1));
  await expect(prepare(tu)).rejects.toThrow(`Paling banyak ${mostLetters} surat`);
  await expect(as(tu, (ctx) => preparePemusnahan(ctx, { tahun: 1999 }))).rejects.toThrow("Belum ada surat");
});
