import { useEffect, useState } from "react";
import { redirect } from "react-router";
import { may, scopeContext, within } from "#kit/ctx.server.ts";
import { formatClock, formatDay, today } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import "#kit/ui/ui.css";
import { visitContext } from "#kit/visit.server.ts";
import { akhiriSesi, kukiOf, setKuki } from "#modules/akun/index.server.ts";
import { alamatKios } from "../alamat.ts";
import { BukaKios } from "../kios/buka-kios.tsx";
import { catatDiKios } from "../kios/catat-kios.server.ts";
import "../kios/kios.css";
import { type JawabanKios, PapanKios } from "../kios/papan-kios.tsx";
import { bukaKios, daftarKios, kiosDengan, tutupKios } from "../kios/perangkat-kios.server.ts";
import { sebutanStatusPegawai } from "../pegawai/status.ts";
import type { Route } from "./+types/kios.ts";

export const meta = () => [{ title: "Kios Kehadiran" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    const { secure } = args.context.get(visitContext);
    const kios = await kiosDengan(ctx, kukiOf(args.request, "kios", secure));
    if (kios) return { kios: kios.nama, hari: today(ctx.now) };
    const [masuk, boleh] = [ctx.actor.id !== null, may(ctx, "absensiPegawai:manage") !== "no"];
    return { kios: null, masuk, boleh, terbuka: await daftarKios(ctx) };
  });

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const teks = (nama: string) => String(form.get(nama) ?? "");
  if (teks("aksi") === "buka") return buka(args, teks("nama"));
  if (teks("aksi") === "tutup") {
    await within(args, (ctx) => tutupKios(ctx, teks("id")));
    return redirect(alamatKios);
  }
  const { secure } = args.context.get(visitContext);
  const arah = teks("arah") === "pulang" ? "pulang" : "masuk";
  const ketukan = { token: kukiOf(args.request, "kios", secure), pin: teks("pin"), arah } as const;
  const { nama, status, masuk, pulang, sudah } = await catatDiKios(args.context.get(scopeContext), ketukan);
  const saat = arah === "masuk" ? masuk : pulang;
  const pukul = saat ? ` pukul ${formatClock(saat)}` : "";
  const keadaan = arah === "masuk" ? ` (${sebutanStatusPegawai[status]})` : "";
  return { nama, kalimat: sudah ? `Anda sudah tercatat masuk${pukul}.` : `Tercatat ${arah}${pukul}${keadaan}.` };
}

/** The clerk's session ends as the kiosk opens: nobody stays signed in on a device that stands among people. */
async function buka({ context, request }: Route.ActionArgs, nama: string) {
  const { secure } = context.get(visitContext);
  const sesi = kukiOf(request, "sesi", secure);
  const token = await context.get(scopeContext).transaction(async (ctx) => {
    const baru = await bukaKios(ctx, nama);
    if (sesi) await akhiriSesi(ctx, sesi);
    return baru;
  });
  const headers = new Headers({ "Set-Cookie": setKuki("kios", token, secure) });
  headers.append("Set-Cookie", setKuki("sesi", "", secure));
  return redirect(alamatKios, { headers });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function Kios({ loaderData }: Route.ComponentProps) {
  return (
    <main className="kios">
      <h1>{loaderData.kios ?? "Kios Kehadiran"}</h1>
      {loaderData.kios === null ? <BukaKios {...loaderData} /> : <KiosTerbuka hari={loaderData.hari} />}
    </main>
  );
}

/** How long the answer stands before the next person types. */
const tampilMs = 6000;

function KiosTerbuka({ hari }: { readonly hari: string }) {
  const [tercatat, setTercatat] = useState<JawabanKios>();
  useEffect(() => {
    if (!tercatat) return;
    const jeda = setTimeout(() => setTercatat(undefined), tampilMs);
    return () => clearTimeout(jeda);
  }, [tercatat]);
  return (
    <>
      <Jam hari={hari} />
      {tercatat ? (
        <div className="kios-tercatat" role="status">
          <b>{tercatat.nama}</b>
          <p>{tercatat.kalimat}</p>
          <Button look="primary" autoFocus onClick={() => setTercatat(undefined)}>
            Selesai
          </Button>
        </div>
      ) : (
        <PapanKios onTercatat={setTercatat} />
      )}
    </>
  );
}

/** The day as the server knew it until this device's own clock ticks. */
function Jam({ hari }: { readonly hari: string }) {
  const [kini, setKini] = useState<Date>();
  useEffect(() => {
    const tik = () => setKini(new Date());
    tik();
    const detak = setInterval(tik, 5000);
    return () => clearInterval(detak);
  }, []);
  return (
    <p className="kios-jam">
      {kini && <b>{formatClock(kini)}</b>} {formatDay(kini ? today(kini) : hari, "long")}
    </p>
  );
}
