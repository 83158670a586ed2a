import type { Row } from "#kit/register/register.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type FieldsName, registrationFields, registrationSteps } from "../../fields.ts";

/** The form as the family filled it in, step by step. */
export function Family({ row }: { readonly row: Row }) {
  return registrationSteps
    .map(({ judul, isian }) => ({ judul, isian: isian.filter((name) => name !== "agreement" && row[name] !== undefined) }))
    .filter(({ isian }) => isian.length > 0)
    .map(({ judul, isian }) => (
      <Sheet key={judul} title={judul}>
        <dl className="ui-sheet-body ui-facts">
          {isian.map((name) => (
            <div key={name}>
              <dt>{registrationFields[name].label}</dt>
              <dd>{shown(name, row[name])}</dd>
            </div>
          ))}
        </dl>
      </Sheet>
    ));
}

function shown(name: FieldsName, value: unknown) {
  const words = asWords(registrationFields[name], value, {});
  return words === "" ? <span className="ui-muted">Tidak diisi</span> : words;
}
