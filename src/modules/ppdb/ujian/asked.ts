import { askedPage } from "#kit/paging.ts";
import { isUuid } from "#kit/register/uuid.ts";
import type { Urutan } from "./assign.ts";

export const ujianPageSize = 25;

/** What the page of an exam is asked for, as its address says it. */
export interface AskedUjian {
  readonly cari: string;
  /** A session, "tanpa" for those without a seat, "bentrok" for those with two exams at one hour, or "" for all. */
  readonly sesi: string;
  readonly ruang: string;
  /** From 1. */
  readonly halaman: number;
  /** The child that is to be moved, or "". */
  readonly anak: string;
  /** In which order a preview is wanted; "" for none. */
  readonly urutan: Urutan | "";
}

export function readAskedUjian(parameters: URLSearchParams): AskedUjian {
  const text = (name: string) => parameters.get(name) ?? "";
  const [sesi, urutan] = [text("sesi"), text("urutan")];
  const known = (value: string) => (isUuid(value) ? value : "");
  return {
    ...{ cari: text("cari").trim().slice(0, 100), ruang: known(text("ruang")), anak: known(text("anak")) },
    sesi: sesi === "tanpa" || sesi === "bentrok" ? sesi : known(sesi),
    urutan: isUrutan(urutan) ? urutan : "",
    halaman: askedPage(parameters),
  };
}

export const isUrutan = (value: unknown): value is Urutan => value === "nomor" || value === "sekolah";
