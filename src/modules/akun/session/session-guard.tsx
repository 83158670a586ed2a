import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { type Answer, askSession, recordKegiatan } from "./activity.ts";
import { diamLimit } from "./limit.ts";
import { watch } from "./watch.ts";

type State =
  | { readonly apa: "aman" }
  | { readonly apa: "segera"; readonly sisa: number }
  | { readonly apa: "habis"; readonly kalimat: string };

const aman: State = { apa: "aman" };

/** Keeps the session alive while somebody works, warns before it ends, and keeps the page as it is when it has ended. */
export function SessionGuard({ nip, peran }: { readonly nip: string; readonly peran: readonly string[] }) {
  const menit = diamLimit(peran);
  const { keadaan, tanya } = useLoadState(nip, menit * 60_000);
  return (
    <>
      <Dialog open={keadaan.apa === "segera"} onClose={() => void tanya()} title="Masih di sini?" narrow>
        <p className="ui-dialog-body">
          Hampir {menit < 60 ? `${menit} menit` : `${menit / 60} jam`} tidak ada kegiatan. Demi keamanan Anda akan keluar otomatis
          {keadaan.apa === "segera" && ` dalam ${Math.max(1, Math.ceil(keadaan.sisa / 1000))} detik`}.
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

function useLoadState(nip: string, batas: number) {
  const [keadaan, setKeadaan] = useState<State>(aman);
  const { revalidate } = useRevalidator();
  const habis = useRef(false);
  const ditanya = useRef(0);
  const terima = (jawaban: Answer) => {
    if (jawaban.nip === null) {
      habis.current = true;
      return setKeadaan({ apa: "habis", kalimat: jawaban.kalimat ?? "Silakan login lagi." });
    }
    // Somebody else has signed in meanwhile: nothing of the former may stay in sight.
    if (jawaban.nip !== nip) return location.assign("/dashboard");
    if (habis.current) void revalidate();
    habis.current = false;
    recordKegiatan();
    setKeadaan(aman);
  };
  const tanya = async () => {
    ditanya.current = Date.now();
    const jawaban = await askSession();
    if (jawaban) terima(jawaban);
  };
  const terbaru = useRef(tanya);
  terbaru.current = tanya;
  useEffect(() => {
    const hidup = new AbortController();
    ditanya.current = Date.now();
    const tampil = (sisa: number | null) =>
      setKeadaan((before) => (sisa !== null ? { apa: "segera", sisa } : before.apa === "segera" ? aman : before));
    watch({ batas, habis: () => habis.current, ditanya: () => ditanya.current, tanya: () => terbaru.current(), tampil }, hidup.signal);
    return () => hidup.abort();
  }, [batas]);
  return { keadaan, tanya };
}
