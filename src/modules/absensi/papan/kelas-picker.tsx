import type { Option } from "#kit/register/fields.ts";

/** The classes that one may see. */
export const KelasPicker = ({
  kelas,
  dipilih,
  id,
}: {
  readonly kelas: readonly Option[];
  readonly dipilih: string;
  readonly id?: string;
}) => (
  <select
    className="ui-input"
    id={id}
    name="kelas"
    aria-label={id ? undefined : "Kelas"}
    defaultValue={dipilih}
    data-active={dipilih && !id ? "" : undefined}
  >
    <option value="">Semua kelas</option>
    {kelas.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);
