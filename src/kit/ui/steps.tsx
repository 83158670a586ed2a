import { formatMoment } from "../dates.ts";

export interface Step {
  readonly id: string;
  readonly what: string;
  readonly who: string;
  readonly at: Date;
}

/** What happened, by whom and when, in the order in which it is given. */
export function Steps({ steps }: { readonly steps: readonly Step[] }) {
  return (
    <ol className="ui-steps">
      {steps.map(({ id, what, who, at }) => (
        <li key={id}>
          <span>
            <b>{what}</b> oleh {who}
          </span>
          <time className="ui-muted" dateTime={at.toISOString()}>
            {formatMoment(at)}
          </time>
        </li>
      ))}
    </ol>
  );
}
