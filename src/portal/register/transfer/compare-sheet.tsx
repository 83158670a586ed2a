import { useFetcher } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { bandingFields } from "#modules/banding/index.ts";
import type { ImportAnswer } from "./import-answer.ts";

/** Asks what the list is, and compares it without taking anything of it in. */
export function CompareSheet({ list }: { readonly list: string }) {
  const fetcher = useFetcher<ImportAnswer>();
  const refusal = fetcher.data && "refusal" in fetcher.data ? fetcher.data.refusal : undefined;
  const errors = refusal?.fields ?? {};
  return (
    <Sheet title="Bandingkan saja">
      <fetcher.Form method="post" noValidate className="ui-sheet-body list-compare">
        <input type="hidden" name="aksi" value="bandingkan" />
        <input type="hidden" name="daftar" value={list} />
        <p>Perbedaannya dengan data portal disimpan untuk diperiksa. Tidak ada yang diimpor dan tidak ada yang berubah.</p>
        <ErrorSummary title={refusal?.sentence} errors={errors} fields={bandingFields} />
        <div className="ui-fields">
          {Object.entries(bandingFields).map(([name, field]) => (
            <FieldPiece key={name} name={name} field={field} error={errors[name]} full={field.kind === "yesNo"} form="banding" />
          ))}
        </div>
        <Button type="submit" look="primary" busy={fetcher.state !== "idle"} busyText="Membandingkan...">
          Bandingkan
        </Button>
      </fetcher.Form>
    </Sheet>
  );
}
