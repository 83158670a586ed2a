import { formatDay } from "#kit/dates.ts";
import type { Queue } from "../offline/queue.ts";
import type { Bundle, BundleContent, HariBundle, KelasBundle, PelajaranBundle } from "../read/bundle.ts";

/** Which class, on which day; a lesson, or the whole day. */
export interface Place {
  readonly kelasId: string;
  readonly tanggal: string;
  readonly jadwalId: string | null;
}

/** Monday is "1", as in the timetable. */
export const hariInPekan = (tanggal: string): string => String(new Date(`${tanggal}T00:00:00Z`).getUTCDay());

export const hariAt = ({ hari }: Bundle, tanggal: string): HariBundle | undefined => hari.find((satu) => satu.tanggal === tanggal);

/** "Jumat, 20 November 2026", and what is different that day: "… · Rapat guru, 07.30–10.30". */
export function describeHari(bekal: Bundle, tanggal: string): string {
  const hari = hariAt(bekal, tanggal);
  return [formatDay(tanggal, "long"), hari?.masuk ? hari.sebab : undefined].filter(Boolean).join(" · ");
}

/** The pupils who sit in a class on that day, by name. */
export const anggotaAt = ({ anggota }: Bundle, kelasId: string, tanggal: string) =>
  anggota.filter((satu) => satu.kelasId === kelasId && satu.mulai <= tanggal && (satu.selesai === null || satu.selesai >= tanggal));

export const pelajaranKelas = ({ jadwal }: Bundle, kelasId: string, tanggal: string): readonly PelajaranBundle[] =>
  jadwal.filter((satu) => satu.kelasId === kelasId && satu.hari === hariInPekan(tanggal)).sort((a, b) => a.jamKe - b.jamKe);

export const ownPelajaran = ({ jadwal }: Bundle, tanggal: string): readonly PelajaranBundle[] =>
  jadwal.filter((satu) => satu.milikSaya && satu.hari === hariInPekan(tanggal)).sort((a, b) => a.jamKe - b.jamKe);

/** The classes that this person may record on that day. */
export function kelasAt(bekal: Bundle, tanggal: string): readonly KelasBundle[] {
  const diajar = new Set(ownPelajaran(bekal, tanggal).map(({ kelasId }) => kelasId));
  return bekal.kelas.filter(({ id, setiapHari, piket }) => setiapHari || diajar.has(id) || (piket && tanggal === bekal.hariIni));
}

const same = (a: Place, b: Place) => a.kelasId === b.kelasId && a.tanggal === b.tanggal && a.jadwalId === b.jadwalId;

export const contentAt = ({ isi }: Pick<Bundle, "isi">, tempat: Place): readonly BundleContent[] =>
  isi.filter((satu) => same(satu, tempat));

export const queueAt = (antrean: readonly Queue[], tempat: Place): readonly Queue[] => antrean.filter((satu) => same(satu, tempat));

export interface Progress {
  readonly jumlah: number;
  /** Undefined: this device does not know. */
  readonly tercatat: number | undefined;
  readonly menunggu: number;
  readonly berbeda: number;
}

/** How far a class is, as far as this device knows. */
export function progress(bekal: Bundle, antrean: readonly Queue[], tempat: Place): Progress {
  const titipan = new Set(queueAt(antrean, tempat).flatMap(({ baris }) => baris.map(({ siswaId }) => siswaId)));
  const jumlah = anggotaAt(bekal, tempat.kelasId, tempat.tanggal).length;
  if (tempat.tanggal !== bekal.hariIni) {
    const { tercatat, berbeda } = bekal.lampau.find((satu) => same(satu, tempat)) ?? { tercatat: undefined, berbeda: 0 };
    // Of a day that had not come when the roster did, nothing is known.
    const dikenal = tempat.tanggal < bekal.hariIni && hariAt(bekal, tempat.tanggal) !== undefined;
    return { jumlah, tercatat: tercatat ?? (dikenal ? 0 : undefined), menunggu: titipan.size, berbeda };
  }
  const isi = contentAt(bekal, tempat);
  const tercatat = isi.filter(({ siswaId }) => !titipan.has(siswaId)).length;
  return { jumlah, tercatat, menunggu: titipan.size, berbeda: isi.filter(({ berbeda }) => berbeda).length };
}

/**
 * Where two devices recorded different things and nobody has chosen yet: oldest first, on one day in the order of the classes. In a
 * class of the own duty others choose.
 */
export function chooseFirst({ lampau, isi, kelas }: Bundle): readonly (Place & { readonly banyak: number })[] {
  const duty = new Set(kelas.filter(({ piket }) => piket).map(({ id }) => id));
  const kini = Map.groupBy(
    isi.filter(({ berbeda, kelasId }) => berbeda && !duty.has(kelasId)),
    ({ kelasId, tanggal, jadwalId }) => [kelasId, tanggal, jadwalId].join(),
  );
  const hariIni = [...kini.values()].flatMap(([satu, ...lain]) => (satu ? [{ ...placeFrom(satu), banyak: lain.length + 1 }] : []));
  const dahulu = lampau.filter(({ berbeda }) => berbeda > 0).map((satu) => ({ ...placeFrom(satu), banyak: satu.berbeda }));
  const urutan = new Map(kelas.map(({ id }, place) => [id, place]));
  const letak = ({ kelasId }: Place) => urutan.get(kelasId) ?? urutan.size;
  return [...dahulu, ...hariIni].sort((a, b) => a.tanggal.localeCompare(b.tanggal) || letak(a) - letak(b));
}

const placeFrom = ({ kelasId, tanggal, jadwalId }: Place): Place => ({ kelasId, tanggal, jadwalId });

/** The last day before it on which school was kept, as far as this device knows. */
export const hariSekolahBefore = ({ hari }: Bundle, tanggal: string): string | undefined =>
  hari.findLast((satu) => satu.masuk && satu.tanggal < tanggal)?.tanggal;

/** "Jam ke-1–2 · 07.30–09.00" */
export function describeJam({ jamKe, jumlahJam, mulai, selesai }: PelajaranBundle): string {
  const ke = jumlahJam > 1 ? `${jamKe}–${jamKe + jumlahJam - 1}` : String(jamKe);
  const pukul = [mulai, selesai].map((jam) => jam?.slice(0, 5).replace(":", ".")).filter(Boolean);
  return [`Jam ke-${ke}`, pukul.join("–")].filter(Boolean).join(" · ");
}
