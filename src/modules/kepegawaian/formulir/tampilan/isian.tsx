import { type Field, text } from "#kit/register/fields.ts";
import { FieldPiece } from "#kit/ui/field/field.tsx";
import { asWords } from "#kit/ui/field/words.ts";
import { asValue } from "#kit/ui/form/typed.ts";
import { pegawai } from "../../pegawai.ts";
import type { IsiFormulir } from "../isi-formulir.ts";
import { BacaNip } from "./baca-nip.tsx";
import type { useFormulir } from "./use-formulir.ts";

interface IsianProps {
  readonly nama: readonly string[];
  readonly isi: IsiFormulir;
  readonly formulir: ReturnType<typeof useFormulir>;
}

/** The fields of one part of the form: those that are open as fields, the others as they stand. */
export function Isian({ nama, isi, formulir }: IsianProps) {
  const { terbuka } = formulir;
  const tertutup = isi.pegawai ? nama.filter((satu) => !(satu in terbuka.fields)) : [];
  return (
    <>
      {tertutup.length > 0 && <Tertutup nama={tertutup} isi={isi} />}
      <div className="ui-fields">
        {nama.flatMap((satu) => {
          const field: Field | undefined = terbuka.fields[satu];
          return field ? [<SatuIsian key={satu} nama={satu} field={field} isi={isi} formulir={formulir} />] : [];
        })}
      </div>
    </>
  );
}

/** It may be pasted with the spaces of its printed form. */
const nipTerketik = text({ label: "NIP", max: 30, hint: "18 angka. Kosongkan untuk honorer." });
const lebar = ["nip", "nama", "alamat"];

function SatuIsian({ nama, field, isi, formulir }: Omit<IsianProps, "nama"> & { readonly nama: string; readonly field: Field }) {
  const { typed, utuh, keluhan, generation, type, replace } = formulir;
  const terkunci = nama === "nip" && isi.keperluan === "tambah-diri";
  const piece = (
    <FieldPiece
      key={`${nama} ${generation}`}
      name={nama}
      field={nama === "nip" ? { ...nipTerketik, ...(terkunci && { hint: "NIP akun Anda. Pegawai honorer tersimpan tanpa NIP." }) } : field}
      value={asValue(field, typed[nama] ?? "")}
      error={keluhan.errors[nama]}
      disabled={terkunci}
      onType={type}
      full={lebar.includes(nama)}
    />
  );
  if (nama !== "nip") return piece;
  return (
    <div className="ui-field full">
      {piece}
      <BacaNip isian={utuh} onPakai={(nilai) => replace({ ...typed, ...nilai })} />
    </div>
  );
}

function Tertutup({ nama, isi }: Pick<IsianProps, "nama" | "isi">) {
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
