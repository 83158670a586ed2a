import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Row } from "#kit/register/register.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { keadaanNames } from "../../keadaan/keadaan.ts";
import { mejaPpdbPath } from "../../paths.ts";
import { pendaftaran } from "../../pendaftaran.ts";
import type { Ganda } from "../find-ganda.server.ts";

const compared = [
  ...(["namaLengkap", "tempatLahir", "tanggalLahir", "nisn", "nik", "namaAyah", "namaIbu", "noTelepon", "noTeleponOrtu"] as const),
  ...(["alamat", "asalSekolah", "jurusan"] as const),
];

/** Registrations that may be of the same child, beside this one: what differs stands out. */
export function SameChild({ row, ganda, ubah }: { readonly row: Row; readonly ganda: readonly Ganda[]; readonly ubah: boolean }) {
  return (
    <Sheet title="Mungkin anak yang sama">
      <p className="ui-sheet-body ui-muted">
        NISN, NIK, atau nama dan tanggal lahirnya sama. Bila memang satu anak, gabungkan: satu nomor dilanjutkan, yang lain ditutup.
      </p>
      {ganda.map((lain) => (
        <dl key={lain.id} className="ui-sheet-body pendaftar-ganda" aria-label={`Dibandingkan dengan ${lain.nomor}`}>
          <div>
            <dt>Kiriman</dt>
            <dd>{String(row.nomor)} (ini)</dd>
            <dd>
              <Link className="ui-whole" to={`${mejaPpdbPath}/${lain.id}`}>
                {lain.nomor}
              </Link>
              <br />
              <small className="ui-muted">
                {keadaanNames[lain.keadaan]}, masuk {formatMoment(lain.masukPada)}
              </small>
              {ubah && (
                <>
                  <br />
                  <Link className="ui-button" to={`${mejaPpdbPath}/${String(row.id)}/gabung?dengan=${lain.nomor}`}>
                    Gabungkan<span className="ui-hidden"> dengan {lain.nomor}</span>
                  </Link>
                </>
              )}
            </dd>
          </div>
          {compared.map((name) => {
            const field: Field = pendaftaran.fields[name];
            const [ini, itu] = [asWords(field, row[name], {}), asWords(field, lain[name], {})];
            return (
              <div key={name} data-beda={ini === itu ? undefined : ""}>
                <dt>{field.label}</dt>
                <dd>{ini || "–"}</dd>
                <dd>{itu || "–"}</dd>
              </div>
            );
          })}
        </dl>
      ))}
    </Sheet>
  );
}
