import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { check } from "#kit/register/check.ts";
import { registration } from "#tests/support/registrations.ts";
import { checkPendaftaran } from "./check-pendaftaran.ts";
import { everyQuestion, labels, noQuestion, registrationFields, registrationSteps, stepOf } from "./fields.ts";
import type { Tanya } from "./periode.ts";
import { periodePpdb } from "./periode-ppdb.ts";

const fault = (changed: Record<string, unknown>, source: "form" | "json" = "json") =>
  checkPendaftaran({ ...registration(), ...changed }, source).errors;

describe("a period", () => {
  const isi = { tahunAjaran: "2027/2028", buka: "2027-02-01", tutup: "2027-06-30", kuota: 288 };
  test("needs its year, its days and its places, and nothing else", () => {
    const { values, errors } = check(periodePpdb.fields, isi, "json");
    const empty = { pengumuman: null, ambilSampai: null, ambilHari: null, daftarUlangMulai: null, daftarUlangSelesai: null };
    const ofDecree = {
      usiaMaksimal: null,
      usiaPer: null,
      afirmasiPersen: null,
      biaya: null,
      draf: false,
      simpanBulan: null,
      ...{ tanyaUn: false, tanyaJurusan: false, susulanHari: null, tanpaLembar: false },
      lengkapiSampai: null,
    };
    expect([values, errors]).toEqual([{ ...isi, ...empty, ...ofDecree }, {}]);
    expect(Object.keys(check(periodePpdb.fields, {}, "json").errors)).toEqual(Object.keys(isi));
  });
  test.each(["2027/2027", "27/2028", "2027/28", "2027-2028", "2o27/2028", "20x7/2028", "202x/2028", "2027/20x8", "2027/202x"])(
    "%s is no school year",
    (tahunAjaran) => expect(Object.keys(check(periodePpdb.fields, { ...isi, tahunAjaran }, "json").errors)).toEqual(["tahunAjaran"]),
  );
});

describe("isian pendaftaran", () => {
  test("every field is asked for in exactly one step", () => {
    expect(registrationSteps.flatMap((one) => one.isian).sort()).toEqual(Object.keys(registrationFields).sort());
    expect(["namaLengkap", "namaAyah", "asalSekolah", "jawab-juz", "agreement", "lain"].map(stepOf)).toEqual([1, 2, 3, 3, 4, 0]);
  });

  test("the fields of the specification are enough, and religion and nationality fill themselves in", () => {
    const { agama: _, kewarganegaraan: __, ...rest } = registration();
    expect(checkPendaftaran(rest, "json")).toMatchObject({
      errors: {},
      values: { agama: "islam", kewarganegaraan: "Indonesia", email: null },
    });
    for (const kewarganegaraan of [null, ""])
      expect(checkPendaftaran({ ...registration(), kewarganegaraan }, "json").values.kewarganegaraan).toBe("Indonesia");
    expect(checkPendaftaran({ ...registration(), kewarganegaraan: "Malaysia" }, "json").values.kewarganegaraan).toBe("Malaysia");
  });

  test.each([
    ["namaLengkap", ""],
    ["namaAyah", ""],
    ["pekerjaanAyah", ""],
    ["alamat", ""],
    ["noTeleponOrtu", ""],
    ["jurusan", ""],
    ["namaLengkap", 12],
    ["namaLengkap", "a".repeat(101)],
    ["namaLengkap", "12345"],
    ["alamat", "Jalan\u0000 Contoh"],
    ["tanggalLahir", "2012-02-30"],
    ["tanggalLahir", "2099-01-01"],
    ["jenisKelamin", "Wanita"],
    ["agama", "kristen"],
    ["email", "bukan e-mail"],
    ["nilaiUN", 100.01],
    ["nilaiUN", -1],
    ["nilaiUN", 85.555],
    ["nilaiUN", "85"],
    ["jurusan", "teknik"],
    ["agreement", false],
    ["agreement", "ya"],
    ["peran", "administrator"],
  ])("%s %j is refused with a sentence of its own", (name, value) => {
    expect(Object.keys(fault({ [name]: value }))).toEqual([name]);
  });

  test("what the period does not ask for may be left out, and is judged where it is sent", () => {
    const { nilaiUN, jurusan, ...rest } = registration();
    const errors = (tanya: Tanya, sent: object = {}) => checkPendaftaran({ ...rest, ...sent }, "json", tanya).errors;
    expect(errors(noQuestion)).toEqual({});
    expect(Object.keys(errors(everyQuestion))).toEqual(["nilaiUN", "jurusan"]);
    expect(Object.keys(errors({ ...noQuestion, tanyaUn: true }))).toEqual(["nilaiUN"]);
    expect(Object.keys(errors({ ...noQuestion, tanyaJurusan: true }))).toEqual(["jurusan"]);
    expect(checkPendaftaran({ ...rest, nilaiUN, jurusan }, "json", noQuestion)).toMatchObject({ errors: {}, values: { nilaiUN, jurusan } });
    expect(Object.keys(errors(noQuestion, { nilaiUN: 101, jurusan: "teknik" }))).toEqual(["nilaiUN", "jurusan"]);
  });

  test("a choice is called by its name, everything else by what was written", () => {
    const disebut = [labels("jenisKelamin", "perempuan"), labels("jurusan", "ips"), labels("jurusan", "lama"), labels("alamat", "ipa")];
    expect(disebut).toEqual(["Perempuan", "IPS", "lama", "ipa"]);
  });

  test("without consent the sentence is the specification's", () => {
    expect(fault({ agreement: undefined }).agreement).toBe("Persetujuan Diperlukan");
  });

  test.each(["0812 3456 7890", "+62 812-3456-7890", "62812 3456 7890", "(0451) 421234", "0451-4212345", "+62 (0)812 3456 7890"])(
    "%s is an Indonesian number",
    (noTelepon) => {
      const { values, errors } = checkPendaftaran({ ...registration(), noTelepon }, "json");
      expect(errors).toEqual({});
      expect(values.noTelepon).toMatch(/^0\d{8,12}$/);
    },
  );

  test.each(["0812 34", "+1 202 555 0123", "12345678901", "0812x3456789", "08123456789012345"])("%s is not", (noTelepon) => {
    expect(Object.keys(fault({ noTelepon }))).toEqual(["noTelepon"]);
  });

  test("every mobile number comes out the same, however it is written", () => {
    const digits = fc.stringMatching(/^8[1-9]\d{7,9}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom("0", "+62", "62", "+62 0"), fc.constantFrom("", " ", "-"), (rest, prefix, gap) => {
        const written = `${prefix}${rest.slice(0, 3)}${gap}${rest.slice(3, 7)}${gap}${rest.slice(7)}`;
        expect(checkPendaftaran({ ...registration(), noTelepon: written }, "json").values.noTelepon).toBe(`0${rest}`);
      }),
    );
  });

  test("no text at all makes the check fail", () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(registrationFields), "lain"), fc.anything()), (sent) => {
        const { values, errors } = checkPendaftaran(sent, "json");
        for (const name of Object.keys(registrationFields)) expect(Object.hasOwn(values, name) !== Object.hasOwn(errors, name)).toBe(true);
      }),
    );
  });
});
