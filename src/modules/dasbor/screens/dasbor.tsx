import { useRouteLoaderData } from "react-router";
import { allows } from "#kit/access/access.ts";
import { type ReadCtx, reading } from "#kit/ctx.server.ts";
import { pages } from "#src/routes.ts";
import type { Bukaan } from "../compute/akademik-card.server.ts";
import type { Dasbor as Isi } from "../dasbor.ts";
import { loadDasbor } from "../load-dasbor.server.ts";
import { PapanDasbor } from "../papan-dasbor.tsx";
import { SalamAgenda } from "../parts/salam-agenda.tsx";
import type { Route } from "./+types/dasbor.ts";

export const handle = { greeting: true, today: AgendaToday };

export const meta = () => [{ title: "Dashboard" }];

export function loader(args: Route.LoaderArgs): Promise<Isi> {
  return reading(args, (ctx) => loadDasbor(ctx, distributeOpenings(ctx)));
}

export default function Dasbor({ loaderData }: Route.ComponentProps) {
  return <PapanDasbor dasbor={loaderData} />;
}

function AgendaToday() {
  const dasbor = useRouteLoaderData<typeof loader>("/dashboard");
  return dasbor && <SalamAgenda agenda={dasbor.agenda} hari={dasbor.hari} jam={dasbor.jam} />;
}

/** Asks the table of pages, as the server does when the link is followed. Pages with a parameter are everybody's. */
function distributeOpenings(ctx: ReadCtx): Bukaan {
  return (alamat) => {
    if (!alamat.startsWith("/")) return { keluar: true };
    const { pathname } = new URL(alamat, "http://portal");
    const page = pages.find(({ path }) => path === pathname);
    if (page && !allows(ctx.policy, ctx.actor, page.access)) return null;
    return { keluar: page?.kind !== "application" };
  };
}
