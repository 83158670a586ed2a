import { expect, test } from "vitest";
import { bidangSiswa } from "../siswa/bagian-siswa.ts";
import { belumLengkap, dimintaEmis } from "./kelengkapan.ts";

const lengkap = Object.fromEntries(dimintaEmis.map((nama) => [nama, "ada"]));
const wni = { ...lengkap, kewarganegaraan: "Indonesia", kewarganegaraanAyah: "Indonesia", kewarganegaraanIbu: "Indonesia" };
const hidup = { ...wni, statusAyah: "Masih Hidup", statusIbu: "Masih Hidup", negara: null, kitas: null, kitasAyah: null, kitasIbu: null };

test("what EMIS asks are fields of a pupil", () => {
  for (const nama of dimintaEmis) expect(bidangSiswa).toHaveProperty(nama);
});

test("of a citizen whose parents live nothing but the permits may stay empty", () => {
  expect(belumLengkap(hidup)).toEqual([]);
  expect(belumLengkap({ ...hidup, nikAyah: null, noTelepon: "" })).toEqual(["Nomor telepon", "NIK ayah"]);
});

test("nothing is asked of who died or is unknown, of a foreigner a permit, and no number of who has no phone", () => {
  const tanpa = { nikAyah: null, pendidikanAyah: null, pekerjaanAyah: null, penghasilanAyah: null, noTeleponAyah: null };
  expect(belumLengkap({ ...hidup, ...tanpa, statusAyah: "Sudah Meninggal" })).toEqual([]);
  expect(belumLengkap({ ...hidup, noTelepon: null, tanpaHp: true })).toEqual([]);
  expect(belumLengkap({ ...hidup, kewarganegaraan: "asing", nik: null })).toEqual(["Negara asal", "Nomor KITAS"]);
});
