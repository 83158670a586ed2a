import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { type Draft, draftKey, draftRemaining } from "../offline/draft.ts";
import type { Queue, QueueRow } from "../offline/queue.ts";
import { perangkatName } from "../offline/queue.ts";
import { discard, save, take } from "../offline/store.ts";
import type { Bundle, BundleContent, KelasState } from "../read/bundle.ts";
import type { StatusAbsensi } from "../status.ts";
import { contentAt, type Place, queueAt } from "./kelas-hari.ts";
import type { Offline, PendingOrigin } from "./use-offline.ts";

export type Ubahan = Partial<Pick<QueueRow, "status" | "jam" | "keterangan" | "berkas">>;

export interface Tampil {
  readonly status: StatusAbsensi | undefined;
  readonly jam: string | null;
  readonly keterangan: string | null;
  readonly buktiId: string | null;
  readonly berkas: File | undefined;
  /** Marked here and not sent; sent from here and not arrived; stands at school. */
  readonly asal: "draf" | "menunggu" | "sekolah" | undefined;
}

export interface Badge {
  readonly tampil: (siswaId: string) => Tampil;
  readonly berdiri: ReadonlyMap<string, BundleContent>;
  readonly keadaan: KelasState | undefined;
  readonly muatKeadaan: () => Promise<void>;
  /** What stands of this day did not come with the roster and is on its way: nobody is known to be unmarked. */
  readonly memuat: boolean;
  readonly tandai: (siswa: readonly string[], ubahan: Ubahan) => void;
  /** Marked and not sent. */
  readonly berubah: number;
  readonly pada: string | undefined;
  readonly kirim: (sebutan: string) => Promise<void>;
}

/** The marks of one class: what stands at school, over it what waits here, over that what is being tapped. */
export function useBadge(luring: Offline & { readonly bekal: Bundle }, tempat: Place): Badge {
  const { bekal, antrean, terkirim, titipkan } = luring;
  const { keadaan, muatKeadaan, memuat } = useLoadState(luring, tempat);
  const { draf, tulisDraf, asalDari } = useDraft(bekal.akunId, tempat);
  const berdiri = useMemo(
    () => new Map((keadaan?.isi ?? contentAt(bekal, tempat)).map((satu) => [satu.siswaId, satu])),
    [keadaan, bekal, tempat],
  );
  const menunggu = useMemo(() => rowAt(antrean, tempat), [antrean, tempat]);
  const baruTiba = useMemo(() => rowAt(terkirim, tempat), [terkirim, tempat]);
  const tampil = (siswaId: string): Tampil => {
    const [baru, titip, lama] = [draf?.tanda[siswaId], menunggu.get(siswaId), baruTiba.get(siswaId) ?? berdiri.get(siswaId)];
    const kini = baru ?? titip ?? lama;
    const asal = baru ? "draf" : titip ? "menunggu" : lama ? "sekolah" : undefined;
    const { status, jam = null, keterangan = null, buktiId = null } = kini ?? {};
    return { status, jam, keterangan, buktiId, berkas: baru?.berkas ?? titip?.berkas, asal };
  };
  const tandai = (siswa: readonly string[], ubahan: Ubahan) => {
    const tanda = { ...draf?.tanda };
    for (const siswaId of siswa) {
      const { asal: _, status: lama, berkas, ...kini } = tampil(siswaId);
      const status = ubahan.status ?? lama;
      if (!status) continue;
      // Who corrects again what still waits goes on correcting what was in sight then: otherwise the first correction would win.
      const dikirim = menunggu.get(siswaId) ?? baruTiba.get(siswaId);
      const dasar = dikirim ? dikirim.dasar : (berdiri.get(siswaId)?.versi ?? null);
      const baris = { ...kini, ...(berkas ? { berkas } : {}), ...ubahan, status, siswaId, dasar };
      tanda[siswaId] = { ...baris, jam: status === "terlambat" ? baris.jam : null };
    }
    tulisDraf({ pada: new Date().toISOString(), tanda });
  };
  const kirim = async (sebutan: string) => {
    if (!draf) return;
    const { kelasId, tanggal, jadwalId } = tempat;
    const isi = { kelasId, tanggal, jadwalId, sebutan, akunId: bekal.akunId, dicatatPada: draf.pada, baris: Object.values(draf.tanda) };
    // What is tapped while it travels is a draft of its own.
    await titipkan({ ...isi, kunci: crypto.randomUUID(), perangkat: await perangkatName() }, asalDari(draf));
    await muatKeadaan();
  };
  const berubah = Object.keys(draf?.tanda ?? {}).length;
  return { tampil, berdiri, keadaan, muatKeadaan, memuat, tandai, kirim, berubah, pada: draf?.pada };
}

const rowAt = (antrean: readonly Queue[], tempat: Place): ReadonlyMap<string, QueueRow> =>
  new Map(queueAt(antrean, tempat).flatMap(({ baris }) => baris.map((satu) => [satu.siswaId, satu])));

/** Whoever has a slow network marks all the same, and is told what is not known. */
const patience = 6_000;

/** What stands now with everything recorded besides; asked for when the class is opened, and when the roster came anew after a sending. */
function useLoadState({ sambungan, bekal, lupakanTerkirim }: Offline, { kelasId, tanggal, jadwalId }: Place) {
  const [keadaan, setKeadaan] = useState<{ readonly dari: string; readonly isi: KelasState }>();
  const [menyerah, setMenyerah] = useState<string>();
  const terakhir = useRef(0);
  const dari = [kelasId, tanggal, jadwalId].join("|");
  const muatKeadaan = useCallback(async () => {
    const dicari = new URLSearchParams({ kelas: kelasId, tanggal, ...(jadwalId ? { jadwal: jadwalId } : {}) });
    terakhir.current += 1;
    const ini = terakhir.current;
    try {
      const jawaban = await fetch(`/api/absensi-siswa?${dicari}`);
      const isi = jawaban.ok ? await jawaban.json() : undefined;
      // An older answer that comes late says what stood before the sending.
      if (ini !== terakhir.current) return;
      if (!isi) return setMenyerah(dari);
      setKeadaan({ dari, isi });
      lupakanTerkirim();
    } catch {
      // Without a network the roster's own state is shown.
      setMenyerah(dari);
    }
  }, [kelasId, tanggal, jadwalId, dari, lupakanTerkirim]);
  useEffect(() => {
    if (bekal && sambungan === "tersambung") void muatKeadaan();
  }, [sambungan, bekal, muatKeadaan]);
  useEffect(() => {
    const jam = setTimeout(() => setMenyerah(dari), patience);
    return () => clearTimeout(jam);
  }, [dari]);
  const kini = keadaan?.dari === dari ? keadaan.isi : undefined;
  const dicari = kini === undefined && tanggal !== bekal?.hariIni && menyerah !== dari;
  return { keadaan: kini, muatKeadaan, memuat: dicari && (sambungan === "mencari" || sambungan === "tersambung") };
}

function useDraft(akunId: string, tempat: Place) {
  const [draf, setDraf] = useState<Draft>();
  const kunci = draftKey(akunId, tempat);
  const kini = useRef(kunci);
  const terakhir = useRef(draf);
  useEffect(() => {
    terakhir.current = draf;
  }, [draf]);
  useEffect(() => {
    kini.current = kunci;
    setDraf(undefined);
    take<Draft>("draf", kunci).then(
      (ada) => kini.current === kunci && setDraf((sudah) => sudah ?? ada),
      () => undefined,
    );
  }, [kunci]);
  const tulisDraf = (baru: Draft | undefined) => {
    setDraf(baru);
    // A browser that keeps nothing still shows the marks until the page is left.
    (baru ? save("draf", kunci, baru) : discard("draf", kunci)).catch(() => undefined);
  };
  const asalDari = (dikirim: Draft): PendingOrigin => {
    const sisa = () => draftRemaining(terakhir.current, dikirim);
    return { kunci, sisa, lepas: () => tulisDraf(sisa()) };
  };
  return { draf, tulisDraf, asalDari };
}
