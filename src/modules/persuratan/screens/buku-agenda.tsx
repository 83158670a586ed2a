import { Form, redirect, useNavigation } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { Button } from "#kit/ui/button.tsx";
import { MadeFiles } from "#kit/ui/feedback/made-files.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import type { AgendaResult } from "../agenda/agenda-job.ts";
import { requestAgenda } from "../agenda/create-agenda.server.ts";
import { ownAgenda } from "../agenda/own-agenda.server.ts";
import { agendaFields } from "../agenda/request-agenda.ts";
import { Desk } from "../parts/desk.tsx";
import { suratPath } from "../tab-surat.ts";
import type { Route } from "./+types/buku-agenda.ts";
import "../parts/persuratan.css";

export const handle = { crumb: "Buku Agenda" };

export const meta = () => [{ title: "Buku Agenda" }];

export const loader = (args: Route.LoaderArgs) => within(args, ownAgenda);

interface Answer {
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const sent = Object.fromEntries(await readForm(args.request));
  await within(args, (ctx) => requestAgenda(ctx, sent));
  throw redirect(suratPath.bukuAgenda);
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => keepFormWhenUnanswered(serverAction);

export default function BukuAgenda({ loaderData, actionData }: Route.ComponentProps) {
  const { awal, tugas, desk } = loaderData;
  const busy = useNavigation().state === "submitting";
  const { refusal } = (actionData ?? {}) as Answer;
  const errors = refusal?.fields ?? {};
  return (
    <>
      <Desk {...desk} />
      <PageHead title="Buku Agenda" lead="Daftar surat masuk atau keluar untuk periode apa pun, siap dicetak atau diolah." />
      <Sheet title="Periode">
        <Form method="post" noValidate className="ui-sheet-body">
          <ErrorSummary title={refusal?.sentence} errors={errors} fields={agendaFields} />
          <div className="ui-fields">
            {Object.entries(agendaFields).map(([nama, field]) => (
              <FieldPiece key={nama} name={nama} field={field} value={awal[nama as keyof typeof awal]} error={errors[nama]} />
            ))}
          </div>
          <p className="buku-agenda-kirim">
            <Button type="submit" look="primary" busy={busy} busyText="Menyiapkan...">
              Buat buku agenda
            </Button>
          </p>
        </Form>
      </Sheet>
      <MadeFiles
        id="buku-saya"
        title="Buku agenda saya"
        noun="buku agenda"
        tasks={tugas}
        hrefOf={(id) => `${suratPath.bukuAgenda}/${id}`}
        sayOf={(hasil) => `${(hasil as AgendaResult).surat.toLocaleString("id-ID")} surat, `}
      />
    </>
  );
}
