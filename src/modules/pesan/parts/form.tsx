import type { Fields } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { hubungiPath } from "../addresses.ts";
import { jebakanFields, pengirimFields, pesanFields, semuaFields } from "../fields.ts";

export interface Refused {
  readonly sentence: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: unknown;
}

interface Props {
  readonly refusal: Refused | undefined;
  /** Chosen by the link that led here. */
  readonly jenis: string | null;
  /** When the form was made. */
  readonly waktu: string;
}

/** Read and sent without a script. */
export function Form({ refusal, jenis, waktu }: Props) {
  const typed: Readonly<Record<string, string>> = { ...(jenis && { jenis }), ...(refusal?.current as Record<string, string> | undefined) };
  const errors = refusal?.fields ?? {};
  const isian = (fields: Fields) =>
    Object.entries(fields).map(([name, field]) => (
      <FieldPiece key={name} name={name} field={field} value={typed[name]} error={errors[name]} full />
    ));
  return (
    <form action={hubungiPath} method="post" noValidate className="hubungi-isi">
      <ErrorSummary title={refusal?.sentence} errors={errors} fields={semuaFields} />
      {/* Mending a field takes no new form; where the form itself was too old or too quick, a new one is needed. */}
      <input type="hidden" name="waktu" value={(Object.keys(errors).length > 0 && typed.waktu) || waktu} />
      <fieldset>
        <legend>Pesan Anda</legend>
        <div className="ui-fields">{isian(pesanFields)}</div>
      </fieldset>
      <fieldset>
        <legend>Tentang Anda</legend>
        <p>
          Untuk pertanyaan, tulis nama dan nomor telepon atau e-mail. Untuk pengaduan, semuanya boleh dikosongkan: jawabannya tetap dapat
          Anda baca di situs ini dengan nomor dan kode.
        </p>
        <div className="ui-fields">{isian(pengirimFields)}</div>
      </fieldset>
      {errors.situs ? (
        <div className="ui-fields">{isian(jebakanFields)}</div>
      ) : (
        <div className="hubungi-jebakan" aria-hidden="true">
          <label>
            {jebakanFields.situs.label}
            <input type="text" name="situs" tabIndex={-1} autoComplete="off" defaultValue="" />
          </label>
        </div>
      )}
      <p>
        <a href="/privasi">Bagaimana kami menjaga data Anda</a>
      </p>
      <button type="submit" className="tbl">
        Kirim
      </button>
    </form>
  );
}
