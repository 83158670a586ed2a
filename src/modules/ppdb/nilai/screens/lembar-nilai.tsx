import FileDown from "lucide-react/icons/file-down";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { reading, scopeContext } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { PageHead } from "#kit/ui/sheet.tsx";
import { nilaiPpdbPath } from "../../paths.ts";
import { examinerOf } from "../examiner.server.ts";
import { keepMarkWhenGone } from "../keep-when-gone.ts";
import type { KeptMark } from "../kept-marks.ts";
import { komponenLabel } from "../komponen.ts";
import { isExaminer, readAskedLembar } from "../lembar.ts";
import { saveSent } from "../lembar-action.server.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { type LembarRow, loadLembar, loadLembarRow } from "../load-lembar.server.ts";
import { AskExaminer } from "../parts/ask-examiner.tsx";
import { KeptMarks } from "../parts/kept-marks.tsx";
import { LembarList } from "../parts/lembar-list.tsx";
import { OfflineSheet } from "../parts/offline-sheet.tsx";
import type { Route } from "./+types/lembar-nilai.ts";
import "../parts/nilai.css";

export const handle = { crumb: "Lembar nilai" };

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `${komponenLabel(loaderData.measure.komponen)}, jalur ${loaderData.jalur.nama.toLowerCase()} · Nilai` : "Nilai" },
];

export async function loader(args: Route.LoaderArgs) {
  const asked = readAskedLembar(new URL(args.request.url).searchParams);
  return reading(args, async (ctx) => ({ asked, ...(await loadLembar(ctx, await readLembarNilai(ctx, args.params), asked)) }));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const asked = readAskedLembar(new URL(request.url).searchParams).penguji;
  const baris = await saveSent(context.get(scopeContext), params, await readForm(request), async (ctx, lembar, typed) => {
    const penguji = isExaminer(typed.penguji) ? typed.penguji : ((await examinerOf(ctx, lembar, asked)) ?? "1");
    return loadLembarRow(ctx, lembar, { id: typed.pendaftaranId, penguji });
  });
  return { baris };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepMarkWhenGone(serverAction);

/** A saving answers with its own row: the rest of the sheet need not come again for each mark. */
export const shouldRevalidate = ({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  formMethod === "POST" ? false : defaultShouldRevalidate;

export default function LembarNilai({ loaderData: { asked, jalur, measure, rows, total, isi, akunId, penguji } }: Route.ComponentProps) {
  const nama = komponenLabel(measure.komponen);
  const lembar = `${jalur.id}/${measure.komponen}`;
  return (
    <>
      <PageHead title={`${nama}, jalur ${jalur.nama.toLowerCase()}`} lead={leadOf(jalur.gelombang, measure)}>
        <ButtonLink look="quiet" to={nilaiPpdbPath}>
          Semua lembar
        </ButtonLink>
        {isi && <ButtonLink to={`${nilaiPpdbPath}/${jalur.id}/${measure.komponen}/impor`}>Impor</ButtonLink>}
        <ButtonLink icon={FileDown} to={`${nilaiPpdbPath}/${jalur.id}/${measure.komponen}/unduh`} reloadDocument>
          Unduh (Excel)
        </ButtonLink>
      </PageHead>
      {isi && akunId && <KeptMarks akunId={akunId} inSight={(mark) => mark.lembar === lembar && rows.some((row) => shows(row, mark))} />}
      {penguji ? <LembarList {...{ asked, jalur, measure, rows, total, isi, akunId, penguji }} /> : <AskExaminer cari={asked.cari} />}
      {isi && penguji && <OfflineSheet pages={{ path: `${nilaiPpdbPath}/${lembar}`, total }} />}
    </>
  );
}

/** A field for this mark stands in the row. */
const shows = ({ id, penyelesaian, penguji, terisi }: LembarRow, mark: KeptMark): boolean =>
  id === mark.pendaftaran && (mark.penguji === "penyelesaian" ? penyelesaian !== null : mark.penguji === penguji && !terisi && !mark.mapel);

function leadOf(gelombang: string, { toleransi, mapel }: Route.ComponentProps["loaderData"]["measure"]): string {
  if (mapel.length > 0) return `${gelombang}. ${mapel.length} mata pelajaran, semester 1–5.`;
  if (toleransi === null) return `${gelombang}. Nilai 0–100, tersimpan begitu Anda pindah ke isian berikutnya.`;
  return `${gelombang}. Dua penguji menilai sendiri-sendiri; selisih paling banyak ${toleransi}. Tersimpan begitu Anda pindah ke isian berikutnya.`;
}
