import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepWorkingPage } from "#kit/ui/offline/keep-page.ts";
import { savedBundle, savedPemilik, takeBundle } from "../offline/perangkat-bundle.ts";
import { deleteQueue, enqueue, ownQueue, type Queue, type QueueOrigin, saveQueue } from "../offline/queue.ts";
import { sendQueue } from "../offline/sync.ts";
import { turn } from "../offline/take-turns.ts";
import type { Bundle } from "../read/bundle.ts";

export type Sambungan = "mencari" | "tersambung" | "terputus" | "masuk" | "tertutup";

export interface Offline {
  readonly bekal: Bundle | undefined;
  readonly sambungan: Sambungan;
  /** These pages open without a network. */
  readonly siap: boolean;
  /** What of this person still waits, oldest first. */
  readonly antrean: readonly Queue[];
  /** What was sent last: shown until the school has said what stands. */
  readonly terkirim: readonly Queue[];
  readonly lupakanTerkirim: () => void;
  /** `segera`: also what waits for a later try is sent now. */
  readonly segarkan: (segera?: boolean) => Promise<void>;
  /** Keeps a recording on this device, then sends it. Rejects when the device cannot keep it. */
  readonly titipkan: (satu: Queue, asal?: PendingOrigin) => Promise<void>;
  readonly buangAntrean: (kunci: string) => Promise<void>;
}

/** The draft on the screen that a recording is made of; `lepas`: the device keeps the recording in its place. */
export interface PendingOrigin extends QueueOrigin {
  readonly lepas: () => void;
}

const interval = 20_000;

/**
 * The roster and the queue of this device, kept in step with the school whenever there is a network. `milik`: whose queue alone,
 * where no roster is shown.
 */
export function useOffline(milik?: string): Offline {
  const [bekal, setBekal] = useState<Bundle>();
  const [sambungan, setSambungan] = useState<Sambungan>("mencari");
  const [siap, setSiap] = useState(false);
  const [antrean, setAntrean] = useState<readonly Queue[]>([]);
  const [terkirim, setTerkirim] = useState<readonly Queue[]>([]);
  const pemilik = useRef<string>(undefined);
  const say = useToast();

  const kenali = useCallback(async (akunId: string) => {
    pemilik.current = akunId;
    setAntrean(await ownQueue(akunId));
  }, []);

  const pakai = useCallback(
    async (baru: Bundle) => {
      setBekal(baru);
      await kenali(baru.akunId);
    },
    [kenali],
  );

  const kirim = useCallback(
    async (segera = false): Promise<boolean> => {
      const akunId = pemilik.current;
      if (!akunId || !navigator.onLine) return false;
      const sebelum = await ownQueue(akunId);
      if (!sebelum.some((satu) => (segera ? !satu.sebab : turn(satu, Date.now())))) return false;
      const { sambungan: kini, hasil } = await sendQueue(akunId, segera);
      setSambungan(kini === "selesai" ? "tersambung" : kini);
      const sisa = await ownQueue(akunId);
      setTerkirim(sebelum);
      setAntrean(sisa);
      for (const { kalimat, tercatat, ditolak } of hasil) say({ text: kalimat, failed: tercatat === 0 || ditolak.length > 0 });
      return hasil.length > 0;
    },
    [say],
  );

  const segarkan = useCallback(
    async (segera = false) => {
      const jawaban = await takeBundle();
      if (jawaban.apa === "gagal") {
        setSambungan("terputus");
        await kirim(segera);
        return;
      }
      if (jawaban.apa !== "baru") {
        setSambungan(jawaban.apa);
        if (segera && jawaban.apa === "tertutup") say({ text: "Akun Anda masih belum dapat mencatat absensi.", failed: true });
        return;
      }
      await pakai(jawaban.bekal);
      setSambungan("tersambung");
      if (!(await kirim(segera))) return;
      const sesudah = await takeBundle();
      if (sesudah.apa === "baru") await pakai(sesudah.bekal);
    },
    [pakai, kirim, say],
  );

  const titipkan = useCallback(
    async (satu: Queue, asal?: PendingOrigin) => {
      await (asal ? enqueue(satu, asal) : saveQueue(satu));
      setAntrean(await ownQueue(satu.akunId));
      asal?.lepas();
      if (await kirim()) await segarkan();
      else if (!satu.sebab) say({ text: "Tersimpan di perangkat ini.", description: "Dikirim sendiri begitu ada sambungan." });
    },
    [kirim, segarkan, say],
  );

  const buangAntrean = useCallback(async (kunci: string) => {
    await deleteQueue(kunci);
    if (pemilik.current) setAntrean(await ownQueue(pemilik.current));
  }, []);

  const lupakanTerkirim = useCallback(() => setTerkirim([]), []);
  useKeepFresh({ milik, pakai, kenali, segarkan, siap, setSiap, adaBekal: bekal !== undefined, antrean });
  return { bekal, sambungan, siap, antrean, terkirim, lupakanTerkirim, segarkan, titipkan, buangAntrean };
}

interface Refresher {
  readonly milik: string | undefined;
  readonly pakai: (bekal: Bundle) => Promise<void>;
  readonly kenali: (akunId: string) => Promise<void>;
  readonly segarkan: () => Promise<void>;
  readonly siap: boolean;
  readonly setSiap: (siap: boolean) => void;
  readonly adaBekal: boolean;
  readonly antrean: readonly Queue[];
}

/** What lies here is shown at once; the network is asked at the start, when it comes or goes, and now and then while something waits. */
function useKeepFresh({ milik, pakai, kenali, segarkan, siap, setSiap, adaBekal, antrean }: Refresher) {
  const menunggu = antrean.some(({ sebab }) => !sebab);
  const mulai = useEffectEvent(async () => {
    const tersimpan = milik ? undefined : await savedBundle().catch(() => undefined);
    const akunId = tersimpan ? undefined : (milik ?? (await savedPemilik().catch(() => undefined)));
    if (tersimpan && !adaBekal) await pakai(tersimpan);
    if (akunId) await kenali(akunId);
    await segarkan();
    setSiap((await keepWorkingPage(location.pathname)) !== false);
  });
  const lagi = useEffectEvent(async () => {
    await segarkan();
    if (!siap) setSiap((await keepWorkingPage(location.pathname)) !== false);
  });
  const giliranTiba = useEffectEvent(() => antrean.some((satu) => turn(satu, Date.now())));
  useEffect(() => {
    void mulai();
    const hidup = new AbortController();
    const { signal } = hidup;
    for (const kabar of ["online", "offline"]) addEventListener(kabar, () => void lagi(), { signal });
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && void lagi(), { signal });
    return () => hidup.abort();
  }, []);
  useEffect(() => {
    if (!menunggu) return;
    const detak = setInterval(() => giliranTiba() && void lagi(), interval);
    return () => clearInterval(detak);
  }, [menunggu]);
}
