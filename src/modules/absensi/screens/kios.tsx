import { useEffect, useState } from "react";
import { data, redirect } from "react-router";
import { isFresh } from "#kit/access/fresh.ts";
import { may, scopeContext, within } from "#kit/ctx.server.ts";
import { formatClock, formatDay, today } from "#kit/dates.ts";
import { readForm } from "#kit/form.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { answered } from "#kit/ui/form/answered.ts";
import "#kit/ui/ui.css";
import { visitContext } from "#kit/visit.server.ts";
import { akhiriSesi, kukiOf, setKuki } from "#modules/akun/index.server.ts";
import { alamatKios, alamatLayar } from "../alamat.ts";
import { BukaKios, MenungguPeriksa } from "../kios/buka-kios.tsx";
import { catatDiKios } from "../kios/catat-kios.server.ts";
import "../kios/kios.css";
import { type JawabanKios, PapanKios } from "../kios/papan-kios.tsx";
import { sebutanStatusPegawai } from "../pegawai/status.ts";
import { ajukanPerangkat, kodePeriksa } from "../perangkat/ajukan-perangkat.server.ts";
import { diJaringan } from "../perangkat/jaringan.server.ts";
import { kenaliPerangkat } from "../perangkat/kenali-perangkat.server.ts";
import { isJenisPerangkat, luarJaringan } from "../perangkat/sebutan.ts";
import type { Route } from "./+types/kios.ts";

export const meta = () => [{ title: "Kios Kehadiran" }];

export const loader = async (args: Route.LoaderArgs) => {
  const isi = await within(args, async (ctx) => {
    const perangkat = await kenaliPerangkat(ctx, pembawa(args));
    const hari = today(ctx.now);
    if (perangkat && perangkat.keadaan !== "ganda") {
      const { id, nama, jenis, keadaan, belumDiperiksa } = perangkat;
      const kode = belumDiperiksa && keadaan !== "luar" ? kodePeriksa(ctx, id) : null;
      return { keadaan, nama, jenis, hari, kode };
    }
    const [masuk, boleh] = [ctx.actor.id !== null, may(ctx, "perangkatAbsensi:create") !== "no"];
    const luar = boleh && (await diJaringan(ctx, pembawa(args).alamat)) === false;
    return { keadaan: "belum" as const, nama: null, masuk, boleh, segar: isFresh(ctx.actor, ctx.now), luar };
  });
  if (isi.keadaan === "siap" && isi.jenis === "layar") throw redirect(alamatLayar);
  return isi;
};

const pembawa = ({ context, request }: Pick<Route.LoaderArgs, "context" | "request">) => {
  const { secure, address } = context.get(visitContext);
  return { token: kukiOf(request, "kios", secure), alamat: address };
};

export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request);
  const teks = (nama: string) => String(form.get(nama) ?? "");
  const jenis = teks("jenis");
  if (isJenisPerangkat(jenis)) return ajukan(args, { nama: teks("nama"), jenis });
  const arah = teks("arah") === "pulang" ? "pulang" : "masuk";
  const ketukan = { ...pembawa(args), pin: teks("pin"), arah } as const;
  const { nama, status, masuk, pulang, sudah, tokenBaru } = await catatDiKios(args.context.get(scopeContext), ketukan);
  const saat = arah === "masuk" ? masuk : pulang;
  const pukul = saat ? ` pukul ${formatClock(saat)}` : "";
  const keadaan = arah === "masuk" ? ` (${sebutanStatusPegawai[status]})` : "";
  const kalimat = sudah ? `Anda sudah tercatat masuk${pukul}.` : `Tercatat ${arah}${pukul}${keadaan}.`;
  const { secure } = args.context.get(visitContext);
  return data({ nama, kalimat }, { headers: new Headers(tokenBaru ? { "Set-Cookie": setKuki("kios", tokenBaru, secure) } : {}) });
}

/** The clerk's session ends as the device is asked for: nobody stays signed in on a device that stands among people. */
async function ajukan({ context, request }: Route.ActionArgs, diminta: Pick<Parameters<typeof ajukanPerangkat>[1], "nama" | "jenis">) {
  const { secure, address } = context.get(visitContext);
  const sesi = kukiOf(request, "sesi", secure);
  const token = await context.get(scopeContext).transaction(async (ctx) => {
    const baru = await ajukanPerangkat(ctx, { ...diminta, alamat: address });
    if (sesi) await akhiriSesi(ctx, sesi);
    return baru;
  });
  const headers = new Headers({ "Set-Cookie": setKuki("kios", token, secure) });
  headers.append("Set-Cookie", setKuki("sesi", "", secure));
  return redirect(alamatKios, { headers });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answered(serverAction);

export default function Kios({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <main className="kios">
      <h1>{loaderData.nama ?? "Kios Kehadiran"}</h1>
      <IsiKios isi={loaderData} ditolak={sebabDitolak(actionData)} />
    </main>
  );
}

const sebabDitolak = (jawaban: unknown): string | undefined =>
  (jawaban as { readonly refusal?: { readonly sentence: string } } | undefined)?.refusal?.sentence;

function IsiKios({ isi, ditolak }: { readonly isi: Route.ComponentProps["loaderData"]; readonly ditolak: string | undefined }) {
  if (isi.keadaan === "belum") return <BukaKios {...isi} ditolak={ditolak ?? (isi.luar ? luarJaringan : undefined)} />;
  if (isi.keadaan === "menunggu") return <MenungguPeriksa kode={isi.kode ?? ""} jenis={isi.jenis} />;
  if (isi.keadaan === "luar")
    return (
      <p className="ui-error" role="alert">
        {luarJaringan}
      </p>
    );
  return (
    <>
      {isi.kode && <p className="ui-note">Kios ini belum diperiksa orang kedua. Kode untuk memeriksanya: {isi.kode}.</p>}
      <KiosTerbuka hari={isi.hari} />
    </>
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
