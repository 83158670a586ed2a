import { formatDay } from "#kit/dates.ts";
import { AFIRMASI_PERSEN } from "./general-rules.ts";
import { type JenisJalur, jalurLabel } from "./jenis-jalur.ts";
import { seriLabel } from "./seri.ts";
import { type Span, type Window, windowOf } from "./windows.ts";

export interface RulePeriode {
  readonly buka: string;
  readonly tutup: string;
  readonly kuota: number;
  readonly pengumuman: string | null;
  readonly afirmasiPersen: number | null;
  readonly biaya: number | null;
  readonly tanyaJurusan: boolean;
}

/** A path as it stands in the register, with the wave it belongs to. */
export interface RuleJalur extends Span, Window {
  readonly jenis: JenisJalur;
  readonly gelombang: string;
  readonly wave: Span;
  readonly kuota: number | null;
  readonly program: readonly (number | null)[];
  readonly bobot: Readonly<Record<string, number | null>>;
  readonly seri: readonly (string | null)[];
  readonly syarat: string | null;
}

/** What the committee should look at before the rules are published: never a refusal, because decrees know exceptions. */
export function ruleWarnings(periode: RulePeriode, jalur: readonly RuleJalur[]): readonly string[] {
  return [...feeWarning(periode), ...quotaWarnings(periode, jalur), ...jalur.flatMap((one) => pathWarnings(periode, one))];
}

/** Of the published rules: none, being changed, or in force. */
export type Sheet = "belum" | "diubah" | "terbit";

/** Whether everybody can check the rules under which families register. */
export function sheetWarnings({ buka, tutup }: Pick<RulePeriode, "buka" | "tutup">, sheet: Sheet, day: string): readonly string[] {
  if (sheet === "terbit" || day > tutup) return [];
  if (sheet === "diubah")
    return ["Lembar aturan sedang diubah. Terbitkan versi barunya, supaya yang mendaftar tahu aturan mana yang berlaku."];
  return day < buka
    ? [`Lembar aturan belum terbit. Terbitkan sebelum pendaftaran dibuka ${formatDay(buka)}.`]
    : [`Pendaftaran sudah dibuka sejak ${formatDay(buka)} tanpa lembar aturan yang terbit. Terbitkan sekarang.`];
}

const feeWarning = ({ biaya }: RulePeriode): readonly string[] =>
  biaya
    ? [
        "Biaya pendaftaran terisi. Madrasah negeri tidak memungut biaya; periksa dasar hukumnya, dan teks Info PPDB yang menyebut biaya, atau kosongkan.",
      ]
    : [];

/** @param of only what a path of this kind has to do with; absent: all */
export function quotaWarnings(
  { kuota, afirmasiPersen }: Pick<RulePeriode, "kuota" | "afirmasiPersen">,
  jalur: readonly RuleJalur[],
  of: JenisJalur = "afirmasi",
): readonly string[] {
  const sum = (some: readonly RuleJalur[]) => some.reduce((total, one) => total + (one.kuota ?? 0), 0);
  const all = sum(jalur);
  const afirmasi = sum(jalur.filter(({ jenis }) => jenis === "afirmasi"));
  const limit = afirmasiPersen ?? AFIRMASI_PERSEN;
  const places = Math.floor((kuota * limit) / 100);
  return [
    ...(all > kuota ? [`Kuota semua jalur ${all} tempat, sedangkan kuota periode ${kuota}.`] : []),
    ...(of === "afirmasi" && afirmasi > places
      ? [`Kuota afirmasi ${afirmasi} tempat. Batas ${limit} % dari ${kuota} adalah ${places} tempat.`]
      : []),
  ];
}

export function pathWarnings(periode: RulePeriode, jalur: RuleJalur): readonly string[] {
  const name = `${jalurLabel(jalur.jenis)} (${jalur.gelombang})`;
  return [...dayWarnings(periode, jalur), ...placeWarnings(periode, jalur), ...scoreWarnings(jalur)].map(
    (sentence) => `${name}: ${sentence}`,
  );
}

function dayWarnings(periode: RulePeriode, { wave, ...own }: RuleJalur): readonly string[] {
  if (own.dari >= own.sampai) return ["tidak pernah terbuka, karena waktunya di luar masa periode."];
  const days = [own.buka, own.tutup, wave.buka, wave.tutup].filter((day) => day !== null);
  const outside = days.some((day) => day < periode.buka || day > periode.tutup);
  const beyond = own.sampai > windowOf(periode, wave).sampai || own.dari < windowOf(periode, wave).dari;
  const late = periode.pengumuman !== null && own.sampai > windowOf({ buka: periode.buka, tutup: periode.pengumuman }).sampai;
  return [
    ...(outside ? [`tanggalnya di luar masa periode, ${formatDay(periode.buka)} – ${formatDay(periode.tutup)}.`] : []),
    ...(beyond ? ["waktunya di luar waktu gelombangnya."] : []),
    ...(late ? ["masih terbuka sesudah tanggal pengumuman."] : []),
  ];
}

function placeWarnings({ tanyaJurusan }: RulePeriode, { kuota, program, syarat }: RuleJalur): readonly string[] {
  const programs = program.reduce<number>((total, one) => total + (one ?? 0), 0);
  return [
    ...(kuota !== null && programs > kuota ? [`kuota semua program ${programs} tempat, sedangkan kuota jalur ${kuota}.`] : []),
    ...(!tanyaJurusan && program.some((one) => one !== null)
      ? ["ada kuota tiap program, sedangkan formulir tidak menanyakan jurusan."]
      : []),
    ...(syarat ? [] : ["syaratnya belum ditulis."]),
  ];
}

function scoreWarnings({ bobot, seri }: RuleJalur): readonly string[] {
  const weights = sumOfWeights(bobot);
  const unweighed = seri.filter((one) => one !== null && Object.hasOwn(bobot, one) && !bobot[one]);
  return [
    ...weightsWarning(bobot),
    ...(weights !== 0 && !seri[0] ? ["belum ada penentu bila nilainya sama."] : []),
    ...unweighed.map((one) => `penentu “${seriLabel(one ?? "")}” tidak ikut dinilai.`),
  ];
}

type Weights = Readonly<Record<string, number | null>>;

const sumOfWeights = (bobot: Weights): number => Object.values(bobot).reduce<number>((total, one) => total + (one ?? 0), 0);

/** Of rules and of rules that are only tried out: the scores of a path are hundredths of a hundred. */
export function weightsWarning(bobot: Weights): readonly string[] {
  const weights = sumOfWeights(bobot);
  return weights !== 0 && weights !== 100 ? [`jumlah bobot ${weights} %, seharusnya 100 %.`] : [];
}
