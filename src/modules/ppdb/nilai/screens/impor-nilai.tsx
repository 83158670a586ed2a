import { useState } from "react";
import { reading, scopeContext, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { readBookInThread } from "#kit/reading/reading.server.ts";
import { refuse } from "#kit/refusals.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { PickFile } from "#kit/ui/field/pick-file.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";
import { nilaiPpdbPath } from "../../paths.ts";
import { importNilai, type NilaiPlan, planNilai } from "../import-nilai.server.ts";
import { komponenLabel } from "../komponen.ts";
import type { Examiner } from "../lembar.ts";
import { readLembarNilai } from "../load-jalur.server.ts";
import { ImportPlan } from "../parts/import-plan.tsx";
import { readMarks } from "../read-marks.server.ts";
import type { Route } from "./+types/impor-nilai.ts";
import "../parts/nilai.css";

export const handle = { crumb: "Impor" };

export const meta = () => [{ title: "Impor nilai" }];

export const loader = (args: Route.LoaderArgs) => reading(args, (ctx) => readLembarNilai(ctx, args.params));

export async function action(args: Route.ActionArgs): Promise<{ readonly plan: NilaiPlan } | { readonly masuk: number }> {
  const form = await readForm(args.request);
  const penguji: Examiner = form.get("penguji") === "2" ? "2" : "1";
  if (form.get("aksi") === "simpan") {
    const marks = readMarks(form.get("nilai"));
    const scope = args.context.get(scopeContext);
    return { masuk: await scope.transaction(async (ctx) => importNilai(ctx, await readLembarNilai(ctx, args.params), marks, penguji)) };
  }
  const berkas = form.get("berkas");
  if (!(berkas instanceof File) || berkas.size === 0) throw refuse.invalid("Pilih dulu berkasnya.");
  await within(args, (ctx) => readLembarNilai(ctx, args.params));
  const book = await readBookInThread(new Uint8Array(await berkas.arrayBuffer()), args.request.signal);
  return { plan: await within(args, async (ctx) => planNilai(ctx, await readLembarNilai(ctx, args.params), book, penguji)) };
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

/** A list of numbers and marks: what it would do is shown before anything is kept. */
export default function ImporNilai({ loaderData: { jalur, measure } }: Route.ComponentProps) {
  const say = useToast();
  const [plan, setPlan] = useState<NilaiPlan>();
  const [penguji, setPenguji] = useState<Examiner>("1");
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly plan: NilaiPlan } | { readonly masuk: number }>((answer) => {
    if ("plan" in answer) return setPlan(answer.plan);
    setPlan(undefined);
    say(`${answer.masuk} nilai tersimpan`);
  });
  const sheet = `${nilaiPpdbPath}/${jalur.id}/${measure.komponen}`;
  const send = (entries: Readonly<Record<string, string | File>>) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...entries, penguji })) form.set(name, value);
    if (!busy) kirim(form);
  };
  return (
    <>
      <PageHead
        title={`Impor nilai ${komponenLabel(measure.komponen).toLowerCase()}`}
        lead={`Jalur ${jalur.nama.toLowerCase()}, ${jalur.gelombang}. Berkas Excel atau CSV dengan kolom Nomor pendaftaran dan Nilai.`}
      >
        <ButtonLink look="quiet" to={sheet}>
          Ke lembar nilai
        </ButtonLink>
      </PageHead>
      <Sheet title="Berkas">
        <div className="ui-sheet-body nilai-impor">
          {ditolak && (
            <p className="ui-error" role="alert">
              {ditolak.sentence}
            </p>
          )}
          {measure.toleransi !== null && (
            <p className="ui-actions">
              {(["1", "2"] as const).map((one) => (
                <Button
                  key={one}
                  aria-pressed={one === penguji}
                  look={one === penguji ? "primary" : "plain"}
                  onClick={() => setPenguji(one)}
                >
                  Penguji {one}
                </Button>
              ))}
            </p>
          )}
          <PickFile
            label="daftar nilai"
            accept=".xlsx,.xls,.ods,.csv,.txt"
            chosen={plan !== undefined}
            busy={busy}
            onPick={(berkas) => send({ aksi: "periksa", berkas })}
          />
        </div>
      </Sheet>
      {plan && <ImportPlan plan={plan} busy={busy} onKeep={() => send({ aksi: "simpan", nilai: JSON.stringify(plan.ubah) })} />}
      {dialog}
    </>
  );
}
