import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import { Suspense } from "react";
import { Link, useLocation } from "react-router";
import type { Query } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { Skeleton } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { partsOf } from "#src/registers.parts.ts";
import { editHref, listHref } from "../address.ts";
import type { ListData } from "./show-list.server.ts";

export const hasCards = (register: Register): boolean => partsOf(register).card !== undefined;

export const asCards = (register: Register, { bin }: Query, search: string): boolean =>
  hasCards(register) && !bin && new URLSearchParams(search).get("lihat") === "kartu";

export function CardList({ register, data }: { readonly register: Register; readonly data: ListData }) {
  const { search } = useLocation();
  const { card: Card } = partsOf(register);
  if (!Card) return null;
  return (
    <Suspense fallback={<Skeleton rows lines={Math.max(3, data.rows.length)} />}>
      <ul className="register-cards" aria-label={register.title}>
        {data.rows.map((row) => (
          <li key={row.id}>
            <Card row={row} {...(data.can.update && { edit: editHref(register, search, row.id) })} />
          </li>
        ))}
      </ul>
    </Suspense>
  );
}

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
