import Pencil from "lucide-react/icons/pencil";
import { useState } from "react";
import type { Row } from "#kit/register/register.ts";
import { IconButton } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { asWords } from "#kit/ui/field/words.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { type FieldsName, registrationFields, registrationSteps } from "../../fields.ts";
import { correctTitle, type IsianName, isCorrectable, isIsian } from "../../perbaikan/isian.ts";
import { isTold } from "../is-told.ts";
import type { Pendaftar } from "../load-pendaftar.server.ts";

const CorrectDialog = dialogOnDemand(
  async () => (await import("./correct-dialog.tsx")).CorrectDialog,
  ({ isian }) => correctTitle(isian),
);

/** The form as the family filled it in, step by step; whoever may corrects a field in its place. */
export function Family({ pendaftar: { row, keadaan, boleh, tanya } }: { readonly pendaftar: Pendaftar }) {
  const [corrected, setCorrected] = useState<IsianName | null>(null);
  const steps = registrationSteps
    .map(({ judul, isian }) => ({ judul, isian: isian.filter((name) => name !== "agreement" && isTold(row, name, tanya)) }))
    .filter(({ isian }) => isian.length > 0);
  return (
    <>
      {steps.map(({ judul, isian }) => (
        <Sheet key={judul} title={judul}>
          <dl className="ui-sheet-body ui-facts">
            {isian.map((name) => (
              <div key={name} className="pendaftar-isian">
                <dt>{registrationFields[name].label}</dt>
                <dd>
                  {shown(name, row)}
                  {boleh.ubah && isIsian(name) && isCorrectable(name, keadaan) && (
                    <IconButton label={correctTitle(name)} icon={Pencil} onClick={() => setCorrected(name)} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </Sheet>
      ))}
      <CorrectDialog row={row} isian={corrected} open={corrected !== null} onClose={() => setCorrected(null)} />
    </>
  );
}

function shown(name: FieldsName, row: Row) {
  const words = asWords(registrationFields[name], row[name], {});
  return words === "" ? <span className="ui-muted">Tidak diisi</span> : words;
}
