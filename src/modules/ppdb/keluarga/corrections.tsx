import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import type { Field, Value } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { statusPath } from "../paths.ts";
import { type IsianName, isIsian, isianFields, keteranganFields, sebabLabel } from "../perbaikan/isian.ts";
import type { Diminta, Status } from "./load-status.server.ts";
import type { Refused } from "./status-view.tsx";

interface Props {
  /** The registration's number. */
  readonly nomor: string;
  readonly diminta: Diminta;
  readonly versi: number;
  readonly refused: Refused | undefined;
}

/** The fields that the committee gave back, with what stands in them, to be corrected and sent. */
export function Corrections({ nomor, diminta: { isian, nilai, alasan }, versi, refused }: Props) {
  const reasons = new Map(isian.map((one) => [one.isian, one.sebab]));
  const names = Object.keys(nilai).filter(isIsian);
  const fields = Object.fromEntries(names.map((name) => [name, asked(name, reasons.get(name))]));
  const errors = refused?.fields ?? {};
  const typed = refused?.current as Readonly<Record<string, string>> | undefined;
  return (
    <section className="status-perbaikan" aria-labelledby="perbaikan">
      <h3 id="perbaikan">Yang perlu diperbaiki</h3>
      {alasan && <p className="status-kata">{alasan}</p>}
      <form action={statusPath} method="post" noValidate>
        <ErrorSummary title={refused?.sentence} errors={errors} fields={{ ...fields, ...keteranganFields }} form={form} />
        <input type="hidden" name="nomor" value={nomor} />
        <input type="hidden" name="versi" value={versi} />
        <div className="ui-fields">
          {names.map((name) => (
            <FieldPiece
              key={name}
              {...{ name, form }}
              field={fields[name] ?? isianFields[name]}
              value={typed ? typedValue(isianFields[name], typed[name]) : (nilai[name] ?? null)}
              error={errors[name]}
            />
          ))}
          <FieldPiece
            {...{ name: "keterangan", form }}
            field={keteranganFields.keterangan}
            value={typed?.keterangan ?? null}
            error={errors.keterangan}
          />
        </div>
        <button type="submit" className="tbl" name="aksi" value="perbaiki">
          Kirim perbaikan
        </button>
      </form>
    </section>
  );
}

/** Keeps ids apart from those of the withdrawal on the same page. */
const form = "perbaikan";

/** The committee's reason stands where the hint of the form stood. */
function asked(name: IsianName, sebab: string | undefined): Field {
  const field: Field = isianFields[name];
  return sebab === undefined || sebab === "lain" ? field : { ...field, hint: withFullStop(sebabLabel(sebab)) };
}

const typedValue = (field: Field, typed: string | undefined): Value => (field.kind === "yesNo" ? typed === "on" : (typed ?? null));

/** What the committee corrected itself, and why. */
export function Corrected({ diperbaiki }: Pick<Status, "diperbaiki">) {
  if (diperbaiki.length === 0) return null;
  return (
    <>
      <h3>Yang diperbaiki panitia</h3>
      <ul className="status-langkah">
        {diperbaiki.map(({ isian, sebab, catatan, pada }) => (
          <li key={`${String(pada)} ${isian}`}>
            Panitia memperbaiki <b>{isianFields[isian].label}</b>: {withFullStop(sebab === "lain" ? (catatan ?? "") : sebabLabel(sebab))}
            {sebab !== "lain" && catatan && ` ${withFullStop(catatan)}`}
            <span className="ui-muted">{formatMoment(pada)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
