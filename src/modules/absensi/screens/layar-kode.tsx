import { useEffect, useState } from "react";
import { within } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { alamatKodeKini } from "../alamat.ts";
import "../papan/kehadiran.css";
import type { KodeTampil } from "../pegawai/kode-tampil.server.ts";
import { kodeTampil } from "../pegawai/kode-tampil.server.ts";
import type { Route } from "./+types/layar-kode.ts";

export const meta = () => [{ title: "Kode Kehadiran" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => ({ tampil: await kodeTampil(ctx, args.context.get(visitContext).origin), hari: today(ctx.now) }));

/** Stands on a screen of the office all day. */
export default function LayarKode({ loaderData: { tampil, hari } }: Route.ComponentProps) {
  const { kode, qr, sisa, putus } = useKode(tampil);
  return (
    <main className="hadir-layar">
      <h1>Catat kehadiran</h1>
      <p>{formatDay(hari, "long")}</p>
      {putus ? (
        <p className="ui-error" role="alert">
          Sambungan ke server terputus. Kode baru muncul begitu tersambung lagi.
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

/** Asks for the next code when this one ends; a code that is over is never shown. */
function useKode(awal: KodeTampil) {
  const [tampil, ganti] = useState<KodeTampil | null>(awal);
  const [sisa, hitung] = useState(Math.ceil(awal.sisa / 1000));
  useEffect(() => {
    const berakhir = Date.now() + (tampil?.sisa ?? ulangMs);
    const detak = setInterval(() => hitung(Math.max(0, Math.ceil((berakhir - Date.now()) / 1000))), 500);
    const jeda = setTimeout(() => void kodeBaru().then(ganti), (tampil?.sisa ?? ulangMs) + 150);
    return () => {
      clearInterval(detak);
      clearTimeout(jeda);
    };
  }, [tampil]);
  return { ...(tampil ?? awal), sisa: Math.min(30, sisa), putus: tampil === null };
}

async function kodeBaru(): Promise<KodeTampil | null> {
  try {
    const jawaban = await fetch(alamatKodeKini, { headers: { "x-latar": "1" } });
    return jawaban.ok ? ((await jawaban.json()) as KodeTampil) : null;
  } catch {
    return null;
  }
}
