import type { Candidate } from "../read-candidates.server.ts";

interface Props {
  readonly calon: readonly Candidate[];
  /** Whose wish the proposal could not meet. */
  readonly belum: readonly string[];
}

/** Brothers and sisters of one intake, and what their family wishes. */
export function Wishes({ calon, belum }: Props) {
  const families = Map.groupBy(
    calon.filter(({ saudara }) => saudara !== null),
    ({ saudara }) => saudara ?? "",
  );
  if (families.size === 0) return null;
  return (
    <fieldset className="penempatan-saudara">
      <legend>Bersaudara</legend>
      <p className="ui-hint">Nama ayah dan ibunya sama, dengan nomor telepon atau alamat yang sama.</p>
      {[...families].map(([key, all]) => (
        <label key={key}>
          <span>
            {namesOf(all)}
            {belum.includes(key) && <span className="ui-error"> Keinginan ini belum terpenuhi.</span>}
          </span>
          <select className="ui-input" name={`keinginan.${key}`} aria-label={`Kelas ${namesOf(all)}`}>
            <option value="">Bebas</option>
            <option value="bersama">Satu kelas</option>
            <option value="terpisah">Kelas berbeda</option>
          </select>
        </label>
      ))}
    </fieldset>
  );
}

function namesOf(all: readonly Candidate[]): string {
  const names = all.slice(0, 4).map(({ nama }) => nama);
  return all.length > 4 ? `${names.join(", ")}, dan ${all.length - 4} lagi` : names.join(", ");
}
