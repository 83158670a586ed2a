import { expect, test } from "vitest";
import { siswaFields } from "../siswa/bagian-siswa.ts";
import { incomplete, requestedEmis } from "./completeness.ts";

const full = Object.fromEntries(requestedEmis.map((nama) => [nama, "ada"]));
const wni = { ...full, kewarganegaraan: "Indonesia", kewarganegaraanAyah: "Indonesia", kewarganegaraanIbu: "Indonesia" };
const hidup = { ...wni, statusAyah: "Masih Hidup", statusIbu: "Masih Hidup", negara: null, kitas: null, kitasAyah: null, kitasIbu: null };

const labels = (siswa: Parameters<typeof incomplete>[0]) => incomplete(siswa).map(({ label }) => label);

test("what EMIS asks are fields of a pupil", () => {
  for (const nama of requestedEmis) expect(siswaFields).toHaveProperty(nama);
});

test("of a citizen whose parents live nothing but the permits may stay empty", () => {
  expect(labels(hidup)).toEqual([]);
  expect(labels({ ...hidup, nikAyah: null, noTelepon: "" })).toEqual(["Nomor telepon", "NIK ayah"]);
});

test("nothing is asked of who died or is unknown, of a foreigner a permit, and no number of who has no phone", () => {
  const tanpa = { nikAyah: null, pendidikanAyah: null, pekerjaanAyah: null, penghasilanAyah: null, noTeleponAyah: null };
  expect(labels({ ...hidup, ...tanpa, statusAyah: "Sudah Meninggal" })).toEqual([]);
  expect(labels({ ...hidup, noTelepon: null, tanpaHp: true })).toEqual([]);
  expect(labels({ ...hidup, kewarganegaraan: "asing", nik: null })).toEqual(["Negara asal", "Nomor KITAS"]);
});
