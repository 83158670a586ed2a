import { Link } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import type { Fields } from "#kit/register/fields.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { currentFields, siapaFields, usulanPath } from "./fields.ts";
import type { UsulanAlumni } from "./usulan.ts";

interface Props {
  readonly usulan: UsulanAlumni;
  readonly lain: readonly UsulanAlumni[];
}

const fields: Fields = { ...siapaFields, ...currentFields };

/** What else was sent in the name of this person, and in what it differs: the office finds out which is true. */
export function OtherSubmission({ usulan, lain }: Props) {
  const semua = [usulan, ...lain];
  const kata = (satu: UsulanAlumni, nama: string) => {
    const field = fields[nama];
    return field ? asWords(field, satu[nama as keyof UsulanAlumni], {}) || "Kosong" : "";
  };
  const beda = Object.keys(fields).filter((nama) => new Set(semua.map((satu) => kata(satu, nama))).size > 1);
  return (
    <section className="usulan-lain" aria-labelledby="usulan-lain">
      <h3 id="usulan-lain">Ada {semua.length} kiriman atas nama orang ini</h3>
      <p>Tanyakan dahulu kepada alumninya mana yang benar. Setelah yang benar diterima, tolak yang lain.</p>
      <table className="usulan-banding">
        <caption className="ui-hidden">Isian yang berbeda</caption>
        <thead>
          <tr>
            <th scope="col">Isian</th>
            {semua.map((satu) => (
              <th scope="col" key={satu.id}>
                {satu.id === usulan.id ? describe(satu) : <Link to={`${usulanPath}/${satu.id}`}>{describe(satu)}</Link>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {beda.map((nama) => (
            <tr key={nama}>
              <th scope="row">{fields[nama]?.label}</th>
              {semua.map((satu) => (
                <td key={satu.id} data-kolom={describe(satu)}>
                  {kata(satu, nama)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const describe = ({ createdAt }: UsulanAlumni) => `Dikirim ${formatMoment(new Date(createdAt))}`;
