import RotateCcw from "lucide-react/icons/rotate-ccw";
import { useLocation, useMatches } from "react-router";
import { failureOf } from "#kit/ui/feedback/failure.ts";
import { RequestNumber } from "#kit/ui/feedback/request-number.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { useSekolah } from "#modules/profil/index.ts";
import lambang from "#site/media/lambang.svg";
import sheet from "./last-screen.css?url";

/** What is left when the shell around a page has failed too. Links alone lead on: there may be no scripts. */
export function LastScreen({ error }: { readonly error: unknown }) {
  const { missing, sentence, number } = failureOf(error);
  const { pathname, search } = useLocation();
  const inPortal = useMatches().some(({ id }) => id === "portal");
  const { nama } = useSekolah();
  const title = missing ? "Halaman tidak ditemukan" : "Halaman ini belum dapat ditampilkan";
  return (
    <main className="galat">
      <title>{title}</title>
      <link rel="stylesheet" href={sheet} precedence="default" />
      <img src={lambang} alt={nama} width={80} height={80} />
      <h1>{title}</h1>
      <p role="alert">{sentence}</p>
      {number && (
        <p>
          <RequestNumber number={number} />
        </p>
      )}
      <div className="ui-actions">
        {!missing && (
          <a className="ui-button primary" href={pathname + search}>
            <Icon of={RotateCcw} />
            Coba lagi
          </a>
        )}
        <a className="ui-button" href={inPortal ? "/dashboard" : "/"}>
          {inPortal ? "Ke dashboard" : "Kembali ke beranda"}
        </a>
      </div>
    </main>
  );
}
