import type { Result } from "../record/submission.ts";
import { berbukti, needsUpload, notUploaded, withoutBerkas } from "./bukti-queue.ts";
import { deleteQueue, ownQueue, type Queue, type QueueRow, saveQueue, takeQueue } from "./queue.ts";
import { failedAgain, turn } from "./take-turns.ts";

export type Sambungan =
  /** Everything whose turn it was has been sent, or waits for a later try of its own. */
  | "selesai"
  /** Nobody answers; it is tried again by itself. */
  | "terputus"
  /** The session is over: its person has to sign in again. */
  | "masuk";

export interface Laporan {
  readonly sambungan: Sambungan;
  readonly hasil: readonly Result[];
}

/** Why nothing came of a sending: nobody answers, nobody is signed in; the server failed at it; it took too long. */
type Obstacle = "terputus" | "masuk" | "gagal" | "lama";

const patience = 20_000;

/**
 * Sends what waits, oldest first, one tab at a time. Only the queue of `akunId`, and only as that person. What fails holds
 * nothing else up. `segera`: a person asks for it, pauses do not count.
 */
export async function sendQueue(akunId: string, segera = false): Promise<Laporan> {
  return navigator.locks.request("absensi-kirim", async () => {
    const hasil: Result[] = [];
    for (const satu of await ownQueue(akunId)) {
      if (satu.sebab || !(segera || turn(satu, Date.now()))) continue;
      const jawaban = await sendOne(satu);
      if (jawaban === "gagal" || jawaban === "lama") await defer(satu.kunci);
      if (jawaban === "terputus" || jawaban === "masuk") return { sambungan: jawaban, hasil };
      // Perhaps the network is gone, so the others are not kept waiting for the same answer; next time they come first.
      if (jawaban === "lama") return { sambungan: "terputus", hasil };
      if (jawaban !== "gagal") hasil.push(jawaban);
    }
    return { sambungan: "selesai", hasil };
  });
}

/** A proof may have gone meanwhile, so what lies on the device is put off, not what was read before. */
async function defer(kunci: string): Promise<void> {
  const kini = await takeQueue(kunci);
  if (kini) await saveQueue({ ...kini, gagal: failedAgain(kini.gagal, Date.now()) });
}

async function sendOne(satu: Queue): Promise<Result | Obstacle> {
  const siap = await uploadBukti(satu);
  if (typeof siap === "string") return siap;
  if (siap.sebab) return { tercatat: 0, berbeda: [], ditolak: [], kalimat: siap.sebab };
  const { sebutan: _, gagal: __, ...isi } = siap;
  const jawaban = await request("/api/absensi-siswa", {
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ ...isi, baris: isi.baris.map(withoutBerkas), dikirimPada: new Date().toISOString() }),
  });
  if (typeof jawaban === "string") return jawaban;
  const { ok, isi: dijawab } = jawaban;
  if (!ok) {
    await saveQueue({ ...siap, sebab: sentenceFrom(dijawab) });
    return { tercatat: 0, berbeda: [], ditolak: [], kalimat: sentenceFrom(dijawab) };
  }
  const hasil = dijawab;
  // Whoever stands between, as the page on which a network asks for a sign-in, has recorded nothing.
  if (!isResult(hasil)) return "terputus";
  const tinggal = siap.baris.filter(({ siswaId }) => hasil.ditolak.some((tolak) => tolak.siswaId === siswaId));
  if (tinggal.length === 0) await deleteQueue(siap.kunci);
  else await saveQueue({ ...siap, baris: tinggal.map(notUploaded), ditolak: hasil.ditolak, sebab: hasil.kalimat });
  return hasil;
}

/**
 * Proofs go first, and stay here until the class is recorded. A pupil whose proof is refused waits apart for a person, and the
 * others go on.
 */
async function uploadBukti(satu: Queue): Promise<Queue | Obstacle> {
  let kini = satu;
  for (const dicoba of satu.baris) {
    const { berkas } = dicoba;
    if (!berkas || !needsUpload(dicoba, Date.now())) continue;
    const alamat = `/api/berkas?${new URLSearchParams({ nama: berkas.name, jenis: "pdf,jpg,png", akun: satu.akunId })}`;
    const jawaban = await request(alamat, { body: berkas });
    if (typeof jawaban === "string") return jawaban;
    // What was taken once may have arrived with its class already: whether it is still there, the class's own answer tells.
    if (!jawaban.ok && dicoba.diunggahPada) continue;
    if (jawaban.ok && typeof jawaban.isi.id !== "string") return "terputus";
    if (jawaban.ok) kini = berbukti(kini, dicoba, String(jawaban.isi.id));
    else kini = await separate(kini, dicoba, `Surat bukti tidak dapat dikirim. ${sentenceFrom(jawaban.isi)}`);
    await saveQueue(kini);
    if (kini.sebab) return kini;
  }
  return kini;
}

async function separate(satu: Queue, ditolak: QueueRow, sebab: string): Promise<Queue> {
  const lain = satu.baris.filter(({ siswaId }) => siswaId !== ditolak.siswaId);
  if (lain.length === 0) return { ...satu, sebab };
  await saveQueue({ ...satu, kunci: crypto.randomUUID(), baris: [ditolak], sebab });
  return { ...satu, baris: lain };
}

type Told = Readonly<Record<string, unknown>>;

interface Answer {
  readonly ok: boolean;
  readonly isi: Told;
}

/** Not answered, or answered by somebody who is busy: the same thing is sent again later. */
async function request(alamat: string, isi: RequestInit): Promise<Answer | Obstacle> {
  try {
    const jawaban = await fetch(alamat, { method: "POST", ...isi, signal: AbortSignal.timeout(patience) });
    if (jawaban.status === 401) return "masuk";
    if (jawaban.status === 429) return "terputus";
    if (jawaban.status >= 500) return "gagal";
    const dijawab: unknown = await jawaban.json();
    return isTold(dijawab) ? { ok: jawaban.ok, isi: dijawab } : "terputus";
  } catch (galat) {
    return galat instanceof DOMException && galat.name === "TimeoutError" ? "lama" : "terputus";
  }
}

const isTold = (answer: unknown): answer is Told => typeof answer === "object" && answer !== null;

const isResult = (answer: Told): answer is Told & Result =>
  typeof answer.tercatat === "number" &&
  typeof answer.kalimat === "string" &&
  Array.isArray(answer.berbeda) &&
  Array.isArray(answer.ditolak);

const sentenceFrom = ({ error }: Told): string =>
  typeof error === "string" ? error : "Kiriman ini tidak diterima. Periksa lagi, lalu kirim sekali lagi.";
