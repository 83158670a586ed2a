import {
  choice,
  date,
  email,
  type Fields,
  longText,
  number,
  phone,
  picture,
  reference,
  text,
  time,
  url,
  type Value,
  yesNo,
} from "../../register/fields.ts";
import { register } from "../../register/register.ts";
import { nothingRelated } from "../../register/related.ts";
import { ErrorSummary } from "../field/error-summary.tsx";
import { FieldPiece } from "../field/field.tsx";
import { RelatedContext } from "../field/related.tsx";

const options = [
  { value: "pagi", label: "Pagi" },
  { value: "siang", label: "Siang" },
];

const ruang = register({
  name: "ruang",
  table: "ruang",
  path: "/_kit",
  title: "Ruang",
  noun: "ruang",
  fields: { nama: text({ label: "Nama", privacy: "umum", max: 40 }) },
  columns: ["nama"],
  searched: ["nama"],
  sentences: { add: "", edit: "", required: "", confirmDelete: "", created: "", updated: "", deleted: "", empty: "" },
});

/** Few rooms are chosen from a list, many persons are found by typing. */
const related = {
  ...nothingRelated,
  options: {
    ruang: ["Aula", "Laboratorium", "Perpustakaan"].map((label) => ({ value: label, label })),
    orang: Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `Orang ke-${index + 1}` })),
  },
};

const fields: Fields = {
  judul: text({ label: "Judul", max: 120, required: true, hint: "Paling panjang 120 huruf.", placeholder: "Ketik judul" }),
  kode: text({ label: "Kode", max: 4, pattern: /^\d{4}$/, patternSentence: "Empat angka." }),
  uraian: longText({ label: "Uraian", max: 500 }),
  nilai: number({ label: "Nilai", min: 0, max: 100, step: 0.01 }),
  hari: date({ label: "Hari", notAfterToday: true }),
  jam: time({ label: "Jam" }),
  waktu: choice({ label: "Waktu", options }),
  giliran: choice({ label: "Giliran", options, look: "radio", required: true }),
  telepon: phone({ label: "No. telepon" }),
  email: email({ label: "E-mail" }),
  situs: url({ label: "Alamat web" }),
  gambar: picture({ label: "Gambar" }),
  ruang: reference({ label: "Ruang", register: ruang }),
  orang: reference({ label: "Orang", register: ruang }),
  setuju: yesNo({ label: "Saya menyetujui ketentuan di atas.", mustBeYes: "Persetujuan diperlukan." }),
};

const filled: Readonly<Record<string, Value>> = {
  judul: "Rapat",
  nilai: 87.5,
  hari: "2026-04-22",
  waktu: "pagi",
  giliran: "siang",
  ruang: "Aula",
  orang: "6",
  setuju: true,
};

export function FieldsInAllStates({ form }: { readonly form: string }) {
  return (
    <>
      <h3>Kosong</h3>
      <FieldSet form={`${form}-kosong`} />
      <h3>Terisi</h3>
      <FieldSet form={`${form}-terisi`} values={filled} />
      <h3>Ditolak</h3>
      <FieldSet form={`${form}-ditolak`} error="Periksa lagi isian ini." />
      <h3>Tidak dapat diubah</h3>
      <FieldSet form={`${form}-mati`} values={filled} disabled />
    </>
  );
}

interface FieldSetProps {
  readonly form: string;
  readonly values?: Readonly<Record<string, Value>>;
  readonly error?: string;
  readonly disabled?: boolean;
}

function FieldSet({ form, values = {}, error, disabled = false }: FieldSetProps) {
  return (
    <RelatedContext value={related}>
      <form className="ui-fields">
        {Object.entries(fields).map(([name, field]) => (
          <FieldPiece key={name} {...{ form, name, field, error, disabled }} value={values[name]} />
        ))}
      </form>
    </RelatedContext>
  );
}

const problems = { judul: "Judul wajib diisi.", hari: "Hari tidak boleh di masa depan." };

export function Problems({ form }: { readonly form: string }) {
  return <ErrorSummary form={`${form}-ditolak`} errors={problems} fields={fields} />;
}
