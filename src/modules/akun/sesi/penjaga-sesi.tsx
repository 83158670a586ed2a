import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { batasDiam } from "./batas.ts";
import { catatKegiatan, type Jawaban, kegiatanTerakhir, tanyaSesi } from "./kegiatan.ts";

type Keadaan =
  | { readonly apa: "aman" }
  | { readonly apa: "segera"; readonly sisa: number }
  | { readonly apa: "habis"; readonly kalimat: string };

const menit = 60_000;
const tanyaTiap = 4 * menit;

/** Keeps the session alive while somebody works, warns before it ends, and keeps the page as it is when it has ended. */
export function PenjagaSesi({ nip, peran }: { readonly nip: string; readonly peran: readonly string[] }) {
  const batas = batasDiam(peran) * menit;
  const { keadaan, tanya } = useKeadaan(nip, batas);
  const lama = batas >= 60 * menit ? `${batas / 60 / menit} jam` : `${batas / menit} menit`;
  return (
    <>
      <Dialog open={keadaan.apa === "segera"} onClose={() => void tanya()} title="Masih di sini?" narrow>
        <p className="ui-dialog-body">
          Hampir {lama} tidak ada kegiatan. Demi keamanan Anda akan keluar otomatis{" "}
          {keadaan.apa === "segera" && `dalam ${Math.max(1, Math.ceil(keadaan.sisa / 1000))} detik`}.
        </p>
        <div className="ui-dialog-foot">
          <Button look="primary" data-first onClick={() => void tanya()}>
            Tetap masuk
          </Button>
        </div>
      </Dialog>
      <Dialog open={keadaan.apa === "habis"} onClose={() => void tanya()} title="Sesi Anda berakhir" narrow>
        <div className="ui-dialog-body">
          <p>{keadaan.apa === "habis" && keadaan.kalimat}</p>
          <p>Yang sudah Anda ketik di halaman ini masih ada. Login lagi di tab baru, lalu kembali ke sini.</p>
        </div>
        <div className="ui-dialog-foot">
          <Button onClick={() => void tanya()}>Saya sudah login</Button>
          <a className="ui-button primary" data-first href="/login?lanjut=%2Fdashboard" target="_blank" rel="noopener">
            Login di tab baru
          </a>
        </div>
      </Dialog>
    </>
  );
}

function useKeadaan(nip: string, batas: number) {
  const [keadaan, setKeadaan] = useState<Keadaan>({ apa: "aman" });
  const { revalidate } = useRevalidator();
  const habis = useRef(false);
  const ditanya = useRef(Date.now());
  const terima = (jawaban: Jawaban | null) => {
    if (jawaban === null) return;
    if (jawaban.nip === null) {
      habis.current = true;
      return setKeadaan({ apa: "habis", kalimat: jawaban.kalimat ?? "Silakan login lagi." });
    }
    // Somebody else has signed in meanwhile: nothing of the former may stay in sight.
    if (jawaban.nip !== nip) return location.assign("/dashboard");
    if (habis.current) void revalidate();
    habis.current = false;
    catatKegiatan();
    setKeadaan({ apa: "aman" });
  };
  const tanya = async () => {
    ditanya.current = Date.now();
    terima(await tanyaSesi());
  };
  const terbaru = useRef(tanya);
  terbaru.current = tanya;
  useEffect(() => {
    catatKegiatan();
    const hidup = new AbortController();
    const { signal } = hidup;
    const bergerak = () => {
      if (habis.current || Date.now() - kegiatanTerakhir() > batas - 2 * menit) return;
      catatKegiatan();
      if (Date.now() - ditanya.current > tanyaTiap) void terbaru.current();
    };
    const kembali = () => {
      const lewat = Date.now() - kegiatanTerakhir() > batas;
      if (document.visibilityState === "visible" && (habis.current || lewat)) void terbaru.current();
    };
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, bergerak, { signal, passive: true });
    addEventListener("focus", kembali, { signal });
    document.addEventListener("visibilitychange", kembali, { signal });
    const detak = setInterval(() => {
      if (habis.current) return;
      const sisa = batas - (Date.now() - kegiatanTerakhir());
      if (sisa < -5_000) void terbaru.current();
      else setKeadaan((before) => (sisa < 2 * menit ? { apa: "segera", sisa } : before.apa === "segera" ? { apa: "aman" } : before));
    }, 1_000);
    signal.addEventListener("abort", () => clearInterval(detak));
    return () => hidup.abort();
  }, [batas]);
  return { keadaan, tanya };
}
