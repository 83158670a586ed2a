import { type Field, text } from "#kit/register/fields.ts";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { asWords } from "#kit/ui/field/words.ts";
import { asValue } from "#kit/ui/form/typed.ts";
import { pegawai } from "../../pegawai.ts";
import type { FormContent } from "../form-content.ts";
import { ReadNip } from "./read-nip.tsx";
import type { usePegawaiForm } from "./use-pegawai-form.ts";

interface FieldsProps {
  readonly nama: readonly string[];
  readonly isi: FormContent;
  readonly formulir: ReturnType<typeof usePegawaiForm>;
}

/** The fields of one part of the form: those that are open as fields, the others as they stand. */
export function Fields({ nama, isi, formulir }: FieldsProps) {
  const { terbuka } = formulir;
  const tertutup = isi.pegawai ? nama.filter((satu) => !(satu in terbuka.fields)) : [];
  return (
    <>
      {tertutup.length > 0 && <Closed nama={tertutup} isi={isi} />}
      <div className="ui-fields">
        {nama.flatMap((satu) => {
          const field: Field | undefined = terbuka.fields[satu];
          return field ? [<OneField key={satu} nama={satu} field={field} isi={isi} formulir={formulir} />] : [];
        })}
      </div>
    </>
  );
}

/** It may be pasted with the spaces of its printed form. */
const typedNip = text({ label: "NIP", max: 30, hint: "18 angka. Kosongkan untuk honorer." });
const width = ["nip", "nama", "alamat"];

function OneField({ nama, field, isi, formulir }: Omit<FieldsProps, "nama"> & { readonly nama: string; readonly field: Field }) {
  const { typed, utuh, errors, generation, type, replace } = formulir;
  const terkunci = nama === "nip" && isi.keperluan === "tambah-diri";
  const piece = (
    <FieldPiece
      key={`${nama} ${generation}`}
      name={nama}
      field={nama === "nip" ? { ...typedNip, ...(terkunci && { hint: "NIP akun Anda. Pegawai honorer tersimpan tanpa NIP." }) } : field}
      value={asValue(field, typed[nama] ?? "")}
      error={errors[nama]}
      disabled={terkunci}
      onType={type}
      full={width.includes(nama)}
    />
  );
  if (nama !== "nip") return piece;
  return (
    <div className="ui-field full">
      {piece}
      <ReadNip isian={utuh} onPakai={(nilai) => replace({ ...typed, ...nilai })} />
    </div>
  );
}

function Closed({ nama, isi }: Pick<FieldsProps, "nama" | "isi">) {
  const fields: Readonly<Record<string, Field>> = pegawai.fields;
  return (
    <dl className="ui-facts pegawai-tetap">
      {nama.map((satu) => {
        const field = fields[satu];
        const kata = field ? asWords(field, isi.pegawai?.[satu], isi.related.names) : "";
        return (
          <div key={satu}>
            <dt>{field?.label}</dt>
            <dd>{kata || <span className="ui-muted">Belum diisi</span>}</dd>
          </div>
        );
      })}
    </dl>
  );
}
