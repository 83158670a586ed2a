/**
 * One of the committee finds that a birth date is not that of the certificate and gives it back with two presses, some 300 times in eight weeks;
 * the family corrects it in the evening on an old telephone. What goes wrong: a bad input loses the others, both change the same row at once,
 * somebody sends fields that nobody asked for, a number that was typed wrongly is corrected by the committee and the family wonders.
 */
import { beforeAll, describe, expect, test } from "vitest";
import type { Visit } from "#kit/visit.server.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { told } from "#tests/support/logged-lines.ts";
import { nurlaela, openCommittee, register } from "#tests/support/panitia.ts";
import { loadStatus } from "../keluarga/load-status.server.ts";
import { actOnStatus } from "../keluarga/status-action.server.ts";
import { statusToken } from "../keluarga/status-cookie.server.ts";
import { actOnPendaftar } from "../panitia/pendaftar-action.server.ts";
import { isCorrectable, isianFields, withRelated } from "./isian.ts";

const home = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
const { scope } = home;
const kepala = actor("kepala");

beforeAll(() => openCommittee(scope(nurlaela)));

const read = (id: string) =>
  scope(nurlaela).transaction(({ db }) => db.selectFrom("pendaftaran").selectAll().where("id", "=", id).executeTakeFirstOrThrow());
const status = (id: string) => scope().read((ctx) => loadStatus(ctx, id));
const formOf = (isi: Readonly<Record<string, string>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(isi)) form.set(name, value);
  return form;
};
const desk = async (id: string, isi: Readonly<Record<string, string>>, who = nurlaela) =>
  actOnPendaftar(scope(who), id, formOf({ versi: String((await read(id)).versi), ...isi }));
const visit: Visit = { requestId: "x", address: "10.1.1.1", origin: "http://x", secure: false };
const send = async (id: string, isi: Readonly<Record<string, string>>) => {
  const token = await scope().read(async (ctx) => statusToken(ctx, id));
  const request = new Request("http://x/daftar/status", { headers: { cookie: `status-ppdb=${token}` } });
  const form = formOf({ aksi: "perbaiki", versi: String((await read(id)).versi), buktiTelepon: "081200000000", ...isi });
  return actOnStatus(scope(), { request, form, visit });
};
const giveBack = (id: string, isi: Readonly<Record<string, string>>) => desk(id, { aksi: "kembalikan", ...isi });

describe("what is given back", () => {
  test("is seen by the family with its reason, is corrected by it, and goes to the committee again", async () => {
    const { id } = await register(scope(), "Anak Kembali");
    await giveBack(id, { "sebab-tanggalLahir": "beda-akta", catatan: "Lihat akta halaman 1." });
    expect(await status(id)).toMatchObject({
      keadaan: "perlu perbaikan",
      diminta: {
        alasan: "Tanggal lahir: tidak sama dengan akta kelahiran. Lihat akta halaman 1.",
        isian: [{ name: "tanggalLahir", field: { hint: "Tidak sama dengan akta kelahiran." }, nilai: "2012-03-09" }],
      },
    });
    const { lines } = await told(home, nurlaela, () => send(id, { tanggalLahir: "10/3/2012" }));
    expect(lines).toMatchObject([
      { action: "update", before: { tanggalLahir: "2012-03-09" }, after: { tanggalLahir: "2012-03-10" } },
      { action: "update", before: { keadaan: "perlu perbaikan" }, after: { keadaan: "terkirim", alasan: "Diperbaiki: Tanggal lahir." } },
    ]);
    expect(await read(id)).toMatchObject({ tanggalLahir: "2012-03-10", keadaan: "terkirim", namaLengkap: "Anak Kembali" });
    expect(await status(id)).toMatchObject({ keadaan: "terkirim", diminta: null });
    expect((await status(id))?.langkah.at(-1)).toMatchObject({ ke: "terkirim", pelaku: "Keluarga" });
    await expect(send(id, { tanggalLahir: "11/3/2012" })).rejects.toMatchObject({ kind: "conflict" });
  });

  test("is corrected by who knows the telephone number of the form: a classmate has number and birth date", async () => {
    const { id } = await register(scope(), "Anak Bukti");
    await giveBack(id, { "sebab-noTelepon": "tidak-terhubung" });
    const typed = { noTelepon: "081255550000" };
    for (const [buktiTelepon, sentence] of [
      ["081255550000", "bukan yang ditulis saat mendaftar"],
      // As the label says under which it is asked for.
      ["", "Nomor telepon yang ditulis saat mendaftar wajib diisi"],
    ] as const)
      await expect(send(id, { ...typed, buktiTelepon })).rejects.toMatchObject({
        ...{ kind: "invalid", message: "Perbaikan belum dikirim.", current: { ...typed, buktiTelepon } },
        fields: { buktiTelepon: expect.stringContaining(sentence) },
      });
    // All at once: without scripts each round is a page.
    await expect(send(id, { noTelepon: "08", buktiTelepon: "" })).rejects.toMatchObject({
      fields: { noTelepon: expect.any(String), buktiTelepon: expect.any(String) },
    });
    expect(await read(id)).toMatchObject({ noTelepon: "081200000000", keadaan: "perlu perbaikan" });
    // The parents' number proves as well, and the page remembers that it was shown.
    const answer = await send(id, { ...typed, buktiTelepon: "081300000000" });
    expect(await read(id)).toMatchObject({ noTelepon: "081255550000", keadaan: "terkirim" });
    await giveBack(id, { "sebab-alamat": "belum-lengkap" });
    const cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? "";
    const form = formOf({ aksi: "perbaiki", versi: String((await read(id)).versi), alamat: "Jalan Bukti No. 3" });
    await actOnStatus(scope(), { request: new Request("http://x/daftar/status", { headers: { cookie } }), form, visit });
    expect(await read(id)).toMatchObject({ alamat: "Jalan Bukti No. 3" });
  });

  test("is all that the family can change", async () => {
    const { id } = await register(scope(), "Anak Batas");
    await giveBack(id, { "sebab-alamat": "belum-lengkap" });
    await send(id, { alamat: "Jalan Sungai Contoh No. 14, Kota Palu", namaLengkap: "Anak Lain", jalur: "afirmasi", keadaan: "diterima" });
    expect(await read(id)).toMatchObject({
      ...{ alamat: "Jalan Sungai Contoh No. 14, Kota Palu", namaLengkap: "Anak Batas", jalur: "reguler", keadaan: "terkirim" },
    });
  });

  test("brings what hangs together with it, and nothing typed is lost by a fault", async () => {
    const { id } = await register(scope(), "Anak Yatim");
    await giveBack(id, { "sebab-pekerjaanAyah": "beda-kk" });
    expect((await status(id))?.diminta?.isian.map(({ name }) => name)).toEqual(["ayahWafat", "pekerjaanAyah"]);
    await expect(send(id, { ayahWafat: "on", pekerjaanAyah: "Petani" })).rejects.toMatchObject({
      kind: "invalid",
      fields: { pekerjaanAyah: expect.stringContaining("meninggal") },
      current: { aksi: "perbaiki", ayahWafat: "on", pekerjaanAyah: "Petani" },
    });
    expect(await read(id)).toMatchObject({ keadaan: "perlu perbaikan", ayahWafat: false, pekerjaanAyah: "Nelayan" });
    await send(id, { ayahWafat: "on", pekerjaanAyah: "" });
    expect(await read(id)).toMatchObject({ ayahWafat: true, pekerjaanAyah: null });
  });

  test("shows the end of a number, takes it back as it came, and another one as it is typed", async () => {
    const nik = "7271014903120001";
    const { id } = await register(scope(), "Anak Nomor", { nik, nisn: "0123456789" });
    await giveBack(id, { "sebab-nik": "beda-kk", "sebab-nisn": "beda-rapor", "sebab-alamat": "belum-lengkap" });
    expect(JSON.stringify(await status(id))).not.toMatch(/7271014903120001|0123456789/);
    const shown = Object.fromEntries((await status(id))?.diminta?.isian.map(({ name, nilai }) => [name, String(nilai)]) ?? []);
    // Who opened the page knows the birth date in a NIK, and the district: its last places would be all that is left.
    expect([shown.nik, shown.nisn]).toEqual(["••••••••••••••••", "••••••6789"]);
    // A part of it typed anew is no number, and nothing that was typed is lost.
    const half = { nik: "•••••••••••80001", nisn: "••••••6789", alamat: "Jalan Nomor No. 7" };
    await expect(send(id, half)).rejects.toMatchObject({ fields: { nik: expect.any(String) }, current: half });
    await send(id, { ...shown, nisn: "9876543210", alamat: "Jalan Nomor No. 7" });
    expect(await read(id)).toMatchObject({ nik, nisn: "9876543210", alamat: "Jalan Nomor No. 7" });
  });

  test("can be right already: the family says why instead", async () => {
    const { id } = await register(scope(), "Anak Benar");
    await giveBack(id, { "sebab-namaIbu": "beda-kk" });
    await expect(send(id, { namaIbu: "Hasnawati" })).rejects.toMatchObject({ fields: { keterangan: expect.any(String) } });
    await send(id, { namaIbu: "Hasnawati", keterangan: "Kartu keluarga yang lama." });
    expect((await status(id))?.langkah.at(-1)).toMatchObject({ ke: "terkirim", alasan: "Kartu keluarga yang lama." });
  });

  test("is not corrected over what the committee changed meanwhile", async () => {
    const { id } = await register(scope(), "Anak Usang");
    await giveBack(id, { "sebab-alamat": "belum-lengkap" });
    const { versi } = await read(id);
    await desk(id, { aksi: "perbaiki", isian: "asalSekolah", asalSekolah: "MTsN 2 Palu", sebab: "salah-ketik" });
    await expect(send(id, { versi: String(versi), alamat: "Jalan Baru No. 1" })).rejects.toMatchObject({
      kind: "conflict",
      message: expect.stringContaining("Panitia baru saja mengubah"),
      current: { alamat: "Jalan Baru No. 1" },
    });
    expect(await read(id)).toMatchObject({ keadaan: "perlu perbaikan", asalSekolah: "MTsN 2 Palu" });
  });

  test("has a reason from the list or in words, and is not given back twice", async () => {
    const { id } = await register(scope(), "Anak Sebab");
    await expect(giveBack(id, {})).rejects.toMatchObject({ fields: { catatan: expect.any(String) } });
    await expect(giveBack(id, { "sebab-alamat": "lain" })).rejects.toMatchObject({ fields: { catatan: expect.any(String) } });
    await expect(giveBack(id, { "sebab-alamat": "apa" })).rejects.toMatchObject({ fields: { "sebab-alamat": expect.any(String) } });
    const many = Object.fromEntries(Object.keys(isianFields).map((name) => [`sebab-${name}`, "beda-rapor"]));
    await giveBack(id, { ...many, catatan: "x".repeat(300) });
    await expect(giveBack(id, { catatan: "Sekali lagi" })).rejects.toMatchObject({ kind: "conflict" });
    expect((await status(id))?.diminta?.isian).toHaveLength(Object.keys(isianFields).length);
  });

  test("by a word alone is answered by a word", async () => {
    const { id } = await register(scope(), "Anak Kata");
    await giveBack(id, { catatan: "Datanglah ke panitia." });
    expect(await status(id)).toMatchObject({ diminta: { alasan: "Datanglah ke panitia.", isian: [] } });
    await send(id, { keterangan: "Sudah datang." });
    expect(await status(id)).toMatchObject({ keadaan: "terkirim" });
  });
});

describe("what the committee corrects itself", () => {
  test("is told to the family with its reason, and ends what was asked of it", async () => {
    const { id } = await register(scope(), "Anak Koreksi");
    await giveBack(id, { "sebab-nisn": "belum-lengkap", "sebab-alamat": "salah-ketik" });
    const { lines } = await told(home, nurlaela, () =>
      desk(id, { aksi: "perbaiki", isian: "nisn", nisn: "0123456789", sebab: "beda-rapor", catatan: "Dibaca dari rapor." }),
    );
    expect(lines).toMatchObject([
      {
        action: "update",
        before: { nisn: null },
        after: { nisn: "0123456789", alasan: "Tidak sama dengan rapor atau ijazah. Dibaca dari rapor." },
      },
    ]);
    expect(await status(id)).toMatchObject({
      diminta: { isian: [{ name: "alamat" }] },
      diperbaiki: [{ label: "NISN", kata: "Tidak sama dengan rapor atau ijazah. Dibaca dari rapor." }],
    });
    expect(JSON.stringify(await status(id))).not.toContain(nurlaela.name);
  });

  test("follows the rules of the form, has a reason, and is a change", async () => {
    const { id } = await register(scope(), "Anak Aturan");
    const correct = (isi: Readonly<Record<string, string>>) => desk(id, { aksi: "perbaiki", isian: "nisn", sebab: "salah-ketik", ...isi });
    await expect(correct({ nisn: "12" })).rejects.toMatchObject({ fields: { nisn: "NISN terdiri atas 10 angka." } });
    await expect(correct({ nisn: "0123456789", sebab: "" })).rejects.toMatchObject({ fields: { sebab: expect.any(String) } });
    await expect(correct({ nisn: "0123456789", sebab: "lain" })).rejects.toMatchObject({ fields: { catatan: expect.any(String) } });
    await expect(correct({ nisn: "" })).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("masih sama") });
    await expect(correct({ isian: "keadaan" })).rejects.toMatchObject({ kind: "malformed" });
    await expect(correct({ isian: "jalur", jalur: "afirmasi" })).rejects.toMatchObject({ kind: "malformed" });
    expect(await read(id)).toMatchObject({ versi: 1, nisn: null });
  });

  test("is refused to who only reads, when it was decided, and over an older version", async () => {
    const { id } = await register(scope(), "Anak Hak");
    const isi = { aksi: "perbaiki", isian: "alamat", alamat: "Jalan Lain No. 2", sebab: "salah-ketik" };
    await expect(desk(id, isi, kepala)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(desk(id, { aksi: "kembalikan", catatan: "Apa saja" }, kepala)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(desk(id, { ...isi, versi: "7" })).rejects.toMatchObject({ kind: "stale" });
    await desk(id, { aksi: "pindah", ke: "mengundurkan diri", alasan: "Pindah kota" });
    await expect(desk(id, isi)).rejects.toMatchObject({ kind: "conflict", message: expect.stringContaining("sudah diputuskan") });
    // A family whose number was mistyped has to get into its page all the same, to take the place and complete its data.
    await desk(id, { aksi: "perbaiki", isian: "noTelepon", noTelepon: "081200000077", sebab: "salah-ketik" });
    expect(await read(id)).toMatchObject({ noTelepon: "081200000077", keadaan: "mengundurkan diri" });
    expect([isCorrectable("email", "daftar ulang"), isCorrectable("email", "digabung"), isCorrectable("nik", "diterima")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

test("what hangs together is asked together, in the order of the form", () => {
  expect(withRelated(["namaWali"])).toEqual(["bersamaWali", "namaWali", "hubunganWali", "pekerjaanWali"]);
  expect(withRelated(["ibuWafat", "alamat"])).toEqual(["alamat", "ibuWafat", "pekerjaanIbu"]);
});
