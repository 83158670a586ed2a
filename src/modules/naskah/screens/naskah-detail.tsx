import FileDown from "lucide-react/icons/file-down";
import Pencil from "lucide-react/icons/pencil";
import { Link, useNavigate } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { visitContext } from "#kit/visit.server.ts";
import { suratKeluarPath } from "#modules/persuratan/index.ts";

import { loadDetail } from "../load/detail.server.ts";
import { type Answer, receiveNaskah } from "../load/receive.server.ts";
import { JalanNaskah } from "../parts/jalan-naskah.tsx";
import { Rantai } from "../parts/rantai.tsx";
import { NaskahSheet } from "../parts/sheet.tsx";
import { State } from "../parts/state.tsx";
import { Tindakan } from "../parts/tindakan.tsx";
import { naskahListPath, parafPath, pdfPath, writePath } from "../paths.ts";
import type { Route } from "./+types/naskah-detail.ts";
import "../parts/naskah.css";

export const handle = { crumb: "Surat" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData ? `${loaderData.perihal} · Konsep Surat` : "Konsep Surat" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadDetail(ctx, args.params.id));

export const action = async ({ context, request, params }: Route.ActionArgs) =>
  receiveNaskah(context.get(scopeContext), { id: params.id, form: await readForm(request), origin: context.get(visitContext).origin });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function NaskahDetail({ loaderData }: Route.ComponentProps) {
  const { naskah, perihal, kertas, tanda, belum, nomorContoh, jejak, rantai, batal, cabut, boleh, dimusnahkan } = loaderData;
  const say = useToast();
  const go = useNavigate();
  const selesai = ({ pesan, ke }: Answer) => {
    say(pesan);
    if (ke === "daftar") void go(naskahListPath);
  };
  const keadaan = { status: naskah.status, dikembalikan: naskah.alasanKembali !== null, batal: batal !== null, dicabut: cabut !== null };
  return (
    <>
      <PageHead title={perihal} lead={<State {...keadaan} />}>
        <ButtonLink look="quiet" to={naskahListPath}>
          Kembali ke daftar
        </ButtonLink>
        {naskah.suratKeluarId && <ButtonLink to={`${suratKeluarPath}/${naskah.suratKeluarId}`}>Di Daftar Surat</ButtonLink>}
        {boleh.sunting && (
          <ButtonLink icon={Pencil} to={writePath(naskah.id)}>
            Sunting
          </ButtonLink>
        )}
        {!dimusnahkan && (tanda || belum.length === 0) && (
          <ButtonLink icon={FileDown} to={pdfPath(naskah.id)} reloadDocument target="_blank">
            {tanda ? "Buka PDF" : "PDF draf"}
          </ButtonLink>
        )}
        {tanda && rantai.length > 0 && (
          <ButtonLink look="quiet" to={parafPath(naskah.id)} reloadDocument target="_blank">
            Lembar paraf
          </ButtonLink>
        )}
      </PageHead>
      {naskah.status === "draft" && naskah.alasanKembali && (
        <p className="naskah-kembali">
          <b>Dikembalikan:</b> {naskah.alasanKembali}
        </p>
      )}
      <div className="naskah-rincian">
        <section className="naskah-pratinjau" aria-label="Surat">
          {dimusnahkan ? (
            <p className="naskah-belum">
              Surat ini sudah dimusnahkan menurut jadwal retensi arsip. Nomor, perihal, dan riwayatnya tetap tercatat.
            </p>
          ) : (
            <>
              {belum.length > 0 && <p className="naskah-belum">Belum terisi: {belum.join(", ")}. Draf dapat dicetak sesudah lengkap.</p>}
              <NaskahSheet kertas={kertas} tanda={tanda} />
            </>
          )}
        </section>
        <div className="naskah-kolom">
          {nomorContoh && (
            <p className="naskah-belum">
              Nomornya masih memakai kode jabatan contoh, jadi surat ini belum dapat ditandatangani. Tulis kode madrasah di{" "}
              <Link to="/administration/buku-nomor">Deret Nomor</Link>.
            </p>
          )}
          {naskah.nomor && (
            <p className="naskah-nomor">
              Nomor <b>{naskah.nomor}</b>
            </p>
          )}
          <Tindakan isi={loaderData} onSelesai={selesai} />
          <Rantai steps={rantai} />
          <JalanNaskah naskah={naskah} jejak={jejak} batal={batal} cabut={cabut} />
        </div>
      </div>
    </>
  );
}
