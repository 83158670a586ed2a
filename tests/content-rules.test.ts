import { describe, expect, test } from "vitest";
import type { Register } from "#kit/register/register.ts";
import { create } from "#kit/register/store.server.ts";
import { jadwalKerja, penghitung } from "#modules/beranda/index.ts";
import { kategoriBerita } from "#modules/berita/index.ts";
import { album } from "#modules/galeri/index.ts";
import { agenda, pengumuman } from "#modules/layanan/index.ts";
import { bagianHalaman, figurPublik, kepalaMadrasah, tautanNavigasi } from "#modules/profil/index.ts";
import { policy } from "#src/policy.ts";
import { actor, useDatabase } from "#tests/support/database.ts";

const { scope } = useDatabase({ policy });
const add = (register: Register, sent: Readonly<Record<string, string>>) =>
  scope(actor("humas")).transaction((ctx) => create(ctx, register, sent));

type Wrong = readonly [why: string, register: Register, sent: Readonly<Record<string, string>>, field: string];

const wrong: readonly Wrong[] = [
  ["a day that ends before it begins", jadwalKerja, { hari: "Senin", masuk: "14.30", pulang: "07.30" }, "pulang"],
  [
    "a section under a tab of another page",
    bagianHalaman,
    { halaman: "bidang", tab: "sejarah", bentuk: "teks", judul: "A", isi: "B" },
    "tab",
  ],
  ["a note on a page that has none", bagianHalaman, { halaman: "galeri", tab: "catatan", bentuk: "teks", judul: "A", isi: "B" }, "tab"],
  ["people of one sex only", figurPublik, { kelompok: "pegawai", nama: "Guru", lakiLaki: "3" }, "perempuan"],
  ["people and a value at once", figurPublik, { kelompok: "pegawai", nama: "Guru", lakiLaki: "3", perempuan: "4", nilai: "7" }, "nilai"],
  ["a figure without any", figurPublik, { kelompok: "pegawai", nama: "Guru" }, "nilai"],
  ["a link that runs a script", tautanNavigasi, { letak: "utama", label: "A", alamat: "javascript:alert(1)" }, "alamat"],
  ["a link to another host without https", tautanNavigasi, { letak: "utama", label: "A", alamat: "//contoh.id" }, "alamat"],
  ["an announcement that ends before it begins", pengumuman, { judul: "A", tanggal: "2026-11-21", sampai: "2026-11-20" }, "sampai"],
  ["an event that ends before its day", agenda, { judul: "A", mulai: "2026-11-21", selesai: "2026-11-20" }, "selesai"],
  ["an event that ends before its hour", agenda, { judul: "A", mulai: "2026-11-21", jamMulai: "10.00", jamSelesai: "09.00" }, "jamSelesai"],
  ["an event with an end and no beginning", agenda, { judul: "A", mulai: "2026-11-21", jamSelesai: "09.00" }, "jamSelesai"],
];

const twice: readonly Wrong[] = [
  ["two spans that begin together", jadwalKerja, { hari: "Jumat", masuk: "07.30", pulang: "11.30" }, "masuk"],
  ["two counters of one name", penghitung, { nama: "Guru", jumlah: "68" }, "nama"],
  ["two categories of one name", kategoriBerita, { name: "Akademik" }, "name"],
  ["two albums of one title", album, { judul: "Kemah" }, "judul"],
  ["two heads at the same time", kepalaMadrasah, { nama: "A", periode: "2024", sekarang: "on" }, "sekarang"],
  ["two figures of one name", figurPublik, { kelompok: "sarana", nama: "Luas", nilai: "2 ha" }, "nama"],
];

const refusedAt = async (sending: Promise<unknown>, register: Register, field: string) => {
  const refusal = await sending.then(
    () => undefined,
    (problem: unknown) => problem,
  );
  expect(refusal).toMatchObject({ name: "Refusal", kind: "invalid" });
  const { fields } = refusal as { fields: Record<string, string> };
  expect(Object.keys(fields)).toEqual([field]);
  expect(fields[field]).toMatch(/^[A-Z].*\.$/);
  expect(register.fields).toHaveProperty(field);
};

describe("what does not fit together is said at its field", () => {
  test.each(wrong)("%s", (_, register, sent, field) => refusedAt(add(register, sent), register, field));

  test.each(twice)("%s", async (_, register, sent, field) => {
    await add(register, sent);
    await refusedAt(add(register, sent), register, field);
  });

  test("a Friday before and after the prayer is two spans", async () => {
    await add(jadwalKerja, { hari: "Jumat", masuk: "13.30", pulang: "15.00" });
    const night = { judul: "A", mulai: "2026-11-21", selesai: "2026-11-22", jamMulai: "19.00", jamSelesai: "06.00" };
    expect(await add(agenda, night)).toMatchObject({ judul: "A", mulai: night.mulai, selesai: night.selesai });
  });
});
