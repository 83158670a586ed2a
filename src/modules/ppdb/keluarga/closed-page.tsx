import { OpenForm } from "./other-children.tsx";
import type { Refused } from "./status-view.tsx";
import type { Unsent } from "./unsent.server.ts";

/** In place of a page that is not open: the way to open it, and what was typed into it and did not arrive. */
export function ClosedPage({ refused }: { readonly refused: Refused | undefined }) {
  const { tertulis = [] } = (refused?.current ?? {}) as { readonly tertulis?: readonly Unsent[] };
  return (
    <>
      <OpenForm refused={refused} />
      {tertulis.length > 0 && (
        <section className="status-lembar status-belum" aria-labelledby="belum-terkirim">
          <h2 id="belum-terkirim">Isian Anda yang belum terkirim</h2>
          <p className="ui-muted">Salin dulu bila panjang, lalu tulis lagi setelah halamannya dibuka.</p>
          <dl>
            {tertulis.map(({ label, isi }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{isi}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}
