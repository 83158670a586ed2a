import Search from "lucide-react/icons/search";
import { Icon } from "#kit/ui/icon.tsx";

interface Props {
  readonly alamat: string;
  readonly cari: string;
  readonly label: string;
  readonly contoh: string;
  /** Sent along, so that a search stays where it was begun. */
  readonly bersama?: Readonly<Record<string, string>>;
}

/** A search that is sent as it is. */
export function Filters({ alamat, cari, label, contoh, bersama = {} }: Props) {
  return (
    <search className="layanan-cari">
      <form action={alamat} method="get">
        <label className="lepas" htmlFor="cari">
          {label}
        </label>
        <Icon of={Search} />
        <input id="cari" name="cari" type="search" defaultValue={cari} maxLength={120} placeholder={contoh} />
        {Object.entries(bersama).map(([nama, nilai]) => (
          <input key={nama} type="hidden" name={nama} value={nilai} />
        ))}
        <button type="submit" className="tbl">
          Cari
        </button>
      </form>
    </search>
  );
}
