import { type FormEvent, useEffect, useEffectEvent, useState } from "react";
import { useNavigate, useNavigation, useSubmit } from "react-router";
import { offeredChoices } from "#kit/choices.server.ts";
import { demand, within } from "#kit/ctx.server.ts";
import { readForm } from "#kit/form.server.ts";
import { nothingRelated } from "#kit/register/related.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { mergeTagPath, tagPath } from "../paths.ts";
import { mergeFields } from "../tagar/merge.ts";
import { mergeTagar } from "../tagar/merge-tagar.server.ts";

import type { Route } from "./+types/merge-tagar.ts";

export const handle = { crumb: "Gabungkan" };

export const meta = () => [{ title: "Gabungkan tagar" }];

export const loader = (args: Route.LoaderArgs) =>
  within(args, async (ctx) => {
    demand(ctx, "tag:delete");
    return offeredChoices(ctx, { fields: mergeFields, path: mergeTagPath });
  });

interface Answer {
  readonly digabung?: { readonly dari: string; readonly ke: string };
  readonly refusal?: { readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
}

export async function action(args: Route.ActionArgs): Promise<Answer> {
  const form = Object.fromEntries(await readForm(args.request));
  return { digabung: await within(args, (ctx) => mergeTagar(ctx, form)) };
}

export default function MergeTagar({ loaderData, actionData }: Route.ComponentProps) {
  const [typed, setTyped] = useState({ dari: "", ke: "" });
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  useKabar(actionData);
  const errors = actionData?.refusal?.fields ?? {};
  const type = (id: string, nama: string) => setTyped((before) => ({ ...before, [nama]: id }));
  const kirim = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void submit(typed, { method: "post" });
  };
  return (
    <RelatedContext value={{ ...nothingRelated, ...loaderData }}>
      <PageHead title="Gabungkan tagar" lead="Untuk dua tagar yang maksudnya sama.">
        <ButtonLink look="quiet" to={tagPath}>
          Kembali ke daftar
        </ButtonLink>
      </PageHead>
      <Sheet title="Tagar">
        <form method="post" noValidate className="ui-sheet-body" onSubmit={kirim}>
          <ErrorSummary title={actionData?.refusal?.sentence} errors={errors} fields={mergeFields} />
          <div className="ui-fields">
            <FieldPiece name="dari" field={mergeFields.dari} error={errors.dari} onType={type} />
            <FieldPiece name="ke" field={mergeFields.ke} error={errors.ke} onType={type} />
          </div>
          <p className="ui-muted">
            Semua berita dengan tagar pertama akan memakai tagar kedua, lalu tagar pertama dipindahkan ke tempat sampah. Berita tidak dapat
            dipisahkan lagi sesudahnya.
          </p>
          <p>
            <Button type="submit" look="primary" busy={busy} busyText="Menggabungkan...">
              Gabungkan
            </Button>
          </p>
        </form>
      </Sheet>
    </RelatedContext>
  );
}

/** Tells what was done, back at the list. */
function useKabar(jawaban: Answer | undefined) {
  const say = useToast();
  const navigate = useNavigate();
  const hear = useEffectEvent(({ dari, ke }: NonNullable<Answer["digabung"]>) => {
    say(`#${dari} kini menjadi #${ke}`);
    void navigate(tagPath);
  });
  useEffect(() => {
    if (jawaban?.digabung) hear(jawaban.digabung);
  }, [jawaban]);
}
