import { lastKegiatan, recordKegiatan } from "./activity.ts";

const minute = 60_000;
const askEach = 4 * minute;
/** So long before the end somebody who is still there is warned. */
const peringatan = 2 * minute;

interface Watch {
  /** Milliseconds without anything done after which the session is over. */
  readonly batas: number;
  /** The session is over, as far as this page knows. */
  readonly habis: () => boolean;
  /** When the server was last asked. */
  readonly ditanya: () => number;
  readonly tanya: () => Promise<void>;
  /** Milliseconds that are left, or null while there is no need to warn. */
  readonly tampil: (sisa: number | null) => void;
}

/** Watches what is done in this browser until the signal fires: asks the server now and then, and warns in time. */
export function watch({ batas, habis, ditanya, tanya, tampil }: Watch, signal: AbortSignal): void {
  const sisa = () => batas - (Date.now() - lastKegiatan());
  const bergerak = () => {
    if (habis() || sisa() < peringatan) return;
    recordKegiatan();
    if (Date.now() - ditanya() > askEach) void tanya();
  };
  const kembali = () => {
    if (document.visibilityState === "visible" && (habis() || sisa() < 0)) void tanya();
  };
  const berdetak = () => {
    if (habis()) return;
    // A little later than the server, so that asking does not wake the session up again.
    if (sisa() < -5_000) void tanya();
    else tampil(sisa() < peringatan ? sisa() : null);
  };
  recordKegiatan();
  for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, bergerak, { signal, passive: true });
  addEventListener("focus", kembali, { signal });
  document.addEventListener("visibilitychange", kembali, { signal });
  const detak = setInterval(berdetak, 1_000);
  signal.addEventListener("abort", () => clearInterval(detak));
}
