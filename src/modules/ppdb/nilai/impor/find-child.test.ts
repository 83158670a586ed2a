/**
 * A list of an examination program names children by whatever that program knows: half a number, an NISN, a name. What goes wrong: a mark goes
 * to the namesake, to the child of a number that lost a figure, or to one of two who contradict each other.
 */
import { expect, test } from "vitest";
import { nomorPendaftaran } from "../../nomor.ts";
import { type Child, childFinder, type Said } from "./find-child.ts";

const child = (urut: number, namaLengkap: string, more: Partial<Child> = {}): Child => ({
  ...{ id: `anak-${urut}`, nomor: nomorPendaftaran(2027, urut), nisn: null, namaLengkap, tanggalLahir: "2012-03-09" },
  ...more,
});
const aminah = child(1, "Aminah Borman", { nisn: "0091234567" });
const budi = child(2, "Budi Lasimpo", { nisn: "" });
const citra = child(3, "Citra Labatjo", { nisn: "0091234569" });
const kembar = child(4, "CITRA LABATJO", { nisn: "0091234569" });
const find = childFinder([aminah, budi, citra, kembar]);
const found = (said: Partial<Said>) => {
  const answer = find({ ...{ nomor: "", nisn: "", nama: "", tanggalLahir: "" }, ...said });
  return "child" in answer ? answer.child.id : answer.sebab;
};

test("a number is known whole, as its figures and as its running number, however it is set apart", () => {
  for (const nomor of [aminah.nomor, aminah.nomor.toLowerCase().replaceAll("-", " "), "202700001", "2027-00001", "2027 000.01", "00001"])
    expect([nomor, found({ nomor })]).toEqual([nomor, aminah.id]);
  expect(found({ nomor: nomorPendaftaran(2027, 9) })).toBe(`Nomor ${nomorPendaftaran(2027, 9)} tidak ada di lembar ini.`);
  for (const nomor of ["PMBM-2027-00001-Z", "1", "000011"]) expect(found({ nomor })).toBe(`Nomor ${nomor} tidak ada di lembar ini.`);
  expect(found({ nomor: "9".repeat(60) })).toBe(`Nomor ${"9".repeat(40)} tidak ada di lembar ini.`);
});

test("a number and an NISN of two children are nobody's; an NISN that the madrasah does not have contradicts nothing", () => {
  const two = "Nomor dan NISN di baris ini milik calon siswa yang berlainan.";
  expect(found({ nomor: aminah.nomor, nisn: "0091234569" })).toBe(two);
  expect(found({ nomor: aminah.nomor, nisn: "0091234567" })).toBe(aminah.id);
  expect(found({ nomor: aminah.nomor })).toBe(aminah.id);
  expect(found({ nomor: budi.nomor, nisn: "0091234567" })).toBe(budi.id);
  expect(childFinder([child(7, "Dewi")])({ nomor: nomorPendaftaran(2027, 7), nisn: "1", nama: "", tanggalLahir: "" })).toMatchObject({
    child: { id: "anak-7" },
  });
});

test("without a number the NISN says whose it is, if it is one child's", () => {
  expect(found({ nisn: "0091234567", nama: "Budi Lasimpo", tanggalLahir: "2012-03-09" })).toBe(aminah.id);
  expect(found({ nisn: "0091234569" })).toBe("NISN 0091234569 dipakai lebih dari satu calon siswa di lembar ini.");
  expect(found({ nisn: "1".repeat(30) })).toBe(`NISN ${"1".repeat(20)} tidak ada di lembar ini.`);
});

test("a name counts with its birth date alone, however it is written, if it is one child's", () => {
  expect(found({ nama: "BUDI  lasimpo.", tanggalLahir: "2012-03-09" })).toBe(budi.id);
  expect(found({ nama: "Budi Lasimpo", tanggalLahir: "2012-03-10" })).toBe("Budi Lasimpo, lahir 10 Maret 2012, tidak ada di lembar ini.");
  expect(found({ nama: "Citra Labatjo", tanggalLahir: "2012-03-09" })).toBe(
    "Citra Labatjo, lahir 9 Maret 2012, dipakai lebih dari satu calon siswa di lembar ini.",
  );
  expect(found({ nama: "N".repeat(80), tanggalLahir: `12/3/12${"!".repeat(20)}` })).toBe(
    `${"N".repeat(60)}, lahir 12/3/12${"!".repeat(13)}, tidak ada di lembar ini.`,
  );
  for (const tanggalLahir of ["x2012-03-09", "2012-03-09x"])
    expect(found({ nama: "Budi", tanggalLahir })).toBe(`Budi, lahir ${tanggalLahir}, tidak ada di lembar ini.`);
  expect(found({ nama: "Budi Lasimpo" })).toBe("Nama saja belum cukup. Sertakan nomor, NISN, atau tanggal lahir.");
  expect(found({ tanggalLahir: "2012-03-09" })).toBe("Baris ini tidak menyebut calon siswanya.");
});
