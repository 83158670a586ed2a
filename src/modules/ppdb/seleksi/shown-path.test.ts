/** The committee turns from one path to the next. What goes wrong: the heading of one, and the list of another. */
import { beforeAll, expect, test } from "vitest";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { readAskedSeleksi } from "./asked.ts";
import { loadSeleksi } from "./load-seleksi.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  for (const jenis of ["reguler", "tahfidz"]) await addJalur(scope(nurlaela), { bobotTes: 100, kuota: 1, seri1: "tes" }, jenis);
  const marks = new Map<string, number>();
  for (const [name, jalur] of [
    ["Aminah", "reguler"],
    ["Budi", "tahfidz"],
  ] as const) {
    const { id } = await register(scope(), name);
    marks.set(id, 8000);
    await scope(nurlaela).transaction(async ({ db }) => {
      const { id: gelombangId } = await db.selectFrom("gelombangPpdb").select("id").executeTakeFirstOrThrow();
      await db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi", jalur, gelombangId }).where("id", "=", id).execute();
    });
  }
  await giveMarks(scope(nurlaela), "tes", marks);
});

const shown = async (jalur: string) => {
  const { isi } = await scope(nurlaela).read((ctx) => loadSeleksi(ctx, readAskedSeleksi(new URLSearchParams({ jalur }))));
  return [isi?.dipilih, isi?.total, isi?.rows.length];
};

test("the one that is asked for, and the first for any other word", async () => {
  const asked = new Map([
    ["tahfidz", "tahfidz"],
    ["reguler", "reguler"],
    ["apa saja", "reguler"],
    ["", "reguler"],
  ]);
  for (const [word, jenis] of asked) expect(await shown(word)).toEqual([jenis, 1, 1]);
});
