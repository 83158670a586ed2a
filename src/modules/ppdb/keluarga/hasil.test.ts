/**
 * A family on the day of the announcement, on a telephone, once or twice: which marks, which place, where the cut was. What goes wrong: it
 * is seen a day early, it is another child's, or nobody can say why two of the same sum are not both taken.
 */

import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#kit/ctx.server.ts";
import { everyRow } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { addJalur, decideWave, giveMarks } from "#tests/support/seleksi-ppdb.ts";
import { announceKeputusan } from "../seleksi/announce.server.ts";
import { loadStatus } from "./load-status.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const ids = new Map<string, string>();
const marks = { Aminah: 9000, Budi: 8550, Citra: 8550, Dewi: 7000 };
const as = <T>(work: (ctx: Ctx) => Promise<T>) => scope(nurlaela).transaction(work);
const hasil = async (name: string) => (await scope().read((ctx) => loadStatus(ctx, ids.get(name) ?? "")))?.hasil;
let gelombang = "";

beforeAll(async () => {
  await openCommittee(scope(nurlaela));
  await addJalur(scope(nurlaela), {
    bobotRapor: 60,
    bobotTes: 40,
    seri1: "usia",
    kuota: 2,
    kuotaIpa: 1,
    cadangan: 1,
    dokumen: "Kartu keluarga",
  });
  for (const [place, name] of Object.keys(marks).entries())
    ids.set(name, (await register(scope(), name, { tanggalLahir: `2012-01-0${place + 1}` })).id);
  await as(({ db }) => db.updateTable("pendaftaran").set({ keadaan: "lulus administrasi" }).where(everyRow).execute());
  const given = new Map(Object.entries(marks).map(([name, mark]) => [ids.get(name) ?? "", mark]));
  await giveMarks(scope(nurlaela), "tes", given);
  await giveMarks(scope(nurlaela), "rapor", given);
  await as(({ db }) => db.updateTable("pendaftaran").set({ jurusan: "ips" }).where("namaLengkap", "in", ["Budi", "Citra"]).execute());
  now = new Date("2027-07-01T02:00:00Z");
  gelombang = await decideWave(scope);
});

const papers = async (name: string) =>
  (await scope().read((ctx) => loadStatus(ctx, ids.get(name) ?? "")))?.dokumen.map(({ dokumen }) => dokumen);

const letter = async (name: string) => (await scope().read((ctx) => loadStatus(ctx, ids.get(name) ?? "")))?.surat;

test("before the announcement nothing of it is told, however far the committee is", async () => {
  expect(await hasil("Aminah")).toBeNull();
  // The day has come, and nobody has pressed the button.
  now = new Date("2027-07-05T02:00:00Z");
  expect([await hasil("Aminah"), await papers("Dewi"), await letter("Aminah")]).toEqual([null, ["Kartu keluarga"], false]);
});

test("after it each line is told, the place, the cut, and what decided between equals", async () => {
  await as((ctx) => announceKeputusan(ctx, gelombang));
  expect(await hasil("Budi")).toMatchObject({
    ...{ gelombang: "Gelombang 1", jalur: "Reguler", jumlah: "85,50", peringkat: 2, pelamar: 4, tempat: 2, batas: "85,50" },
    baris: [
      { apa: "Rapor", nilai: "85,50", bobot: "60 %", hasil: "51,30" },
      { apa: "Tes", nilai: "85,50", bobot: "40 %", hasil: "34,20" },
    ],
    ...{ program: null, seri: ["Usia lebih tua", "Mendaftar lebih dulu"], penentu: null, cadangan: null },
  });
  // Nobody has made a letter: the page offers none.
  expect(await letter("Budi")).toBe(false);
  expect(await hasil("Citra")).toMatchObject({ peringkat: 3, penentu: "Usia lebih tua", cadangan: 1 });
  // Nobody takes papers any more, and none is called missing.
  expect(await papers("Dewi")).toEqual([]);
  expect(await hasil("Dewi")).toMatchObject({ program: { nama: "IPA", tempat: 1, batas: "90,00" }, cadangan: null });
});

test("of other children it names none, and the pseudonym finds its own line alone", async () => {
  const told = await scope().read((ctx) => loadStatus(ctx, ids.get("Citra") ?? ""));
  for (const other of ["Aminah", "Budi", "Dewi"]) {
    expect(JSON.stringify(told)).not.toContain(other);
    expect(JSON.stringify(told)).not.toContain(ids.get(other));
  }
  expect(told?.hasil?.samaran).not.toBe((await hasil("Budi"))?.samaran);
});

test("a day of the announcement that is put off hides it again", async () => {
  now = new Date("2027-07-04T02:00:00Z");
  expect(await hasil("Budi")).toBeNull();
  now = new Date("2027-07-05T02:00:00Z");
});
