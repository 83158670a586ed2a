import { Link } from "react-router";
import { about } from "./other-pages.ts";

/** The rarer pages of the letters, with a line about each. */
export function Others({ pages }: { readonly pages: readonly { readonly to: string; readonly label: string }[] }) {
  return (
    <ul className="meja-cards">
      {pages.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} prefetch="intent">
            <b>{label}</b>
            <span>{about[label]}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
