import { type FormEvent, useState } from "react";
import { redirect } from "react-router";
import { scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { Tag } from "#kit/ui/tag.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { useAnew } from "../../panitia/parts/use-anew.ts";
import { mejaPpdbPath } from "../../paths.ts";
import { pindahFields } from "../fields.ts";
import { loadPindah, type Pindah as PindahData } from "../load-pindah.server.ts";
import { moveJalur } from "../move-jalur.server.ts";
import type { Route } from "./+types/pindah-jalur.ts";
import "../../gabung/parts/gabung.css";

export const handle = { crumb: "Pindah jalur" };
export const meta = () => [{ title: "Pindahkan ke jalur lain · Meja Panitia" }];

export const loader = (args: Route.LoaderArgs) => within(args, (ctx) => loadPindah(ctx, args.params.id));

export async function action({ context, request, params: { id } }: Route.ActionArgs) {
  const form = await readForm(request);
  const seen = { id, versi: Number(form.get("versi")) };
  await context.get(scopeContext).transaction((ctx) => moveJalur(ctx, seen, Object.fromEntries(form)));
  return redirect(`${mejaPpdbPath}/${id}`, 303);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function PindahJalur({ loaderData: pindah }: Route.ComponentProps) {
  const { id, nomor, namaLengkap, jalur, tolak, diminta, umur, tujuan } = pindah;
  return (
    <>
      <PageHead title="Pindahkan ke jalur lain" lead={`${namaLengkap}, ${nomor}`}>
        <ButtonLink look="quiet" to={`${mejaPpdbPath}/${id}`}>
          Kembali ke pendaftaran
        </ButtonLink>
      </PageHead>
      <Sheet title={`Jalur sekarang: ${jalur}`}>
        <div className="ui-sheet-body gabung-isian">
          <p>
            Urutan pendaftarannya tetap. Panitia memeriksanya lagi dari awal, dan keluarga membaca perpindahan ini beserta alasannya di
            halaman statusnya.
          </p>
          {diminta && (
            <p>
              <b>Keluarga meminta:</b> {diminta}
            </p>
          )}
          {umur && (
            <p>
              <Tag tone="warning">Umur di luar aturan</Tag> {umur}
            </p>
          )}
          {tolak && <p role="alert">{tolak}</p>}
          {!tolak && tujuan.length === 0 && <p>Penerimaan ini tidak mempunyai jalur lain.</p>}
        </div>
      </Sheet>
      {!tolak && tujuan.length > 0 && <MoveForm pindah={pindah} />}
    </>
  );
}

function MoveForm({ pindah: { versi, tujuan } }: { readonly pindah: PindahData }) {
  const { kirim, busy, ditolak, dialog } = useAction(undefined, undefined, useAnew());
  const [ke, setKe] = useState("");
  const errors = ditolak?.fields ?? {};
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!busy) kirim(new FormData(event.currentTarget));
  };
  return (
    <form method="post" noValidate className="gabung" onSubmit={submit}>
      <input type="hidden" name="versi" value={versi} />
      <ErrorSummary title={ditolak?.sentence} errors={errors} fields={pindahFields} />
      <Sheet title="Jalur yang benar">
        <fieldset className="ui-sheet-body gabung-pilih" id="ke" tabIndex={-1}>
          <legend className="ui-hidden">Jalur yang benar</legend>
          {tujuan.map(({ kunci, nama, tolak, akibat }) => (
            <label key={kunci}>
              <input type="radio" name="ke" value={kunci} disabled={tolak !== null} checked={ke === kunci} onChange={() => setKe(kunci)} />
              <span>
                <b>{nama}</b>
                {[...(tolak === null ? akibat : [tolak])].map((line) => (
                  <span key={line} className="ui-muted gabung-baris">
                    {line}
                  </span>
                ))}
              </span>
            </label>
          ))}
          {errors.ke && <p className="gabung-salah">{errors.ke}</p>}
        </fieldset>
      </Sheet>
      <Sheet title="Alasan">
        <div className="ui-sheet-body">
          <div className="ui-fields">
            <FieldPiece name="alasan" field={pindahFields.alasan} error={errors.alasan} full />
          </div>
          <div className="ui-actions">
            <Button type="submit" look="primary" busy={busy} busyText="Memindahkan...">
              Pindahkan
            </Button>
          </div>
        </div>
      </Sheet>
      {dialog}
    </form>
  );
}
