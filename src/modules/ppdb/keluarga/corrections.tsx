import { type ComponentType, lazy, Suspense } from "react";
import { formatMoment } from "#kit/dates.ts";
import type { Field, Value } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { statusPath } from "../paths.ts";
import { keteranganFields } from "./fields.ts";
import type { KeptTypedProps } from "./kept-typed.tsx";
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
export function Corrections({ nomor, diminta: { isian, alasan }, versi, refused }: Props) {
  const fields = Object.fromEntries(isian.map(({ name, field }) => [name, field]));
  const errors = refused?.fields ?? {};
  const typed = refused?.current as Readonly<Record<string, string>> | undefined;
  return (
    <section className="status-perbaikan" aria-labelledby="perbaikan">
      <h3 id="perbaikan">Yang perlu diperbaiki</h3>
      {alasan && <p className="status-kata">{alasan}</p>}
      <form action={`${statusPath}#perbaikan`} method="post" noValidate>
        <ErrorSummary title={refused?.sentence} errors={errors} fields={{ ...fields, ...keteranganFields }} form={form} />
        <input type="hidden" name="nomor" value={nomor} />
        <input type="hidden" name="versi" value={versi} />
        <div className="ui-fields">
          {isian.map(({ name, field, nilai }) => (
            <FieldPiece key={name} {...{ name, field, form }} value={typed ? typedValue(field, typed[name]) : nilai} error={errors[name]} />
          ))}
          <FieldPiece
            {...{ name: "keterangan", form }}
            field={keteranganFields.keterangan}
            value={typed?.keterangan ?? null}
            error={errors.keterangan}
          />
        </div>
        <Suspense fallback={null}>
          <KeptTyped {...{ nomor, versi }} bagian="perbaikan" refused={refused !== undefined} />
        </Suspense>
        <button type="submit" className="tbl" name="aksi" value="perbaiki">
          Kirim perbaikan
        </button>
      </form>
    </section>
  );
}

/** Fetched once the page works; where it does not come, nothing is kept. */
const KeptTyped = lazy<ComponentType<KeptTypedProps>>(() =>
  import("./kept-typed.tsx").then(
    ({ KeptTyped }) => ({ default: KeptTyped }),
    () => ({ default: () => null }),
  ),
);

/** Keeps ids apart from those of the withdrawal on the same page. */
const form = "perbaikan";

const typedValue = (field: Field, typed: string | undefined): Value => (field.kind === "yesNo" ? typed === "on" : (typed ?? null));

/** What the committee corrected itself, and why. */
export function Corrected({ diperbaiki }: Pick<Status, "diperbaiki">) {
  if (diperbaiki.length === 0) return null;
  return (
    <>
      <h3>Yang diperbaiki panitia</h3>
      <ul className="status-langkah">
        {diperbaiki.map(({ label, kata, pada }) => (
          <li key={`${String(pada)} ${label}`}>
            Panitia memperbaiki <b>{label}</b>: {kata}
            <span className="ui-muted">{formatMoment(pada)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
