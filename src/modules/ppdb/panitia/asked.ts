import { askedPage } from "#kit/paging.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { isJenisJalur, type JenisJalur } from "../jalur/jenis-jalur.ts";
import { isKeadaan, type Keadaan } from "../keadaan/keadaan.ts";

/** What the desk's list is asked for, as its address says it. */
export interface Asked {
  readonly cari: string;
  readonly keadaan: Keadaan | "";
  readonly jalur: JenisJalur | "";
  /** An account, "saya", "tanpa", or "" for whoever it is. */
  readonly verifikator: string;
  readonly ganda: boolean;
  /** Those alone that lack this paper, or any by "*"; "" for whatever they lack. */
  readonly kurang: string;
  /** Those alone whose age is outside the period's rule. */
  readonly umur: boolean;
  /** Those alone that came in on these days. */
  readonly masuk: Masuk | "";
  /** The order of the rows: by number, or by when they came in. */
  readonly urut: "nomor" | "masuk";
  readonly arah: "asc" | "desc";
  /** Those alone who have not answered all that has to be answered. */
  readonly jawaban: boolean;
  /** A period, or "" for the latest. */
  readonly periode: string;
  /** From 1. */
  readonly halaman: number;
}

export const mejaPageSize = 25;

/** Days on which a registration came in, counted back from today. */
export const masukDays = {
  "hari-ini": { label: "Masuk hari ini", dari: 0, sampai: 0 },
  kemarin: { label: "Masuk kemarin", dari: 1, sampai: 1 },
  "tujuh-hari": { label: "Masuk tujuh hari terakhir", dari: 6, sampai: 0 },
} as const;

export type Masuk = keyof typeof masukDays;

const isMasuk = (value: string): value is Masuk => Object.hasOwn(masukDays, value);

export function readAsked(parameters: URLSearchParams): Asked {
  const text = (name: string) => parameters.get(name) ?? "";
  const [keadaan, jalur, masuk, verifikator] = [text("keadaan"), text("jalur"), text("masuk"), text("verifikator")];
  return {
    cari: text("cari").trim().slice(0, 200),
    keadaan: isKeadaan(keadaan) ? keadaan : "",
    jalur: isJenisJalur(jalur) ? jalur : "",
    verifikator: verifikator === "saya" || verifikator === "tanpa" || isUuid(verifikator) ? verifikator : "",
    ganda: text("ganda") === "ganda",
    kurang: readKurang(text("berkas")),
    umur: text("umur") === "luar",
    masuk: isMasuk(masuk) ? masuk : "",
    urut: text("urut") === "masuk" ? "masuk" : "nomor",
    arah: text("arah") === "desc" ? "desc" : "asc",
    jawaban: text("jawaban") === "kurang",
    periode: isUuid(text("periode")) ? text("periode") : "",
    halaman: askedPage(parameters),
  };
}

const [any, one] = ["kurang", "kurang:"];

const readKurang = (typed: string): string => (typed === any ? "*" : typed.startsWith(one) ? typed.slice(one.length, 250) : "");

/** As the address says it. */
export const writeKurang = (kurang: string): string => (kurang === "" ? "" : kurang === "*" ? any : `${one}${kurang}`);
