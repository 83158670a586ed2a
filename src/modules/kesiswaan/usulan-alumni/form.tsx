import type { Fields } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { alumniPath, currentFields, siapaFields, usulanFields } from "./fields.ts";

interface Props {
  readonly refusal: { readonly sentence: string; readonly fields?: Record<string, string>; readonly current?: unknown } | undefined;
}

/** Read and sent without a script. */
export function Form({ refusal }: Props) {
  const typed = (refusal?.current ?? {}) as Readonly<Record<string, string>>;
  const errors = refusal?.fields ?? {};
  const isian = (fields: Fields) =>
    Object.entries(fields).map(([name, field]) => (
      <FieldPiece key={name} name={name} field={field} value={typed[name]} error={errors[name]} />
    ));
  return (
    <form action={alumniPath} method="post" noValidate className="data-alumni-isi">
      <ErrorSummary title={refusal?.sentence} errors={errors} fields={usulanFields} />
      <fieldset>
        <legend>Tentang Anda</legend>
        <p>Dengan ini kantor menemukan catatan Anda. Tidak ada data yang ditampilkan kepada siapa pun.</p>
        <div className="ui-fields">{isian(siapaFields)}</div>
      </fieldset>
      <fieldset>
        <legend>Kegiatan sekarang</legend>
        <div className="ui-fields">{isian(currentFields)}</div>
      </fieldset>
      {isian({ persetujuan: usulanFields.persetujuan as Fields[string] })}
      <p>
        <a href="/privasi">Bagaimana kami menjaga data Anda</a>
      </p>
      <button type="submit" className="tbl">
        Kirim
      </button>
    </form>
  );
}
