import Search from "lucide-react/icons/search";
import { Icon } from "../icon.tsx";
import "../styles/search-box.css";

interface Props {
  /** Address of the page that answers, e.g. "/pengumuman". */
  readonly to: string;
  /** What was typed last. */
  readonly typed: string;
  /** For those who do not see the field. */
  readonly label: string;
  readonly example: string;
  /** Sent along, so that a search stays where it was begun. */
  readonly along?: Readonly<Record<string, string>>;
}

/** A search of a public page; it is sent as it is, without scripts. */
export function SearchBox({ to, typed, label, example, along = {} }: Props) {
  return (
    <search className="kotak-cari">
      <form action={to} method="get">
        <label className="lepas" htmlFor="cari">
          {label}
        </label>
        <Icon of={Search} />
        <input id="cari" name="cari" type="search" defaultValue={typed} maxLength={120} placeholder={example} />
        {Object.entries(along).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="tbl">
          Cari
        </button>
      </form>
    </search>
  );
}
