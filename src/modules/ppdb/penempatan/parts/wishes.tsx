import type { Keinginan } from "../place.ts";
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
      <p className="ui-hint">
        Satu kartu keluarga, atau nama ayah dan ibunya sama dengan nomor telepon atau alamat yang sama. Yang ditulis keluarga saat daftar
        ulang sudah terpilih.
      </p>
      {[...families].map(([key, all]) => (
        <label key={key}>
          <span>
            {namesOf(all)}
            {wishOf(all) === "berbeda" && <span className="ui-muted"> Keluarga menulis satu kelas dan juga kelas berbeda. Tanyakan.</span>}
            {belum.includes(key) && <span className="ui-error"> Keinginan ini belum terpenuhi.</span>}
          </span>
          <select className="ui-input" name={`keinginan.${key}`} aria-label={`Kelas ${namesOf(all)}`} defaultValue={startOf(all)}>
            <option value="">Bebas</option>
            <option value="bersama">Satu kelas</option>
            <option value="terpisah">Kelas berbeda</option>
          </select>
        </label>
      ))}
    </fieldset>
  );
}

/** Two wishes that say different things choose nothing: somebody asks the family first. */
const startOf = (all: readonly Candidate[]): Keinginan | "" => {
  const wish = wishOf(all);
  return wish === "berbeda" ? "" : wish;
};

/** Of all whose families wished something. */
function wishOf(all: readonly Candidate[]): Keinginan | "berbeda" | "" {
  const wishes = new Set(all.flatMap(({ keinginan }) => keinginan ?? []));
  return wishes.size > 1 ? "berbeda" : ([...wishes][0] ?? "");
}

function namesOf(all: readonly Candidate[]): string {
  const names = all.slice(0, 4).map(({ nama }) => nama);
  return all.length > 4 ? `${names.join(", ")}, dan ${all.length - 4} lagi` : names.join(", ");
}
