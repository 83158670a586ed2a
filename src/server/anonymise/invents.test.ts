import { expect, test } from "vitest";
import { openInventor } from "#kit/backup/anonymise/inventor.server.ts";
import type { Invent } from "#kit/backup/anonymise/statement.ts";
import { checkField } from "#kit/register/check.ts";
import { email as emailField, type Field, phone as phoneField } from "#kit/register/fields.ts";
import { checkNomor, nomorPendaftaran } from "#modules/ppdb/index.ts";
import { registers } from "#src/registers.ts";
import { day, digits, email, letterNumber, name, nikOf, nip, phone, registrationNumber, words } from "./invents.ts";
import { columnOf } from "./of-register.ts";
import { statements } from "./statements.ts";

const inventor = openInventor();
const ask = (invent: Invent, value: string, row: Readonly<Record<string, string | null>> = {}) =>
  invent(value, { row: new Map(Object.entries(row)), inventor });

test("a NIP keeps its form, its sex and the birth of its own row, and is nobody else's", () => {
  const asked = Array.from({ length: 500 }, (_, place) => `19850412201001${(place % 2) + 1}${String(place % 999).padStart(3, "0")}`);
  const made = asked.map((one) => String(ask(nip, one)));
  expect(new Set(made).size).toBe(new Set(asked).size);
  for (const [place, one] of made.entries()) {
    expect(one).toMatch(/^\d{18}$/);
    expect(one.slice(0, 8)).toBe(String(ask(day, "1985-04-12")).replaceAll("-", ""));
    expect(one.slice(12, 14)).toMatch(/^(0[1-9]|1[0-2])$/);
    expect(one[14]).toBe(asked[place]?.[14]);
    expect(asked).not.toContain(one);
  }
});

test("a NIK tells the invented birth and the sex of its row", () => {
  const nik = nikOf({ birth: "tanggal_lahir", isWoman: (sex) => sex === "perempuan" });
  for (const jenis_kelamin of ["perempuan", "laki-laki"]) {
    const made = String(ask(nik, "7201015705100001", { tanggal_lahir: "2010-05-17", jenis_kelamin }));
    const [year = "", month = "", date = ""] = String(ask(day, "2010-05-17")).split("-");
    expect(made).toMatch(/^\d{16}$/);
    expect(made.slice(6, 12)).toBe(
      `${String(Number(date) + (jenis_kelamin === "perempuan" ? 40 : 0)).padStart(2, "0")}${month}${year.slice(2)}`,
    );
  }
});

test("one person has one name, with degrees and without", () => {
  const made = ask(name, "Drs. H. Abdul Rahman Lamadjido, M.Pd.");
  expect(ask(name, "abdul rahman lamadjido")).toBe(made);
  expect(made).not.toMatch(/abdul|rahman |lamadjido/i);
});

test("what a form asks of phones, addresses and numbers still holds", () => {
  const takes = (field: Field, value: string | null) => expect(checkField(field, value)).toBe(value);
  takes(phoneField({ label: "Telepon" }), ask(phone, "081234567890"));
  takes(emailField({ label: "Surel" }), ask(email, "nur@contoh.id"));
  expect(ask(digits("nisn"), "0051234567")).toMatch(/^\d{10}$/);
  const nomor = String(ask(registrationNumber, nomorPendaftaran(2027, 12)));
  expect(checkNomor(nomor)).toEqual({ benar: true, nomor });
  expect(nomor).toMatch(/^PMBM-2027-\d{7}-/);
});

/** One of each form that a field asks for. */
const forms = [...Array.from({ length: 18 }, (_, length) => "1".repeat(length + 1)), "2026/2027", "/halaman", "contoh"];

test("whatever has a form has it still, or is empty", () => {
  const wrong = registers.flatMap(({ table, fields }) =>
    Object.entries(fields).flatMap(([name, field]) => {
      const statement = statements[table];
      const invent = statement === "left" ? undefined : statement?.[columnOf(name)];
      const fitting = field.kind === "text" && field.pattern ? forms.find((form) => field.pattern?.test(form)) : undefined;
      if (field.kind !== "text" || !invent || fitting === undefined) return [];
      return Array.from({ length: 50 }, (_, n) => `${fitting.slice(0, -2)}${String(n + 10).slice(-fitting.length)}`)
        .filter((one) => field.pattern?.test(one))
        .map((one) => ask(invent, one))
        .filter((made) => (made === null ? field.required : !field.pattern?.test(made)))
        .slice(0, 1)
        .map((made) => `${table}.${name}: ${made}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("words tell of nobody, in as many lines and no more letters", () => {
  const said = "Kepada Yth. Ibu Hasnawati\n\nDengan hormat, ananda Nur Azizah (NISN 0051234567)…";
  const made = String(ask(words, said));
  expect(made.split("\n").map((line) => line.length > 0)).toEqual([true, false, true]);
  expect(made.length).toBeLessThanOrEqual(said.length);
  expect(made).not.toMatch(/hasnawati|azizah|\d/i);
});

test("the codes of a letter's number stay, a name or a person's number in it does not", () => {
  expect(ask(letterNumber, "B-0123/Ma.22.03/PP.00.6/11/2026")).toBe("B-0123/Ma.22.03/PP.00.6/11/2026");
  expect(ask(letterNumber, "12/Hasnawati/198504122010012001")).not.toMatch(/hasnawati|198504122010012001/i);
});

test("an account of a copy has no password and no administrator's rights", () => {
  const akun = statements.akun;
  if (!akun || akun === "left") throw new Error("accounts come along");
  const at = (column: string, value: string) => akun[column]?.(value, { row: new Map(), inventor });
  expect(at("password_hash", "$argon2id$…")).toBeNull();
  expect(at("peran", "{administrator,guru}")).toBe("{guru}");
  expect(at("peran", "{administrator}")).toBe("{}");
});
