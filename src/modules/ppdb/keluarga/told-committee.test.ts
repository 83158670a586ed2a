/**
 * A family gives a place back, takes one or corrects its form in the evening; the committee reads of it the next morning. What goes wrong: the
 * desk hears nothing, the one who looked after the child does not hear it, or the line leads to the wrong list.
 */
import { beforeAll, beforeEach, expect, test } from "vitest";
import { everyRow, sql } from "#kit/database/sql.server.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee, register, rusdin } from "#tests/support/panitia.ts";
import { returnIsian } from "../panitia/return-isian.server.ts";
import { openOf, readPerbaikan } from "../perbaikan/read-perbaikan.server.ts";
import { correctReturned, faultsOfReturned } from "./correct-returned.server.ts";
import { takePlace } from "./take-place.server.ts";
import { withdrawPendaftaran } from "./withdraw-pendaftaran.server.ts";

let now = new Date("2027-03-01T02:00:00Z");
const { scope } = useDatabase({ policy, clock: () => now });
const notices = () =>
  scope(nurlaela).read(({ db }) => db.selectFrom("pemberitahuan").select(["akunId", "kind", "link"]).orderBy("akunId").execute());
const steps = (id: string) =>
  scope(nurlaela).read(({ db }) =>
    db.selectFrom("langkahPendaftaran").select(["ke", "pelaku", "alasan"]).where("pendaftaranId", "=", id).orderBy("id").execute(),
  );
const read = (id: string) =>
  scope(nurlaela).read(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const place = async (id: string, keadaan: string) =>
  scope(nurlaela).transaction(async ({ db }) => {
    await sql`update pendaftaran set keadaan = ${keadaan} where id = ${id}::uuid`.execute(db);
    await sql`insert into langkah_pendaftaran (pendaftaran_id, dari, ke, pelaku, pada)
      values (${id}::uuid, 'lulus administrasi', ${keadaan}, 'Nurlaela', ${now})`.execute(db);
  });
const both = [nurlaela.id, rusdin.id].sort();

beforeAll(() => openCommittee(scope(nurlaela)));
beforeEach(async () => {
  now = new Date("2027-03-01T02:00:00Z");
});
const forget = () => scope(nurlaela).transaction(({ db }) => db.deleteFrom("pemberitahuan").where(everyRow).execute());

test("that a registration was taken back is told to all who look after them", async () => {
  const { id } = await register(scope(), "Anak Mundur");
  await forget();
  await scope().transaction((ctx) => withdrawPendaftaran(ctx, id, { noTelepon: "081200000000", yakin: "on", alasan: "Pindah kota" }));
  const link = "/administration/meja-ppdb?keadaan=mengundurkan+diri";
  expect(await notices()).toEqual(both.map((akunId) => ({ akunId, kind: "pendaftaran-ditarik", link })));
  expect((await steps(id)).at(-1)).toEqual({ ke: "mengundurkan diri", pelaku: "Keluarga", alasan: "Pindah kota" });
  await expect(
    scope().transaction((ctx) => withdrawPendaftaran(ctx, id, { noTelepon: "081200000000", yakin: "on" })),
  ).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah ditarik sebelumnya") });
});

test("that a place was taken is told once, however often it is pressed, and not after its last day", async () => {
  const [{ id }, late] = [await register(scope(), "Anak Ambil"), await register(scope(), "Anak Lewat")];
  await scope(nurlaela).transaction(({ db }) => db.updateTable("periodePpdb").set({ ambilSampai: "2027-07-08" }).where(everyRow).execute());
  for (const one of [id, late.id]) await place(one, "diterima");
  const take = (one: string) => scope().transaction((ctx) => takePlace(ctx, one));
  await expect(take(id)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Tidak ada tempat") });
  await forget();
  now = new Date("2027-07-08T15:59:59Z");
  await take(id);
  await take(id);
  const link = "/administration/meja-ppdb?keadaan=daftar+ulang";
  expect(await notices()).toEqual(both.map((akunId) => ({ akunId, kind: "tempat-ppdb-diambil", link })));
  expect((await steps(id)).slice(-2)).toEqual([
    expect.objectContaining({ ke: "diterima" }),
    { ke: "daftar ulang", pelaku: "Keluarga", alasan: "Tempat diambil lewat halaman status." },
  ]);
  now = new Date("2027-07-08T16:00:00Z");
  await expect(take(late.id)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("Kamis, 8 Juli 2027") });
});

test("a place that is not announced, or was given away since, is not taken", async () => {
  const { id } = await register(scope(), "Anak Cadangan");
  await place(id, "cadangan");
  now = new Date("2027-07-06T02:00:00Z");
  await expect(scope().transaction((ctx) => takePlace(ctx, id))).rejects.toMatchObject({ kind: "conflict" });
  expect((await read(id)).keadaan).toBe("cadangan");
});

const giveBack = async (name: string, sebab: Readonly<Record<string, string>>) => {
  const { id } = await register(scope(), name);
  const { versi } = await read(id);
  await scope(nurlaela).transaction((ctx) => returnIsian(ctx, { id, versi }, (field) => sebab[field] ?? ""));
  await forget();
  return id;
};
const correct = async (id: string, sent: object, versi?: string) =>
  scope().transaction(async (ctx) => correctReturned(ctx, id, { versi: versi ?? String((await read(id)).versi), ...sent }));

test("that a form was corrected is told to who looks after the child, and to all where nobody does", async () => {
  const [id, other] = [
    await giveBack("Anak Betul", { "sebab-alamat": "beda-kk" }),
    await giveBack("Anak Diurus", { "sebab-alamat": "beda-kk" }),
  ];
  await correct(id, { alamat: "Jalan Baru 3" });
  const told = { kind: "pendaftaran-diperbaiki", link: "/administration/meja-ppdb?keadaan=terkirim" };
  const [verifier] = [(await read(id)).verifikatorId];
  expect(await notices()).toEqual((verifier ? [verifier] : both).map((akunId) => ({ akunId, ...told })));
  expect((await steps(id)).at(-1)).toEqual({ ke: "terkirim", pelaku: "Keluarga", alasan: "Diperbaiki: Alamat." });
  await forget();
  await scope(nurlaela).transaction(({ db }) =>
    db.updateTable("pendaftaran").set({ verifikatorId: rusdin.id }).where("id", "=", other).execute(),
  );
  await correct(other, { alamat: "Jalan Baru 4", keterangan: "Kami baru pindah" });
  expect(await notices()).toEqual([{ akunId: rusdin.id, ...told }]);
  expect((await steps(other)).at(-1)?.alasan).toBe("Diperbaiki: Alamat. Kami baru pindah");
});

test("a correction without any change needs a word, an old page is told to look again, and nothing is taken that was not given back", async () => {
  const id = await giveBack("Anak Tetap", { "sebab-alamat": "beda-kk" });
  const before = await read(id);
  await expect(correct(id, { alamat: before.alamat })).rejects.toMatchObject({
    kind: "invalid",
    fields: { keterangan: expect.any(String) },
  });
  await expect(correct(id, { alamat: "Jalan Baru" }, String(before.versi - 1))).rejects.toMatchObject({
    kind: "conflict",
    message: expect.stringContaining("baru saja mengubah"),
  });
  expect(await scope().read((ctx) => faultsOfReturned(ctx, id, { alamat: "", namaIbu: "" }))).toEqual({ alamat: expect.any(String) });
  await correct(id, { alamat: before.alamat, namaIbu: "Orang Lain", keterangan: "Sudah benar menurut KK" });
  expect(await read(id)).toMatchObject({ alamat: before.alamat, namaIbu: before.namaIbu, keadaan: "terkirim" });
  expect((await steps(id)).at(-1)?.alasan).toBe("Sudah benar menurut KK");
  await expect(correct(id, { keterangan: "Lagi" })).rejects.toMatchObject({ message: expect.stringContaining("tidak sedang menunggu") });
  expect(openOf(await scope().read((ctx) => readPerbaikan(ctx, id)))).toEqual([]);
});

test("of more than six fields their number is told, not their names", async () => {
  const names = ["alamat", "namaAyah", "namaIbu", "pekerjaanAyah", "pekerjaanIbu", "tempatLahir", "asalSekolah"] as const;
  const all = Object.fromEntries(names.map((name) => [`sebab-${name}`, "beda-kk"]));
  const seven = await giveBack("Anak Tujuh", all);
  await correct(seven, Object.fromEntries(names.map((name) => [name, `Baru ${name}`])));
  expect((await steps(seven)).at(-1)?.alasan).toBe("Diperbaiki: 7 isian.");
  const six = await giveBack("Anak Enam", all);
  const { asalSekolah } = await read(six);
  await correct(six, { ...Object.fromEntries(names.map((name) => [name, `Baru ${name}`])), asalSekolah });
  expect((await steps(six)).at(-1)?.alasan).toMatch(/^Diperbaiki: ([^,]+, ){5}[^,]+\.$/);
});
