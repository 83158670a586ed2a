import { ageOn, formatDay, isDay } from "#kit/dates.ts";
import type { FieldSentences } from "#kit/refusals.ts";
import { readNip } from "#modules/akun/index.ts";
import { describeBulan, type NipDescription, normalizeNip, parseNip } from "./parse-nip.ts";

/** What a record says of a person, as typed or as stored. */
export type Fields = Readonly<Record<string, unknown>>;

export interface Check {
  /** What cannot be: refused. */
  readonly galat: FieldSentences;
  /** What is odd but stands in old records: asked once, then taken. */
  readonly peringatan: readonly string[];
}

/** What no single field can see: whether the fields fit together. */
export function checkPegawai(isian: Fields, hari: string): Check {
  const nip = normalizeNip(text(isian, "nip"));
  const dibaca = nip === "" ? undefined : readNip(nip, hari);
  if (dibaca?.error) return { galat: { nip: dibaca.error }, peringatan: [] };
  const uraian = parseNip(nip);
  return {
    galat: uraian ? bertentangan(isian, uraian) : {},
    peringatan: [
      ...(dibaca?.warnings ?? []),
      ...aboutStatus(isian, uraian),
      ...aboutMulai(isian, uraian),
      ...aboutNik(isian),
      ...aboutJabatan(isian),
    ],
  };
}

/** What a change makes odd that was not odd before: nobody is asked twice about an old record. */
export function newPeringatan(semula: Fields, kini: readonly string[], hari: string): readonly string[] {
  const lama = checkPegawai(semula, hari).peringatan;
  return kini.filter((kalimat) => !lama.includes(kalimat));
}

const text = (isian: Fields, nama: string): string => (typeof isian[nama] === "string" ? isian[nama].trim() : "");

function bertentangan(isian: Fields, { lahir, kelamin }: NipDescription): FieldSentences {
  const [tanggal, dipilih] = [text(isian, "tanggalLahir"), text(isian, "jenisKelamin")];
  return {
    ...(isDay(tanggal) &&
      tanggal !== lahir && { tanggalLahir: `NIP menunjukkan ${formatDay(lahir)}. Samakan tanggal ini, atau periksa lagi NIP-nya.` }),
    ...(kelamin !== null &&
      dipilih !== "" &&
      dipilih !== kelamin && { jenisKelamin: `NIP menunjukkan ${kelamin} (angka ke-15). Samakan, atau periksa lagi NIP-nya.` }),
  };
}

const asn: Readonly<Record<string, string>> = { pns: "PNS", cpns: "CPNS", pppk: "PPPK", "pppk-paruh-waktu": "PPPK paruh waktu" };
const isPppk = (status: string) => status.startsWith("pppk");

function* aboutStatus(isian: Fields, uraian: NipDescription | null): Generator<string> {
  const [status, pangkat] = [text(isian, "status"), text(isian, "pangkat")];
  const sebutan = asn[status];
  const adaNip = text(isian, "nip") !== "";
  if (sebutan && !adaNip) yield `Status ${sebutan}, tetapi NIP-nya kosong.`;
  if (status === "honorer" && adaNip) yield "Pegawai honorer biasanya tidak memiliki NIP.";
  if (uraian && sebutan && isPppk(status) && uraian.kontrak === null) yield `NIP ini berbentuk NIP PNS, sedangkan statusnya ${sebutan}.`;
  if (uraian && sebutan && !isPppk(status) && uraian.kontrak !== null)
    yield `NIP ini berbentuk nomor induk PPPK, sedangkan statusnya ${sebutan}.`;
  if (pangkat === "" || status === "") return;
  if (status === "honorer") yield "Pegawai honorer biasanya tidak memiliki pangkat.";
  else if (isPppk(status) !== pangkat.startsWith("PPPK-")) yield `Pangkat/golongan yang dipilih bukan untuk status ${sebutan}.`;
}

function* aboutMulai(isian: Fields, uraian: NipDescription | null): Generator<string> {
  const [lahir, tmt, tmtPangkat] = [text(isian, "tanggalLahir"), text(isian, "tmt"), text(isian, "tmtPangkat")];
  if (isDay(tmt) && uraian?.tmt && !tmt.startsWith(uraian.tmt)) {
    yield `Menurut NIP, TMT CPNS adalah ${describeBulan(uraian.tmt)}, sedangkan TMT bertugas diisi ${formatDay(tmt)}.`;
  }
  if (isDay(lahir) && isDay(tmt) && ageOn(lahir, tmt) < 17) yield `Pada TMT bertugas, umurnya ${Math.max(0, ageOn(lahir, tmt))} tahun.`;
  if (isDay(tmt) && isDay(tmtPangkat) && tmtPangkat < tmt) yield "TMT pangkat lebih dahulu daripada TMT bertugas.";
}

/** Digits 7 to 12 of a NIK are the day of birth; women have 40 added to the day. */
function* aboutNik(isian: Fields): Generator<string> {
  const [nik, lahir, kelamin] = [text(isian, "nik"), text(isian, "tanggalLahir"), text(isian, "jenisKelamin")];
  if (!/^\d{16}$/.test(nik) || !isDay(lahir)) return;
  const hari = Number(nik.slice(6, 8));
  const perempuan = hari > 40;
  const tanggal = `${String(perempuan ? hari - 40 : hari).padStart(2, "0")}${nik.slice(8, 12)}`;
  if (tanggal !== `${lahir.slice(8, 10)}${lahir.slice(5, 7)}${lahir.slice(2, 4)}`) {
    yield `NIK ini memuat tanggal lahir yang bukan ${formatDay(lahir)}.`;
  } else if (kelamin !== "" && perempuan !== (kelamin === "Wanita")) {
    yield `NIK ini milik ${perempuan ? "perempuan" : "laki-laki"}, sedangkan jenis kelaminnya ${kelamin}.`;
  }
}

const jenjangGuru: readonly (readonly [string, readonly string[]])[] = [
  ["Guru Ahli Pertama", ["III/a", "III/b"]],
  ["Guru Ahli Muda", ["III/c", "III/d"]],
  ["Guru Ahli Madya", ["IV/a", "IV/b", "IV/c"]],
  ["Guru Ahli Utama", ["IV/d", "IV/e"]],
];

function* aboutJabatan(isian: Fields): Generator<string> {
  const [jabatan, pangkat] = [text(isian, "jabatan").toLowerCase(), text(isian, "pangkat")];
  const jenjang = jenjangGuru.find(([nama]) => nama.toLowerCase() === jabatan);
  if (!jenjang || !pangkat.includes("/") || jenjang[1].includes(pangkat)) return;
  yield `${jenjang[0]} biasanya bergolongan ${jenjang[1].join(", ")}, bukan ${pangkat}.`;
}
