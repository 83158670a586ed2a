import { formatMoment } from "#kit/dates.ts";
import type { Register } from "#kit/register/register.ts";
import { useRelated } from "#kit/ui/field/related.tsx";
import { asWords } from "../value.tsx";
import { asValue, differing, type Typed } from "./typed.ts";

interface OvertakenProps {
  readonly register: Register;
  /** What stands in the database now. */
  readonly current: Typed;
  readonly by: { readonly name: string; readonly at: Date } | null;
  /** What this person typed. */
  readonly typed: Typed;
  readonly onChoose: (values: Typed) => void;
}

/** Both versions side by side, field by field. What is chosen stands in the form below and can still be changed. */
export function Overtaken({ register, current, by, typed, onChoose }: OvertakenProps) {
  const fields = differing(register.fields, typed, current);
  const who = by ? `${by.name}, ${formatMoment(by.at)}` : "orang lain";
  return (
    <section className="register-overtaken" aria-label="Bandingkan kedua versi">
      <p>
        Disimpan oleh <b>{who}</b>. {fields.length > 0 ? "Pilih yang dipakai, lalu tekan Update." : "Isinya kini sama dengan isian Anda."}
      </p>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">Isian</th>
              <th scope="col">Versi Anda</th>
              <th scope="col">Yang tersimpan</th>
            </tr>
          </thead>
          <tbody>
            {fields.map((name) => (
              <Difference
                key={name}
                name={name}
                register={register}
                mine={typed[name] ?? ""}
                theirs={current[name] ?? ""}
                onTake={() => onChoose({ ...typed, [name]: current[name] ?? "" })}
              />
            ))}
          </tbody>
        </table>
      )}
      {fields.length > 1 && (
        <button type="button" className="register-link" onClick={() => onChoose(current)}>
          Pakai semua yang tersimpan
        </button>
      )}
    </section>
  );
}

interface DifferenceProps {
  readonly register: Register;
  readonly name: string;
  readonly mine: string;
  readonly theirs: string;
  readonly onTake: () => void;
}

function Difference({ register, name, mine, theirs, onTake }: DifferenceProps) {
  const { names } = useRelated();
  const field = register.fields[name];
  if (!field) return null;
  const words = (typed: string) => asWords(field, asValue(field, typed), names) || "(kosong)";
  return (
    <tr>
      <th scope="row">{field.label}</th>
      <td data-label="Versi Anda">{words(mine)}</td>
      <td data-label="Yang tersimpan">
        {words(theirs)}
        <button type="button" className="register-link" onClick={onTake} aria-label={`Pakai ${field.label} yang tersimpan`}>
          Pakai ini
        </button>
      </td>
    </tr>
  );
}
