import { useState } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { nilaiPpdbPath } from "../../paths.ts";
import { keepMarkWhenGone } from "../keep-when-gone.ts";
import { emptyCell } from "../lembar.ts";
import { saveSent } from "../lembar-action.server.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { loadRapor, type Rapor } from "../load-lembar.server.ts";
import { MarkField } from "../parts/mark-field.tsx";
import { OfflineSheet } from "../parts/offline-sheet.tsx";
import type { Route } from "./+types/nilai-rapor.ts";
import "../parts/nilai.css";

export const handle = { crumb: "Rapor" };

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: `${loaderData?.row.nama ?? "Rapor"} · Nilai` }];

const place = (jalur: string) => ({ jalur, komponen: "rapor" });

export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => loadRapor(ctx, await readLembarNilai(ctx, place(args.params.jalur)), args.params.id));

export async function action({ context, params, request }: Route.ActionArgs) {
  const form = await readForm(request);
  form.set("pendaftaran", params.id);
  const rapor = await saveSent(context.get(scopeContext), place(params.jalur), form, (ctx, lembar) => loadRapor(ctx, lembar, params.id));
  return { rapor };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepMarkWhenGone(serverAction);

export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === "POST" ? false : defaultShouldRevalidate;

export default function NilaiRapor({ loaderData }: Route.ComponentProps) {
  const { jalur, row, mapel, isi, akunId } = loaderData;
  const lembar = `${jalur.id}/rapor`;
  const [average, setAverage] = useState<string | null>(null);
  const shown = average ?? row.nilai;
  return (
    <>
      <PageHead title={row.nama} lead={`${row.nomor}. Rata-rata rapor: ${shown || "belum lengkap"}`}>
        <ButtonLink look="quiet" to={`${nilaiPpdbPath}/${jalur.id}/rapor`}>
          Ke lembar rapor
        </ButtonLink>
      </PageHead>
      <Sheet title="Rapor semester 1–5">
        {mapel.map(({ nama, cells }) => (
          <fieldset key={nama} className="nilai-mapel">
            <legend>{nama}</legend>
            {cells.map(({ semester, ...cell }) => (
              <div key={semester} className="nilai-semester">
                <span aria-hidden="true">Semester {semester}</span>
                {isi ? (
                  <MarkField
                    label={`${nama} semester ${semester}`}
                    komponen="rapor"
                    place={{ pendaftaran: row.id, penguji: "1", mapel: nama, semester }}
                    keeping={{ akunId, lembar, nomor: row.nomor }}
                    cell={cell}
                    cellOf={({ rapor }: { rapor: Rapor }) => cellIn(rapor, nama, semester)}
                    onSaved={({ rapor }) => setAverage(rapor.row.nilai)}
                  />
                ) : (
                  <b>{cell.nilai || "–"}</b>
                )}
              </div>
            ))}
          </fieldset>
        ))}
      </Sheet>
      {isi && <OfflineSheet />}
    </>
  );
}

const cellIn = ({ mapel }: Rapor, nama: string, semester: number) =>
  mapel.find((one) => one.nama === nama)?.cells.find((one) => one.semester === semester) ?? emptyCell;
