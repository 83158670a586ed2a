import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { statusPath } from "../paths.ts";
import { bukaFields } from "./fields.ts";
import type { OpenPage } from "./open-pages.server.ts";
import type { Refused } from "./status-view.tsx";

/** Number and birth date, which open a child's page. */
export function OpenForm({ dari, refused }: { readonly dari?: string; readonly refused: Refused | undefined }) {
  const { aksi, nomor, tanggalLahir, noTelepon } = (refused?.current ?? {}) as Readonly<Record<string, string>>;
  const errors = refused?.fields ?? {};
  return (
    <form action={dari ? `${statusPath}#anak-lain` : statusPath} method="post" noValidate>
      <ErrorSummary title={refused?.sentence} errors={errors} fields={bukaFields} />
      {dari && <input type="hidden" name="dari" value={dari} />}
      <div className="ui-fields">
        <FieldPiece name="nomor" field={bukaFields.nomor} value={nomor} error={errors.nomor} />
        <FieldPiece
          name="tanggalLahir"
          field={bukaFields.tanggalLahir}
          value={aksi === "buka" ? tanggalLahir : null}
          error={errors.tanggalLahir}
        />
        {(errors.noTelepon ?? (aksi === "buka" && noTelepon)) && (
          <FieldPiece name="noTelepon" field={bukaFields.noTelepon} value={noTelepon} error={errors.noTelepon} />
        )}
      </div>
      <button type="submit" className="tbl" name="aksi" value="buka">
        Lihat status
      </button>
      <p className="ui-muted">Nomornya hilang? Hubungi panitia dengan membawa kartu keluarga.</p>
    </form>
  );
}

interface Props {
  /** The page on which it stands. */
  readonly dari: string;
  readonly others: readonly Omit<OpenPage, "id">[];
  readonly refused: Refused | undefined;
}

/** Brothers and sisters, registered with the same telephone number: each page is opened once and stays within reach. */
export function OtherChildren({ dari, others, refused }: Props) {
  const own = (refused?.current as { readonly aksi?: string } | undefined)?.aksi === "buka" ? refused : undefined;
  return (
    <section className="status-lembar status-anak" aria-labelledby="anak-lain">
      <h2 id="anak-lain">Anak lain</h2>
      {others.length > 0 && (
        <ul>
          {others.map(({ nomor, namaLengkap }) => (
            <li key={nomor}>
              <span>
                <b>{namaLengkap}</b> <span className="ui-muted ui-whole">{nomor}</span>
              </span>
              <form action={statusPath} method="post">
                <input type="hidden" name="nomor" value={nomor} />
                <button type="submit" className="tbl garis" name="aksi" value="pindah" aria-label={`Lihat status ${namaLengkap}`}>
                  Lihat status
                </button>
              </form>
            </li>
          ))}
        </ul>
      )}
      <details open={own !== undefined}>
        <summary>Buka halaman anak lain</summary>
        <p className="ui-muted">Anak dengan nomor telepon yang sama dapat dibuka bergantian.</p>
        <OpenForm dari={dari} refused={own} />
      </details>
    </section>
  );
}
