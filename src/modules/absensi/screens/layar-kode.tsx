import { useEffect, useState } from "react";
import { within } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { Progress } from "#kit/ui/feedback/progress.tsx";
import { visitContext } from "#kit/visit.server.ts";
import "#kit/ui/ui.css";
import { alamatLayar } from "../alamat.ts";
import "../papan/kehadiran.css";
import type { KodeTampil } from "../pegawai/kode-tampil.server.ts";
import { kodeTampil } from "../pegawai/kode-tampil.server.ts";
import type { Route } from "./+types/layar-kode.ts";

export const meta = () => [{ title: "Kode Kehadiran" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const { kunci } = args.params;
    const { origin } = args.context.get(visitContext);
    return { kunci, tampil: await kodeTampil(ctx, { kunci, origin }), hari: today(ctx.now) };
  });

/** Stands on a screen of the office all day. */
export default function LayarKode({ loaderData: { kunci, tampil, hari } }: Route.ComponentProps) {
  const { kode, qr, sisa, gangguan } = useKode(kunci, tampil);
  return (
    <main className="hadir-layar">
      <h1>Catat kehadiran</h1>
      <p>{formatDay(hari, "long")}</p>
      {gangguan ? (
        <p className="ui-error" role="alert">
          {kalimatGangguan[gangguan]}
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

/** Why there is no code: the network is gone, or the day for which the screen was opened. */
type Gangguan = "putus" | "lewat";

const kalimatGangguan: Readonly<Record<Gangguan, string>> = {
  putus: "Sambungan ke server terputus. Kode baru muncul begitu tersambung lagi.",
  lewat: "Layar ini berlaku satu hari saja. Buka lagi di portal: Kehadiran, lalu Tampilkan kode.",
};

/** Asks for the next code when this one ends; a code that is over is never shown. */
function useKode(kunci: string, awal: KodeTampil) {
  const [tampil, ganti] = useState<KodeTampil | Gangguan>(awal);
  const [sisa, hitung] = useState(Math.ceil(awal.sisa / 1000));
  useEffect(() => {
    const lama = typeof tampil === "string" ? ulangMs : tampil.sisa;
    const berakhir = Date.now() + lama;
    const detak = setInterval(() => hitung(Math.max(0, Math.ceil((berakhir - Date.now()) / 1000))), 500);
    const jeda = setTimeout(() => void kodeBaru(kunci).then(ganti), lama + 150);
    return () => {
      clearInterval(detak);
      clearTimeout(jeda);
    };
  }, [kunci, tampil]);
  const gangguan = typeof tampil === "string" ? tampil : null;
  return { ...(typeof tampil === "string" ? awal : tampil), sisa: Math.min(30, sisa), gangguan };
}

async function kodeBaru(kunci: string): Promise<KodeTampil | Gangguan> {
  try {
    const jawaban = await fetch(`${alamatLayar(kunci)}/kode`, { headers: { "x-latar": "1" } });
    if (jawaban.ok) return (await jawaban.json()) as KodeTampil;
    return jawaban.status === 404 ? "lewat" : "putus";
  } catch {
    return "putus";
  }
}
