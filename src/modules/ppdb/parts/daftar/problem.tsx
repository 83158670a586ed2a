import { Icon } from "./icons.tsx";

export interface Trouble {
  /** "waiting": the send may or may not have arrived; the same send may be repeated safely. */
  readonly kind: "refused" | "waiting";
  readonly sentence: string;
  readonly fields: readonly { readonly name: string; readonly sentence: string }[];
}

export function Refusal({ problem: { sentence, fields } }: { problem: Trouble }) {
  return (
    <div className="awas tolak" role="alert" id="masalah" tabIndex={-1}>
      <Icon name="wrong" />
      <div>
        <b>Pendaftaran Gagal</b>
        <p>{sentence}</p>
        {fields.length > 0 ? (
          <ul>
            {fields.map((field) => (
              <li key={field.name}>
                <a href={`#${field.name}`}>{field.sentence}</a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}
