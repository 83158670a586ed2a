import { useEffect, useState } from "react";
import type { Register } from "#kit/register/register.ts";
import { ButtonLink } from "#kit/ui/button.tsx";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { RelatedContext } from "#kit/ui/field/related.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";
import { RowForm } from "./form/row-form.tsx";
import type { ListData } from "./list/show-list.server.ts";
import { ValueText } from "./value.tsx";

interface SingleSheetProps {
  readonly register: Register;
  readonly data: ListData;
}

/** A register of one row: its form is the page. Who may only read sees the values. */
export function SingleSheet({ register, data }: SingleSheetProps) {
  const { editing, can, related } = data;
  const row = editing === "gone" ? null : editing;
  return (
    <RelatedContext value={related}>
      <PageHead title={register.title} lead={register.lead}>
        {row && register.detail !== false && (
          <ButtonLink look="quiet" to={`${register.path}/${row.id}/riwayat`}>
            Riwayat
          </ButtonLink>
        )}
      </PageHead>
      {row === null ? (
        <section className="ui-sheet">
          <EmptyState title="Belum ada isinya">{register.sentences.empty}</EmptyState>
        </section>
      ) : can.update ? (
        <SingleForm register={register} fields={data.open.update} row={row} />
      ) : (
        <Facts register={register} row={row} />
      )}
    </RelatedContext>
  );
}

type Of = { readonly register: Register; readonly row: NonNullable<Exclude<ListData["editing"], "gone">> };

/** After a save the form begins anew from what is stored; a save by somebody else must not wipe what is typed here. */
function SingleForm({ register, fields, row }: Of & { readonly fields: ListData["open"]["update"] }) {
  const say = useToast();
  const [saves, setSaves] = useState(0);
  const [shown, setShown] = useState({ row, saves });
  useEffect(() => {
    if (shown.saves !== saves && shown.row.versi !== row.versi) setShown({ row, saves });
  }, [row, saves, shown]);
  return (
    <section className="ui-sheet register-single" aria-label={register.title}>
      <RowForm
        key={shown.saves}
        register={register}
        fields={fields}
        row={shown.row}
        onDone={() => {
          say({ text: register.sentences.updated });
          setSaves((before) => before + 1);
        }}
      />
    </section>
  );
}

function Facts({ register, row }: Of) {
  return (
    <Sheet>
      <dl className="ui-sheet-body ui-facts">
        {Object.entries(register.fields).map(([name, field]) => (
          <div key={name} className={field.kind === "longText" ? "register-wide" : undefined}>
            <dt>{field.label}</dt>
            <dd>
              <ValueText field={field} value={row[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
