import FileDown from "lucide-react/icons/file-down";
import { Fragment } from "react";
import { Link } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { Merged } from "../gabung/parts/merged.tsx";
import { isDecided, keadaanNames, keadaanTones } from "../keadaan/keadaan.ts";
import { uploadAtDesk } from "../kertas/upload-action.server.ts";
import { readAsked } from "../panitia/asked.ts";
import { loadPendaftar, type Pendaftar as PendaftarData } from "../panitia/load-pendaftar.server.ts";
import { Answers, LackingAnswers } from "../panitia/parts/answers.tsx";
import { Assignment } from "../panitia/parts/assignment.tsx";
import { Family } from "../panitia/parts/family.tsx";
import { KoreksiSheet } from "../panitia/parts/koreksi-sheet.tsx";
import { LockedPage } from "../panitia/parts/locked-page.tsx";
import { Neighbours } from "../panitia/parts/neighbours.tsx";
import { Papers } from "../panitia/parts/papers.tsx";
import { PendaftarKeys } from "../panitia/parts/pendaftar-keys.tsx";
import { PerbaikanList } from "../panitia/parts/perbaikan-list.tsx";
import { SameChild } from "../panitia/parts/same-child.tsx";
import { StateSteps } from "../panitia/parts/state-steps.tsx";
import { TimeLine } from "../panitia/parts/time-line.tsx";
import { actOnPendaftar } from "../panitia/pendaftar-action.server.ts";
import { mejaPpdbPath, pendaftaranPath } from "../paths.ts";
import { PermintaanSheet } from "../permintaan/parts/permintaan-sheet.tsx";
import type { Route } from "./+types/pendaftar.ts";
import "../panitia/parts/pendaftar.css";

export const handle = { crumb: "Pemeriksaan" };
export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `${loaderData?.row.namaLengkap ?? "Pendaftaran"} · Meja Panitia` }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, (ctx) => loadPendaftar(ctx, args.params.id, readAsked(new URL(args.request.url).searchParams)));

export async function action({ context, request, params }: Route.ActionArgs) {
  const [scope, { id }] = [context.get(scopeContext), params];
  const form = await readForm(request);
  if (form.get("aksi") !== "pindai") return actOnPendaftar(scope, id, form);
  return uploadAtDesk(scope, context.get(filesContext), { id, form, signal: request.signal });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function Pendaftar({ loaderData: pendaftar }: Route.ComponentProps) {
  const { row, keadaan, ganda, umur, boleh } = pendaftar;
  return (
    // The next one begins anew: no paper of the one before stays open or in focus.
    <Fragment key={row.id}>
      <Neighbours tetangga={pendaftar.tetangga} />
      <PageHead title={String(row.namaLengkap)} lead={String(row.nomor)}>
        <PendaftarKeys />
        <Documents pendaftar={pendaftar} />
      </PageHead>
      <div className="pendaftar-atas">
        <Sheet title="Keadaan" aside={<Marks pendaftar={pendaftar} />}>
          {umur && (
            <p className="ui-sheet-body pendaftar-umur">
              <span>
                <Tag tone="warning">Umur di luar aturan</Tag> {umur}
              </span>
            </p>
          )}
          <Came pendaftar={pendaftar} />
          <LockedPage pendaftar={pendaftar} />
          <LackingAnswers jawaban={pendaftar.jawaban} />
          <StateSteps pendaftar={pendaftar} />
          <Assignment pendaftar={pendaftar} />
        </Sheet>
        <PermintaanSheet pendaftar={pendaftar} />
        <Merged pendaftar={pendaftar} />
      </div>
      <div className="pendaftar-dua">
        <div>
          <Family pendaftar={pendaftar} />
          <Answers pendaftar={pendaftar} />
        </div>
        <div>
          <Papers pendaftar={pendaftar} />
          {pendaftar.koreksi && <KoreksiSheet koreksi={pendaftar.koreksi} versi={Number(row.versi)} />}
          {pendaftar.perbaikan.length > 0 && (
            <Sheet title="Perbaikan">
              <PerbaikanList perbaikan={pendaftar.perbaikan} />
            </Sheet>
          )}
          <Sheet title="Perjalanan">
            <TimeLine langkah={pendaftar.langkah} />
          </Sheet>
        </div>
      </div>
      {ganda.length > 0 && <SameChild row={row} ganda={ganda} ubah={boleh.ubah} />}
      {boleh.ubah && !isDecided(keadaan) && (
        <p>
          <Link to={`${mejaPpdbPath}/${row.id}/jalur`}>Pindahkan ke jalur lain</Link>
        </p>
      )}
      {boleh.ubah && keadaan !== "digabung" && (
        <p>
          <Link to={`${mejaPpdbPath}/${row.id}/gabung`}>Gabungkan dengan nomor lain dari anak yang sama</Link>
        </p>
      )}
    </Fragment>
  );
}

function Documents({ pendaftar: { row, kartu, surat } }: { readonly pendaftar: PendaftarData }) {
  return (
    <>
      <ButtonLink icon={FileDown} to={`${pendaftaranPath}/${row.id}/bukti`} reloadDocument>
        Bukti (PDF)
      </ButtonLink>
      {kartu && (
        <ButtonLink icon={FileDown} to={`${mejaPpdbPath}/${row.id}/kartu`} reloadDocument>
          Kartu ujian (PDF)
        </ButtonLink>
      )}
      {surat && (
        <ButtonLink icon={FileDown} to={`${mejaPpdbPath}/${row.id}/surat`} reloadDocument>
          Surat hasil (PDF)
        </ButtonLink>
      )}
    </>
  );
}

/** When it came in; of a paper also when it was typed, which may be days later. */
function Came({ pendaftar: { kertas, dibuat } }: { readonly pendaftar: PendaftarData }) {
  return (
    <p className="ui-sheet-body ui-muted pendaftar-masuk">
      {kertas
        ? `Formulir kertas diterima ${formatMoment(kertas.diterima)}; diketik ${kertas.pelaku} ${formatMoment(dibuat)}.`
        : `Dikirim keluarga ${formatMoment(dibuat)}.`}
    </p>
  );
}

/** How far it has come, and that it came on paper. */
function Marks({ pendaftar: { keadaan, kertas } }: { readonly pendaftar: PendaftarData }) {
  return (
    <span className="pendaftar-tanda">
      {kertas && <Tag tone={kertas.susulan ? "warning" : "info"}>{kertas.susulan ? "Susulan dari kertas" : "Dari kertas"}</Tag>}
      <Tag tone={keadaanTones[keadaan]}>{keadaanNames[keadaan]}</Tag>
    </span>
  );
}
