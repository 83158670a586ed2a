import type { Hasil } from "../catat/kiriman.ts";
import { type Antrean, ambilAntrean, antreanMilik, type BarisAntrean, hapusAntrean, simpanAntrean } from "./antrean.ts";
import { belumDiunggah, berbukti, perluDiunggah, tanpaBerkas } from "./bukti-antrean.ts";
import { gagalLagi, giliran } from "./giliran.ts";

export type Sambungan =
  /** Everything whose turn it was has been sent, or waits for a later try of its own. */
  | "selesai"
  /** Nobody answers; it is tried again by itself. */
  | "terputus"
  /** The session is over: its person has to sign in again. */
  | "masuk";

export interface Laporan {
  readonly sambungan: Sambungan;
  readonly hasil: readonly Hasil[];
}

/** Why nothing came of a sending: nobody answers, nobody is signed in; the server failed at it; it took too long. */
type Kendala = "terputus" | "masuk" | "gagal" | "lama";

const kesabaran = 20_000;

/**
 * Sends what waits, oldest first, one tab at a time. Only the queue of `akunId`, and only as that person. What fails holds
 * nothing else up. `segera`: a person asks for it, pauses do not count.
 */
export async function kirimAntrean(akunId: string, segera = false): Promise<Laporan> {
  return navigator.locks.request("absensi-kirim", async () => {
    const hasil: Hasil[] = [];
    for (const satu of await antreanMilik(akunId)) {
      if (satu.sebab || !(segera || giliran(satu, Date.now()))) continue;
      const jawaban = await kirimSatu(satu);
      if (jawaban === "gagal" || jawaban === "lama") await tunda(satu.kunci);
      if (jawaban === "terputus" || jawaban === "masuk") return { sambungan: jawaban, hasil };
      // Perhaps the network is gone, so the others are not kept waiting for the same answer; next time they come first.
      if (jawaban === "lama") return { sambungan: "terputus", hasil };
      if (jawaban !== "gagal") hasil.push(jawaban);
    }
    return { sambungan: "selesai", hasil };
  });
}

/** A proof may have gone meanwhile, so what lies on the device is put off, not what was read before. */
async function tunda(kunci: string): Promise<void> {
  const kini = await ambilAntrean(kunci);
  if (kini) await simpanAntrean({ ...kini, gagal: gagalLagi(kini.gagal, Date.now()) });
}

async function kirimSatu(satu: Antrean): Promise<Hasil | Kendala> {
  const siap = await unggahBukti(satu);
  if (typeof siap === "string") return siap;
  if (siap.sebab) return { tercatat: 0, berbeda: [], ditolak: [], kalimat: siap.sebab };
  const { sebutan: _, gagal: __, ...isi } = siap;
  const jawaban = await minta("/api/absensi-siswa", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...isi, baris: isi.baris.map(tanpaBerkas), dikirimPada: new Date().toISOString() }),
  });
  if (typeof jawaban === "string") return jawaban;
  const { ok, isi: dijawab } = jawaban;
  if (!ok) {
    await simpanAntrean({ ...siap, sebab: kalimatDari(dijawab) });
    return { tercatat: 0, berbeda: [], ditolak: [], kalimat: kalimatDari(dijawab) };
  }
  const hasil = dijawab as unknown as Hasil;
  const tinggal = siap.baris.filter(({ siswaId }) => hasil.ditolak.some((tolak) => tolak.siswaId === siswaId));
  if (tinggal.length === 0) await hapusAntrean(siap.kunci);
  else await simpanAntrean({ ...siap, baris: tinggal.map(belumDiunggah), ditolak: hasil.ditolak, sebab: hasil.kalimat });
  return hasil;
}

/**
 * Proofs go first, and stay here until the class is recorded. A pupil whose proof is refused waits apart for a person, and the
 * others go on.
 */
async function unggahBukti(satu: Antrean): Promise<Antrean | Kendala> {
  let kini = satu;
  for (const dicoba of satu.baris) {
    const { berkas } = dicoba;
    if (!berkas || !perluDiunggah(dicoba, Date.now())) continue;
    const alamat = `/api/berkas?${new URLSearchParams({ nama: berkas.name, jenis: "pdf,jpg,png", akun: satu.akunId })}`;
    const jawaban = await minta(alamat, { body: berkas });
    if (typeof jawaban === "string") return jawaban;
    // What was taken once may have arrived with its class already: whether it is still there, the class's own answer tells.
    if (!jawaban.ok && dicoba.diunggahPada) continue;
    if (jawaban.ok) kini = berbukti(kini, dicoba, String(jawaban.isi.id));
    else kini = await pisahkan(kini, dicoba, `Surat bukti tidak dapat dikirim. ${kalimatDari(jawaban.isi)}`);
    await simpanAntrean(kini);
    if (kini.sebab) return kini;
  }
  return kini;
}

async function pisahkan(satu: Antrean, ditolak: BarisAntrean, sebab: string): Promise<Antrean> {
  const lain = satu.baris.filter(({ siswaId }) => siswaId !== ditolak.siswaId);
  if (lain.length === 0) return { ...satu, sebab };
  await simpanAntrean({ ...satu, kunci: crypto.randomUUID(), baris: [ditolak], sebab });
  return { ...satu, baris: lain };
}

interface Jawaban {
  readonly ok: boolean;
  readonly isi: Readonly<Record<string, unknown>>;
}

/** Not answered, or answered by somebody who is busy: the same thing is sent again later. */
async function minta(alamat: string, isi: RequestInit): Promise<Jawaban | Kendala> {
  try {
    const jawaban = await fetch(alamat, { method: "POST", ...isi, signal: AbortSignal.timeout(kesabaran) });
    if (jawaban.status === 401) return "masuk";
    if (jawaban.status === 429) return "terputus";
    if (jawaban.status >= 500) return "gagal";
    return { ok: jawaban.ok, isi: await jawaban.json() };
  } catch (galat) {
    return galat instanceof DOMException && galat.name === "TimeoutError" ? "lama" : "terputus";
  }
}

const kalimatDari = ({ error }: Readonly<Record<string, unknown>>): string =>
  typeof error === "string" ? error : "Kiriman ini tidak diterima. Periksa lagi, lalu kirim sekali lagi.";
