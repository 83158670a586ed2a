import { type ComponentType, lazy, Suspense } from "react";
import type { Field, Fields, Value } from "#kit/register/fields.ts";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { teleponFields } from "../../keluarga/fields.ts";
import type { KeptTypedProps } from "../../keluarga/kept-typed.tsx";
import type { Refused } from "../../keluarga/status-view.tsx";
import type { TambahanContent } from "../load-tambahan.server.ts";
import { tambahanPath } from "../path.ts";

interface Props {
  readonly isi: TambahanContent;
  readonly refused: Refused | undefined;
  /** This device has not shown the telephone number of the form yet. */
  readonly telepon: boolean;
}

const askedOnce = {
  ...teleponFields.noTelepon,
  hint: `Ditanyakan sekali saja, supaya hanya keluarga yang dapat mengubah data ini. ${teleponFields.noTelepon.hint}`,
};

/** One part, saved by itself; it works without scripts. */
export function PartForm({ isi: { nomor, buka, isian, versi }, refused, telepon }: Props) {
  if (!buka) return null;
  const sent = refused?.current as Readonly<Record<string, string>> | undefined;
  // Sent from the page of another child.
  const [typed, errors] = sent?.nomor !== undefined && sent.nomor !== nomor ? [] : [sent, refused?.fields];
  const fields: Fields = { ...Object.fromEntries(isian.map(({ name, field }) => [name, field])), ...(telepon && { noTelepon: askedOnce }) };
  return (
    <section className="status-lembar" id="isian" aria-labelledby="bagian">
      <h2 id="bagian">{buka.judul}</h2>
      <p className="ui-muted">{buka.ket}</p>
      <form action={`${tambahanPath}?bagian=${buka.kunci}`} method="post" noValidate className="tambahan-isian">
        <ErrorSummary title={refused?.sentence} errors={errors ?? {}} fields={fields} />
        <input type="hidden" name="nomor" value={nomor} />
        <input type="hidden" name="versi" value={versi} />
        <div className="ui-fields">
          {isian.map(({ name, field, nilai }) => (
            <FieldPiece key={name} {...{ name, field }} value={typed ? typedValue(field, typed[name]) : nilai} error={errors?.[name]} />
          ))}
        </div>
        {telepon && (
          <div className="tambahan-telepon">
            <FieldPiece name="noTelepon" field={askedOnce} value={typed?.noTelepon} error={errors?.noTelepon} />
          </div>
        )}
        <Suspense fallback={null}>
          <KeptTyped key={buka.kunci} {...{ nomor, versi }} bagian={buka.kunci} refused={typed !== undefined} />
        </Suspense>
        <button type="submit" className="tbl" name="bagian" value={buka.kunci}>
          Simpan {buka.judul.includes(" ") ? buka.judul.toLowerCase() : `data ${buka.judul.toLowerCase()}`}
        </button>
      </form>
    </section>
  );
}

/** Fetched once the page works; where it does not come, nothing is kept. */
const KeptTyped = lazy<ComponentType<KeptTypedProps>>(() =>
  import("../../keluarga/kept-typed.tsx").then(
    ({ KeptTyped }) => ({ default: KeptTyped }),
    () => ({ default: () => null }),
  ),
);

const typedValue = (field: Field, typed: string | undefined): Value => (field.kind === "yesNo" ? typed === "on" : (typed ?? null));
