import { useEffect, useState } from "react";
import { data, redirect, useNavigate } from "react-router";
import { scopeContext } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { Refusal } from "#kit/refusals.ts";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import "#kit/ui/ui.css";
import { visitContext } from "#kit/visit.server.ts";
import { sessionCookie, setCookie } from "#modules/akun/index.server.ts";
import { kiosPath, screenPath } from "../paths.ts";
import "../kios/kios.css";
import "../papan/kehadiran.css";
import type { ShownCode } from "../pegawai/shown-code.server.ts";
import { currentScreen } from "../pegawai/shown-code.server.ts";
import type { Route } from "./+types/code-screen.ts";

export const meta = () => [{ title: "Kode Kehadiran" }];

/** Whatever is no screen yet, or none any more, is told so where devices are asked for. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin, address, secure } = context.get(visitContext);
  const pembawa = { token: sessionCookie(request, "kios", secure), alamat: address };
  const kini = await currentScreen(context.get(scopeContext), pembawa, origin).catch((error: unknown) => {
    if (error instanceof Refusal && (error.kind === "conflict" || error.kind === "forbidden")) throw redirect(kiosPath);
    throw error;
  });
  const headers = new Headers(kini.tokenBaru ? { "Set-Cookie": setCookie("kios", kini.tokenBaru, secure) } : {});
  return data({ tampil: kini.tampil, hari: today() }, { headers });
}

/** Stands on a screen of the office all day. */
export default function CodeScreen({ loaderData: { tampil, hari } }: Route.ComponentProps) {
  const { kode, qr, sisa, gangguan } = useCode(tampil);
  return (
    <main className="hadir-layar">
      <h1>Catat kehadiran</h1>
      <p>{formatDay(hari, "long")}</p>
      {gangguan ? (
        <p className="ui-error" role="alert">
          {troubleSentence[gangguan]}
        </p>
      ) : (
        <>
          <img src={qr} alt="Kode QR untuk mencatat kehadiran" width={320} height={320} />
          <p className="hadir-angka">
            {kode.slice(0, 3)} {kode.slice(3)}
          </p>
          <Progress label="Kode berganti setiap 30 detik" done={sisa} total={30} />
        </>
      )}
      <p>Pindai dengan kamera ponsel, atau buka Catat Kehadiran di portal lalu ketik kodenya.</p>
    </main>
  );
}

const ulangMs = 3000;

/** Why there is no code: the line is cut, the device is in another network, or it is no screen any more, which the kiosk's page explains. */
type Trouble = "putus" | "luar" | "tutup";

const troubleSentence: Readonly<Record<Trouble, string>> = {
  putus: "Sambungan ke server terputus. Kode baru muncul begitu tersambung lagi.",
  luar: "Layar ini tidak berada di jaringan madrasah, jadi kode tidak ditampilkan. Sambungkan ke jaringan madrasah.",
  tutup: "Layar ini sudah ditutup.",
};

/** Asks for the next code when this one ends; a code that is over is never shown. */
function useCode(awal: ShownCode) {
  const [tampil, setTampil] = useState<ShownCode | Trouble>(awal);
  const [sisa, setSisa] = useState(Math.ceil(awal.sisa / 1000));
  const navigate = useNavigate();
  useEffect(() => {
    if (tampil === "tutup") void navigate(kiosPath, { replace: true });
  }, [tampil, navigate]);
  useEffect(() => {
    const lama = typeof tampil === "string" ? ulangMs : tampil.sisa;
    const berakhir = Date.now() + lama;
    const detak = setInterval(() => setSisa(Math.max(0, Math.ceil((berakhir - Date.now()) / 1000))), 500);
    const jeda = setTimeout(() => void newCode().then(setTampil), lama + 150);
    return () => {
      clearInterval(detak);
      clearTimeout(jeda);
    };
  }, [tampil]);
  const gangguan = typeof tampil === "string" ? tampil : null;
  return { ...(typeof tampil === "string" ? awal : tampil), sisa: Math.min(30, sisa), gangguan };
}

async function newCode(): Promise<ShownCode | Trouble> {
  try {
    const jawaban = await fetch(`${screenPath}/kode`, { headers: { "x-latar": "1" } });
    if (jawaban.ok) return (await jawaban.json()) as ShownCode;
    return jawaban.status === 409 ? "tutup" : jawaban.status === 403 ? "luar" : "putus";
  } catch {
    return "putus";
  }
}
