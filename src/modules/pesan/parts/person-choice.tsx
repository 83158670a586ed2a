import { useId } from "react";

interface Props {
  readonly name: string;
  readonly label: string;
  /** What stands in it when nobody is chosen. */
  readonly nobody: string;
  readonly people: readonly { readonly id: string; readonly nama: string }[];
  readonly chosen?: string | null;
}

export function PersonChoice({ name, label, nobody, people, chosen = null }: Props) {
  const id = useId();
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {label}
      </label>
      <select className="ui-input" id={id} name={name} defaultValue={chosen ?? ""}>
        <option value="">{nobody}</option>
        {people.map((one) => (
          <option key={one.id} value={one.id}>
            {one.nama}
          </option>
        ))}
      </select>
    </div>
  );
}
