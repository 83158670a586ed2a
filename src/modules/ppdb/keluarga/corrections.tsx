import { type ComponentType, lazy, Suspense } from "react";
import { formatMoment } from "#kit/dates.ts";
import type { Field, Fields, Value } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { statusPath } from "../paths.ts";
import { buktiFields, keteranganFields } from "./fields.ts";
import type { KeptTypedProps } from "./kept-typed.tsx";
import type { Diminta, Status } from "./load-status.server.ts";
import type { Refused } from "./status-view.tsx";

interface Props {
  /** The registration's number. */
  readonly nomor: string;
  readonly isian: readonly { readonly name: string; readonly field: Field; readonly nilai: Value }[];
  readonly versi: number;
  readonly refused: Refused | undefined;
}

interface Asked {
  readonly diminta: Diminta;
  /** The telephone number was shown already: who knows number and birth date alone writes nothing here. */
  readonly lihat: boolean;
}

const provenFields = { ...keteranganFields, ...buktiFields };

/** The fields that the committee gave back, with what stands in them, to be corrected and sent. */
export const Corrections = ({ diminta, lihat, ...props }: Omit<Props, "isian" | "versi"> & Asked) => (
  <IsianForm
    {...props}
    {...diminta}
    id="perbaikan"
    title="Yang perlu diperbaiki"
    button="Kirim perbaikan"
    fields={lihat ? keteranganFields : provenFields}
  />
);

/** What the intake asks besides the form, as far as it was not answered. */
export const Questions = ({ wajib, ...props }: Props & { readonly wajib: boolean }) => (
  <IsianForm
    {...props}
    alasan="Ditanyakan panitia kepada pendaftar di jalur ini. Boleh dijawab sebagian dahulu."
    id="pertanyaan"
    title={wajib ? "Masih perlu diisi" : "Pertanyaan tambahan"}
    button="Kirim jawaban"
    fields={{}}
  />
);

interface FormProps extends Props {
  /** Keeps ids apart from those of the other forms of the page. */
  readonly id: "perbaikan" | "pertanyaan";
  readonly title: string;
  readonly alasan: string | null;
  readonly button: string;
  /** Beside what is asked. */
  readonly fields: Fields;
}

function IsianForm({ nomor, isian, versi, refused, id, title, alasan, button, fields }: FormProps) {
  const asked = isian.map(({ name, field, nilai }) => [name, field, nilai] as const);
  const all = [...asked, ...Object.entries(fields).map(([name, field]) => [name, field, null] as const)];
  const errors = refused?.fields ?? {};
  const typed = refused?.current as Readonly<Record<string, string>> | undefined;
  return (
    <section className="status-perbaikan" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {alasan && <p className="status-kata">{alasan}</p>}
      <form action={`${statusPath}#${id}`} method="post" noValidate>
        <ErrorSummary title={refused?.sentence} errors={errors} fields={Object.fromEntries(all)} form={id} />
        <input type="hidden" name="nomor" value={nomor} />
        <input type="hidden" name="versi" value={versi} />
        <div className="ui-fields">
          {all.map(([name, field, nilai]) => (
            <FieldPiece
              key={name}
              {...{ name, field, form: id }}
              value={typed ? typedValue(field, typed[name]) : nilai}
              error={errors[name]}
            />
          ))}
        </div>
        <Suspense fallback={null}>
          <KeptTyped {...{ nomor, versi }} bagian={id} refused={refused !== undefined} />
        </Suspense>
        <button type="submit" className="tbl" name="aksi" value={id === "perbaikan" ? "perbaiki" : "jawab"}>
          {button}
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
