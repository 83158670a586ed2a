import { addDays } from "#kit/dates.ts";
import type { Option } from "#kit/register/fields.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { readTypedDay } from "#kit/typed-day.ts";

export const kategori = [
  { value: "all", label: "Semua" },
  { value: "teacher", label: "Guru dan staf" },
  { value: "student", label: "Siswa" },
] as const satisfies readonly Option[];

export const menurut = [
  { value: "orang", label: "Orang" },
  { value: "kelas", label: "Kelas" },
  { value: "mapel", label: "Mata pelajaran" },
  { value: "tanggal", label: "Tanggal" },
] as const satisfies readonly Option[];

export const format = [
  { value: "pdf", label: "PDF" },
  { value: "excel", label: "Excel" },
  { value: "csv", label: "CSV" },
] as const satisfies readonly Option[];

type Value<T extends readonly Option[]> = T[number]["value"];
export type Kategori = Value<typeof kategori>;
export type Menurut = Value<typeof menurut>;
export type Format = Value<typeof format>;

/** What a report is asked for; the same words stand in its address. */
export interface Minta {
  readonly dari: string;
  readonly sampai: string;
  readonly kategori: Kategori;
  readonly menurut: Menurut;
  /** Of one class; "" for all that one may see. */
  readonly kelas: string;
  /** Of one person; "" for all. */
  readonly orang: string;
  readonly cari: string;
}

const longest = 400;

/** Both days start as today. What does not fit is taken as not asked for; a range in the wrong order is turned. */
export function readRequest(parameters: URLSearchParams, hariIni: string): Minta {
  const hari = (nama: string) => readTypedDay(parameters.get(nama) ?? "", hariIni) ?? hariIni;
  const satu = <T extends readonly Option[]>(pilihan: T, nama: string, semula: Value<T>): Value<T> =>
    pilihan.some(({ value }) => value === parameters.get(nama)) ? (parameters.get(nama) as Value<T>) : semula;
  const kunci = (nama: string) => (isUuid(parameters.get(nama) ?? "") ? (parameters.get(nama) ?? "") : "");
  const [awal, akhir] = [hari("dari"), hari("sampai")].sort() as [string, string];
  const paling = addDays(awal, longest);
  return {
    dari: awal,
    sampai: akhir > paling ? paling : akhir,
    kategori: satu(kategori, "kategori", "all"),
    menurut: satu(menurut, "menurut", "orang"),
    kelas: kunci("kelas"),
    orang: kunci("orang"),
    cari: (parameters.get("cari") ?? "").trim().slice(0, 80),
  };
}

/** As an address carries it. */
export const writeRequest = (minta: Minta): URLSearchParams =>
  new URLSearchParams(Object.entries(minta).filter((pasangan): pasangan is [string, string] => pasangan[1] !== ""));

export const isFormat = (value: unknown): value is Format => format.some((satu) => satu.value === value);
