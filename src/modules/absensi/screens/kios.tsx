import { useEffect, useState } from "react";
import { data, redirect } from "react-router";
import { isRecentlyConfirmed } from "#kit/access/recent-confirmation.ts";
import { may, scopeContext, within } from "#kit/ctx.server.ts";
import { formatClock, formatDay, today } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import "#kit/ui/ui.css";
import { visitContext } from "#kit/visit.server.ts";
import { endSession, sessionCookie, setCookie } from "#modules/akun/index.server.ts";
import { OpenKios, OutsideNetwork, WaitingCheck } from "../kios/open-kios.tsx";
import { recordAtKios } from "../kios/record-kios.server.ts";
import { kiosPath, screenPath } from "../paths.ts";
import "../kios/kios.css";
import { type KiosAnswer, PapanKios } from "../kios/papan-kios.tsx";
import { statusPegawaiLabels } from "../pegawai/status.ts";
import { inNetwork } from "../perangkat/jaringan.server.ts";
import { closedSentence, isClosed, isJenisPerangkat, luarJaringan } from "../perangkat/labels.ts";
import { checkCode, proposePerangkat } from "../perangkat/propose-perangkat.server.ts";
import { recognizePerangkat } from "../perangkat/recognize-perangkat.server.ts";
import type { Route } from "./+types/kios.ts";

export const meta = () => [{ title: "Kios Kehadiran" }];

export const loader = async (args: Route.LoaderArgs) => {
  const isi = await within(args, async (ctx) => {
    const perangkat = await recognizePerangkat(ctx, pembawa(args));
    const hari = today(ctx.now);
    const sebab = perangkat && isClosed(perangkat.keadaan) ? closedSentence(perangkat.jenis, perangkat.keadaan) : null;
    if (perangkat && !sebab) {
      const { id, nama, jenis, keadaan, belumDiperiksa } = perangkat;
      const kode = belumDiperiksa && keadaan !== "luar" ? checkCode(ctx, id) : null;
      return { keadaan, nama, jenis, hari, kode };
    }
    const [masuk, boleh] = [ctx.actor.id !== null, may(ctx, "perangkatAbsensi:create") !== "no"];
    const luar = boleh && (await inNetwork(ctx, pembawa(args).alamat)) === false;
    const segar = isRecentlyConfirmed(ctx.actor, ctx.now);
    return { keadaan: "belum" as const, nama: perangkat?.nama ?? null, sebab, masuk, boleh, segar, luar };
  });
  if (isi.keadaan === "siap" && isi.jenis === "layar") throw redirect(screenPath);
  return isi;
};

const pembawa = ({ context, request }: Pick<Route.LoaderArgs, "context" | "request">) => {
  const { secure, address } = context.get(visitContext);
  return { token: sessionCookie(request, "kios", secure), alamat: address };
};

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const teks = (nama: string) => String(form.get(nama) ?? "");
  const jenis = teks("jenis");
  if (isJenisPerangkat(jenis)) return propose(args, { nama: teks("nama"), jenis });
  const arah = teks("arah") === "pulang" ? "pulang" : "masuk";
  const ketukan = { ...pembawa(args), pin: teks("pin"), arah } as const;
  const { nama, status, masuk, pulang, sudah, tokenBaru } = await recordAtKios(args.context.get(scopeContext), ketukan);
  const saat = arah === "masuk" ? masuk : pulang;
  const pukul = saat ? ` pukul ${formatClock(saat)}` : "";
  const keadaan = arah === "masuk" ? ` (${statusPegawaiLabels[status]})` : "";
  const kalimat = sudah ? `Anda sudah tercatat masuk${pukul}.` : `Tercatat ${arah}${pukul}${keadaan}.`;
  const { secure } = args.context.get(visitContext);
  return data({ nama, kalimat }, { headers: new Headers(tokenBaru ? { "Set-Cookie": setCookie("kios", tokenBaru, secure) } : {}) });
}

/** The clerk's session ends as the device is asked for: nobody stays signed in on a device that stands among people. */
async function propose({ context, request }: Route.ActionArgs, diminta: Pick<Parameters<typeof proposePerangkat>[1], "nama" | "jenis">) {
  const { secure, address } = context.get(visitContext);
  const sesi = sessionCookie(request, "sesi", secure);
  const token = await context.get(scopeContext).transaction(async (ctx) => {
    const baru = await proposePerangkat(ctx, { ...diminta, alamat: address });
    if (sesi) await endSession(ctx, sesi);
    return baru;
  });
  const headers = new Headers({ "Set-Cookie": setCookie("kios", token, secure) });
  headers.append("Set-Cookie", setCookie("sesi", "", secure));
  return redirect(kiosPath, { headers });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Kios({ loaderData: isi, actionData }: Route.ComponentProps) {
  const ditolak = rejectedReason(actionData);
  if (isi.keadaan === "belum") return <OpenKios {...isi} ditolak={ditolak ?? (isi.luar ? luarJaringan : undefined)} />;
  if (isi.keadaan === "menunggu") return <WaitingCheck nama={isi.nama} kode={isi.kode ?? ""} jenis={isi.jenis} />;
  if (isi.keadaan === "luar") return <OutsideNetwork nama={isi.nama} />;
  return (
    <main className="kios">
      <h1>{isi.nama}</h1>
      {isi.kode && <p className="ui-note">Kios ini belum diperiksa orang kedua. Kode untuk memeriksanya: {isi.kode}.</p>}
      <KiosInUse hari={isi.hari} />
    </main>
  );
}

const rejectedReason = (jawaban: unknown): string | undefined =>
  (jawaban as { readonly refusal?: { readonly sentence: string } } | undefined)?.refusal?.sentence;

/** How long the answer stands before the next person types. */
const shownMs = 6000;

function KiosInUse({ hari }: { readonly hari: string }) {
  const [tercatat, setTercatat] = useState<KiosAnswer>();
  useEffect(() => {
    if (!tercatat) return;
    const jeda = setTimeout(() => setTercatat(undefined), shownMs);
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
