import { createHash } from "node:crypto";
import type { Inventor } from "#kit/backup/anonymise/inventor.server.ts";
import type { Invent } from "#kit/backup/anonymise/statement.ts";
import { isDay } from "#kit/dates.ts";
import { nomorPendaftaran } from "#modules/ppdb/index.ts";
import { familyNames, givenNames, places, plainWords, posts, streets } from "./words.ts";

/** What becomes of values. Whatever has a form keeps it; whoever is one person stays one, wherever they are named. */
export const keep: Invent = (value) => value;
export const empty: Invent = () => null;
export const constant =
  (text: string): Invent =>
  () =>
    text;

export const id: Invent = (value, { inventor }) => inventor.id(value);
const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
/** Within a list, or within words. */
export const ids: Invent = (value, { inventor }) => value.replace(uuid, (one) => inventor.id(one));

const pick = (from: readonly string[], place: number): string => from[place] ?? "Contoh";

/** As people write it with and without degrees: one person has one invented name. */
const bareName = (name: string) =>
  (name.split(",", 1)[0] ?? "")
    .replace(/(^|\s)\p{L}{1,5}\./gu, " ")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

export const name: Invent = (value, { inventor }) => {
  const bare = bareName(value) || value;
  const given = pick(givenNames, inventor.number("nama depan", bare, givenNames.length));
  return `${given} ${pick(familyNames, inventor.number("nama belakang", bare, familyNames.length))}`;
};

export const day: Invent = (value, { inventor }) => (isDay(value) ? inventor.day(value) : null);

/** Figures of a number that the state gives, as many as before; one number stays one wherever it stands. */
export const digits =
  (kind: string): Invent =>
  (value, { inventor }) =>
    value.length < ofOnePerson
      ? inventor.digits(kind, value, value.length)
      : inventor.unique(kind, value, (attempt) => inventor.digits(kind, `${value} ${attempt}`, value.length));

export const behindFirst =
  (invent: Invent): Invent =>
  (value, told) =>
    `${value.slice(0, 1)}${invent(value.slice(1), told) ?? ""}`;

/** So many figures at least has a number that no two people share. */
const ofOnePerson = 10;

/** Birth, first day of service, sex, place in the row: all in one number, and the birth is that of the person's own row. */
export const nip: Invent = (value, { inventor }) =>
  inventor.unique("nip", value, (attempt) => {
    const digit = (kind: string, below: number) => inventor.number(kind, `${value} ${attempt}`, below);
    const month = String(digit("bulan", 12) + 1).padStart(2, "0");
    const place = String(digit("urut", 999) + 1).padStart(3, "0");
    return `${birthDigits(value.slice(0, 8), inventor)}${value.slice(8, 12)}${month}${value.slice(14, 15)}${place}`;
  });

function birthDigits(written: string, inventor: Inventor): string {
  const born = `${written.slice(0, 4)}-${written.slice(4, 6)}-${written.slice(6)}`;
  return isDay(born) ? inventor.day(born).replaceAll("-", "") : inventor.digits("lahir", written, 8);
}

/** A NIK tells day of birth and sex; without a day in the row it tells an invented one. */
export const nikOf =
  ({ birth, isWoman }: { readonly birth: string; readonly isWoman: (sex: string | null) => boolean }): Invent =>
  (value, { row, inventor }) => {
    const [told, sex] = [row.get(birth) ?? null, row.get("jenis_kelamin") ?? null];
    const [year = "", month = "", date = ""] = (told ? inventor.day(told) : "2000-01-01").split("-");
    const written = String(Number(date) + (isWoman(sex) ? 40 : 0)).padStart(2, "0");
    // With the birth: a number that was typed at two people is theirs alone.
    return inventor.unique("nik", `${value} ${told} ${isWoman(sex)}`, (attempt) => {
      const figures = (count: number, kind: string) => inventor.digits(kind, `${value} ${attempt}`, count);
      return `${figures(6, "nik wilayah")}${written}${month}${year.slice(2)}${figures(4, "nik urut")}`;
    });
  };

export const phone: Invent = (value, { inventor }) => `0810000${inventor.digits("telepon", value, 6)}`;
export const email: Invent = (value, { inventor }) => `contoh${inventor.digits("surel", value.toLowerCase(), 9)}@contoh.invalid`;
export const address: Invent = (value, { inventor }) => {
  const street = pick(streets, inventor.number("jalan", value, streets.length));
  return `${street} No. ${inventor.number("rumah", value, 99) + 1}, ${pick(places, inventor.number("kota", value, places.length))}`;
};
export const place: Invent = (value, { inventor }) => pick(places, inventor.number("tempat", value, places.length));
export const post: Invent = (value, { inventor }) => pick(posts, inventor.number("jabatan", value, posts.length));

/** Sentences about nobody, never longer than what was there, with its lines. */
export const words: Invent = (value, { inventor }) => {
  let place = inventor.number("kalimat", value, plainWords.length);
  const line = (was: string): string => {
    let told = "";
    while (told.length < was.length) told += `${told === "" ? "" : " "}${pick(plainWords, place++ % plainWords.length)}`;
    const cut = told.slice(0, was.length).trim();
    return cut.charAt(0).toUpperCase() + cut.slice(1);
  };
  return value.trim() === "" ? value : value.split("\n").map(line).join("\n");
};

/** A short name that no other row of the table has. */
export const label =
  (prefix: string): Invent =>
  (value, { inventor }) =>
    inventor.unique(prefix, value.toLowerCase(), (attempt) => `${prefix}${inventor.digits(prefix, `${value} ${attempt}`, 6)}`);

/** The number of a letter as it is made of codes and figures; any word in it, and any number of a person, is another. */
export const letterNumber: Invent = (value, { inventor }) =>
  inventor.unique("nomor surat", value, (attempt) =>
    value
      .replace(/\p{L}{5,}/gu, (word) => pick(plainWords, inventor.number("kata", word, plainWords.length)))
      .replace(/\d{6,}/g, (figures) => inventor.digits("angka", `${figures} ${attempt}`, figures.length)),
  );

/** Beyond all that this school will give, so that the next registration finds its number free. */
const firstInvented = 1_000_000;

export const registrationNumber: Invent = (value, { inventor }) =>
  inventor.unique("pendaftaran", value, (attempt) =>
    nomorPendaftaran(Number(value.slice(5, 9)), firstInvented + inventor.number("pendaftaran", `${value} ${attempt}`, 8_000_000)),
  );

/** Of a secret only its hash is kept; this one is of nothing. */
export const deadHash: Invent = (value, { inventor }) =>
  `\\x${createHash("sha256")
    .update(inventor.digits("sidik", value, 40))
    .digest("hex")}`;
