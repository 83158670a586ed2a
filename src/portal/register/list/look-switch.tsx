import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import { Link, useLocation } from "react-router";
import type { Register } from "#kit/register/register.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { listHref } from "../address.ts";

/** Table or cards; what is chosen stands in the address. */
export function LookSwitch({ register }: { readonly register: Register }) {
  const { search } = useLocation();
  const chosen = new URLSearchParams(search).get("lihat") === "kartu";
  const look = (kartu: boolean) => ({
    to: listHref(register, search, { lihat: kartu ? "kartu" : null }),
    ...(kartu === chosen && { "aria-current": "true" as const }),
  });
  return (
    <nav className="register-looks" aria-label="Tampilan daftar">
      <Link {...look(false)} preventScrollReset>
        <Icon of={Rows3} />
        Tabel
      </Link>
      <Link {...look(true)} preventScrollReset>
        <Icon of={LayoutGrid} />
        Kartu
      </Link>
    </nav>
  );
}
