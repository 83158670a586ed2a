import { Suspense } from "react";
import { useLocation } from "react-router";
import type { Query } from "#kit/register/query.ts";
import type { Register } from "#kit/register/register.ts";
import { Skeleton } from "#kit/ui/feedback/states.tsx";
import { partsOf } from "#src/registers.parts.ts";
import { editHref } from "../address.ts";
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
