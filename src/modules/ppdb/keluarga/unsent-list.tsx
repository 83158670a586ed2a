import type { Refused } from "./status-view.tsx";
import type { Unsent } from "./unsent.server.ts";

/** What was typed into a form that is gone, and did not arrive. */
export function UnsentList({ refused, kata }: { readonly refused: Refused | undefined; readonly kata: string }) {
  const { tertulis = [] } = (refused?.current ?? {}) as { readonly tertulis?: readonly Unsent[] };
  if (tertulis.length === 0) return null;
  return (
    <section className="status-lembar status-belum" aria-labelledby="belum-terkirim">
      <h2 id="belum-terkirim">Isian Anda yang belum terkirim</h2>
      <p className="ui-muted">{kata}</p>
      <dl>
        {tertulis.map(({ label, isi }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{isi}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
