import { formatDay } from "#kit/dates.ts";
import type { Bekal, HariBekal, IsiBekal, KelasBekal, PelajaranBekal } from "../baca/bekal.ts";
import type { Antrean } from "../luring/antrean.ts";

/** Which class, on which day; a lesson, or the whole day. */
export interface Tempat {
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
}

/** Monday is "1", as in the timetable. */
export const hariDalamPekan = (tanggal: string): string => String(new Date(`${tanggal}T00:00:00Z`).getUTCDay());

export const hariPada = ({ hari }: Bekal, tanggal: string): HariBekal | undefined => hari.find((satu) => satu.tanggal === tanggal);

/** "Jumat, 20 November 2026", and what is different that day: "… · Rapat guru, 07.30–10.30". */
export function sebutHari(bekal: Bekal, tanggal: string): string {
  const hari = hariPada(bekal, tanggal);
  return [formatDay(tanggal, "long"), hari?.masuk ? hari.sebab : undefined].filter(Boolean).join(" · ");
}

/** The pupils who sit in a class on that day, by name. */
export const anggotaPada = ({ anggota }: Bekal, kelasId: string, tanggal: string) =>
  anggota.filter((satu) => satu.kelasId === kelasId && satu.mulai <= tanggal && (satu.selesai === null || satu.selesai >= tanggal));

export const pelajaranKelas = ({ jadwal }: Bekal, kelasId: string, tanggal: string): readonly PelajaranBekal[] =>
  jadwal.filter((satu) => satu.kelasId === kelasId && satu.hari === hariDalamPekan(tanggal)).sort((a, b) => a.jamKe - b.jamKe);

export const pelajaranSaya = ({ jadwal }: Bekal, tanggal: string): readonly PelajaranBekal[] =>
  jadwal.filter((satu) => satu.milikSaya && satu.hari === hariDalamPekan(tanggal)).sort((a, b) => a.jamKe - b.jamKe);

/** The classes that this person may record on that day. */
export function kelasPada(bekal: Bekal, tanggal: string): readonly KelasBekal[] {
  const diajar = new Set(pelajaranSaya(bekal, tanggal).map(({ kelasId }) => kelasId));
  return bekal.kelas.filter(({ id, setiapHari }) => setiapHari || diajar.has(id));
}

const sama = (a: Tempat, b: Tempat) => a.kelasId === b.kelasId && a.tanggal === b.tanggal && a.jadwalId === b.jadwalId;

export const isiPada = ({ isi }: Pick<Bekal, "isi">, tempat: Tempat): readonly IsiBekal[] => isi.filter((satu) => sama(satu, tempat));

export const antreanPada = (antrean: readonly Antrean[], tempat: Tempat): readonly Antrean[] =>
  antrean.filter((satu) => sama(satu, tempat));

export interface Kemajuan {
  readonly jumlah: number;
  /** Undefined: this device does not know. */
  readonly tercatat: number | undefined;
  readonly menunggu: number;
  readonly berbeda: number;
}

/** How far a class is, as far as this device knows. */
export function kemajuan(bekal: Bekal, antrean: readonly Antrean[], tempat: Tempat): Kemajuan {
  const titipan = new Set(antreanPada(antrean, tempat).flatMap(({ baris }) => baris.map(({ siswaId }) => siswaId)));
  const jumlah = anggotaPada(bekal, tempat.kelasId, tempat.tanggal).length;
  if (tempat.tanggal !== bekal.hariIni) {
    const { tercatat, berbeda } = bekal.lampau.find((satu) => sama(satu, tempat)) ?? { tercatat: undefined, berbeda: 0 };
    // Of a day that had not come when the roster did, nothing is known.
    const dikenal = tempat.tanggal < bekal.hariIni && hariPada(bekal, tempat.tanggal) !== undefined;
    return { jumlah, tercatat: tercatat ?? (dikenal ? 0 : undefined), menunggu: titipan.size, berbeda };
  }
  const isi = isiPada(bekal, tempat);
  const tercatat = isi.filter(({ siswaId }) => !titipan.has(siswaId)).length;
  return { jumlah, tercatat, menunggu: titipan.size, berbeda: isi.filter(({ berbeda }) => berbeda).length };
}

/** Where two devices recorded different things and nobody has chosen yet: oldest first, on one day in the order of the classes. */
export function perluDipilih({ lampau, isi, kelas }: Bekal): readonly (Tempat & { readonly banyak: number })[] {
  const kini = Map.groupBy(
    isi.filter(({ berbeda }) => berbeda),
    ({ kelasId, tanggal, jadwalId }) => [kelasId, tanggal, jadwalId].join(),
  );
  const hariIni = [...kini.values()].flatMap(([satu, ...lain]) => (satu ? [{ ...tempatDari(satu), banyak: lain.length + 1 }] : []));
  const dahulu = lampau.filter(({ berbeda }) => berbeda > 0).map((satu) => ({ ...tempatDari(satu), banyak: satu.berbeda }));
  const urutan = new Map(kelas.map(({ id }, place) => [id, place]));
  const letak = ({ kelasId }: Tempat) => urutan.get(kelasId) ?? urutan.size;
  return [...dahulu, ...hariIni].sort((a, b) => a.tanggal.localeCompare(b.tanggal) || letak(a) - letak(b));
}

const tempatDari = ({ kelasId, tanggal, jadwalId }: Tempat): Tempat => ({ kelasId, tanggal, jadwalId });

/** The last day before it on which school was kept, as far as this device knows. */
export const hariSekolahSebelum = ({ hari }: Bekal, tanggal: string): string | undefined =>
  hari.findLast((satu) => satu.masuk && satu.tanggal < tanggal)?.tanggal;

/** "Jam ke-1–2 · 07.30–09.00" */
export function sebutJam({ jamKe, jumlahJam, mulai, selesai }: PelajaranBekal): string {
  const ke = jumlahJam > 1 ? `${jamKe}–${jamKe + jumlahJam - 1}` : String(jamKe);
  const pukul = [mulai, selesai].map((jam) => jam?.slice(0, 5).replace(":", ".")).filter(Boolean);
  return [`Jam ke-${ke}`, pukul.join("–")].filter(Boolean).join(" · ");
}
