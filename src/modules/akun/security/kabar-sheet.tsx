import { Link, useFetcher } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { Button } from "#kit/ui/button.tsx";
import type { ShownKabar } from "./read-kabar.server.ts";

const title = "Yang berubah sejak Anda terakhir masuk";

/** What changed since the person was last here, and what to do if it was not them. Folded, so that what waits stays in sight. */
export function KabarSheet({ kabar }: { readonly kabar: readonly ShownKabar[] }) {
  const fetcher = useFetcher();
  return (
    <section className="ui-sheet" aria-label={title}>
      <details className="akun-lipat">
        <summary className="ui-sheet-head">
          <h2>
            {title} ({kabar.length})
          </h2>
        </summary>
        <div className="ui-sheet-body">
          <ul className="akun-kabar">
            {kabar.map(({ id, judul, isi, tautan, perangkat, createdAt }) => (
              <li key={id}>
                <Link to={tautan}>{judul}</Link>
                <p>{isi}</p>
                <small className="ui-muted">
                  {formatMoment(createdAt)}
                  {perangkat ? `, dari ${perangkat}` : ""}
                </small>
              </li>
            ))}
          </ul>
          <p>
            Bila ada yang tidak Anda lakukan atau tidak Anda kenal:{" "}
            <Link to="/administration/password">ganti password dan akhiri sesi di perangkat lain</Link>, lalu hubungi kepala madrasah atau
            administrator.
          </p>
          <fetcher.Form method="post" action="/administration/password">
            <input type="hidden" name="aksi" value="kabar-dibaca" />
            <Button type="submit" busy={fetcher.state !== "idle"}>
              Sudah saya baca
            </Button>
          </fetcher.Form>
        </div>
      </details>
    </section>
  );
}
