import type { Day } from "#kit/database/tables.ts";
import { formatDay } from "#kit/dates.ts";
import { nextPangkat, pangkat } from "../../pangkat.ts";
import type { Counts, PerihalRules, Rules } from "../jatuh-tempo.ts";
import { addTahun, byRules, startOfNextMonth } from "./tahun.ts";

/** What a career is counted from. */
export interface Karier {
  readonly status: string;
  readonly jenis: string;
  readonly jabatan: string | null;
  readonly tanggalLahir: Day | null;
  /** First day of service. */
  readonly tmt: Day | null;
  readonly pangkat: string | null;
  readonly tmtPangkat: Day | null;
  /** TMT of the last periodic raise that is written down. */
  readonly kgb: Day | null;
  /** Years of the highest Satyalancana received; 0 for none. */
  readonly satyalancana: number;
}

/** What the clock stands at, and the last day that is asked for. */
export interface Masa {
  readonly hari: Day;
  readonly sampai?: Day;
}

/** Everything that falls due next for one person, the nearest first. */
export function computeKarier(orang: Karier, aturan: readonly Rules[], { hari, sampai }: Masa): Counts[] {
  const bagian = [kgb(orang, aturan, hari), naikPangkat(orang, aturan), ...satya(orang, aturan, hari), pensiun(orang, aturan)];
  const henti = bagian[bagian.length - 1]?.jatuh;
  return bagian
    .filter((satu) => satu !== undefined)
    .filter(({ jenis, jatuh }) => jenis === "pensiun" || henti === undefined || jatuh < henti)
    .filter(({ jatuh }) => sampai === undefined || jatuh <= sampai)
    .toSorted((a, b) => (a.jatuh < b.jatuh ? -1 : a.jatuh > b.jatuh ? 1 : 0));
}

const pns = ({ status }: Karier) => status === "pns" || status === "cpns";
const pendek = (day: Day) => formatDay(day, "short");

/** From the last raise that is written down; without one, in step with the first day of service. */
function kgb(orang: Karier, aturan: readonly Rules[], hari: Day): Counts | undefined {
  const perihal: PerihalRules | undefined = pns(orang) ? "kgb" : orang.status === "pppk" ? "kgb-pppk" : undefined;
  const dari = orang.kgb ?? orang.tmt;
  if (!perihal || !dari) return undefined;
  const jenis = "kgb" as const;
  if (orang.kgb) {
    const hasil = byRules(aturan, perihal, (tahun) => addTahun(dari, tahun));
    return (
      hasil && {
        jenis,
        perihal: jenis,
        jatuh: hasil.jatuh,
        menuju: "",
        dasar: () => `KGB terakhir ${pendek(dari)}, tambah ${hasil.tahun} tahun`,
      }
    );
  }
  const hasil = byRules(aturan, perihal, (tahun) => nextKelipatan(dari, tahun, hari));
  return (
    hasil && { jenis, perihal: jenis, jatuh: hasil.jatuh, menuju: "", dasar: () => `Setiap ${hasil.tahun} tahun sejak TMT ${pendek(dari)}` }
  );
}

function nextKelipatan(dari: Day, tahun: number, hari: Day): Day {
  const lewat = Math.floor((Number(hari.slice(0, 4)) - Number(dari.slice(0, 4))) / tahun);
  const dekat = addTahun(dari, Math.max(1, lewat) * tahun);
  return dekat < hari ? addTahun(dari, (Math.max(1, lewat) + 1) * tahun) : dekat;
}

function naikPangkat(orang: Karier, aturan: readonly Rules[]): Counts | undefined {
  const { pangkat: kini, tmtPangkat } = orang;
  const berikut = kini ? nextPangkat(kini) : undefined;
  if (!pns(orang) || !berikut || !tmtPangkat) return undefined;
  const hasil = byRules(aturan, "pangkat", (tahun) => addTahun(tmtPangkat, tahun));
  return (
    hasil && {
      jenis: "pangkat",
      perihal: `pangkat:${berikut}`,
      jatuh: hasil.jatuh,
      menuju: pangkat.find(({ value }) => value === berikut)?.label ?? berikut,
      dasar: () => `Pangkat terakhir ${pendek(tmtPangkat)}, tambah ${hasil.tahun} tahun`,
    }
  );
}

/** Of those that could have been given, the highest; and the next one to come. */
function satya(orang: Karier, aturan: readonly Rules[], hari: Day): (Counts | undefined)[] {
  const { tmt } = orang;
  if (!pns(orang) || !tmt) return [];
  const semua = ([10, 20, 30] as const).flatMap((tahun): Counts[] => {
    const hasil = tahun > orang.satyalancana && byRules(aturan, `satyalancana-${tahun}`, (lama) => addTahun(tmt, lama));
    if (!hasil) return [];
    return [
      {
        jenis: "satyalancana",
        perihal: `satyalancana:${tahun}`,
        jatuh: hasil.jatuh,
        menuju: `${tahun} tahun`,
        dasar: () => `TMT bertugas ${pendek(tmt)}, tambah ${hasil.tahun} tahun`,
      },
    ];
  });
  const lewat = semua.filter(({ jatuh }) => jatuh <= hari).at(-1);
  const nanti = semua.find(({ jatuh }) => jatuh > hari);
  return [lewat, nanti];
}

/** On the first day of the month after the birthday. */
function pensiun(orang: Karier, aturan: readonly Rules[]): Counts | undefined {
  const { tanggalLahir } = orang;
  if (!tanggalLahir || orang.status === "honorer") return undefined;
  const hasil = byRules(aturan, pensiunRules(orang), (usia) => startOfNextMonth(addTahun(tanggalLahir, usia)));
  return (
    hasil && {
      jenis: "pensiun",
      perihal: "pensiun",
      jatuh: hasil.jatuh,
      menuju: "",
      dasar: () => `Lahir ${pendek(tanggalLahir)}, batas usia ${hasil.tahun} tahun`,
    }
  );
}

function pensiunRules({ jenis, jabatan }: Karier): PerihalRules {
  if (jenis === "guru") return "pensiun-guru";
  const kata = jabatan?.toLowerCase() ?? "";
  if (kata.includes("ahli utama")) return "pensiun-ahli-utama";
  if (kata.includes("ahli madya")) return "pensiun-ahli-madya";
  return /ahli (?:pertama|muda)/.test(kata) ? "pensiun-ahli-muda" : "pensiun-pelaksana";
}
