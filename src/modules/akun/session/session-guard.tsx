import { useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { type Answer, askSession, recordKegiatan } from "./activity.ts";
import { diamLimit } from "./limit.ts";
import { aman, type State, titleOf } from "./session-state.ts";
import { watch } from "./watch.ts";

const SessionDialog = dialogOnDemand(
  async () => (await import("./session-dialog.tsx")).SessionDialog,
  ({ keadaan }) => titleOf(keadaan),
);

/** Keeps the session alive while somebody works, warns before it ends, and keeps the page as it is when it has ended. */
export function SessionGuard({ nip, peran }: { readonly nip: string; readonly peran: readonly string[] }) {
  const menit = diamLimit(peran);
  const { keadaan, tanya } = useLoadState(nip, menit * 60_000);
  return <SessionDialog open={keadaan.apa !== "aman"} {...{ keadaan, menit }} onClose={() => void tanya()} />;
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
