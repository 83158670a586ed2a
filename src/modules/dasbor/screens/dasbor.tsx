import { useRouteLoaderData } from "react-router";
import { allows } from "#kit/access/access.ts";
import { type Ctx, reading } from "#kit/ctx.server.ts";
import { pages } from "#src/routes.ts";
import { SalamAgenda } from "../bagian/salam-agenda.tsx";
import type { Dasbor as Isi } from "../dasbor.ts";
import type { Bukaan } from "../hitung/kartu-akademik.server.ts";
import { muatDasbor } from "../muat-dasbor.server.ts";
import { PapanDasbor } from "../papan-dasbor.tsx";
import type { Route } from "./+types/dasbor.ts";

export const handle = { greeting: true, today: AgendaHariIni };

export const meta = () => [{ title: "Dashboard" }];

export function loader(args: Route.LoaderArgs): Promise<Isi> {
  return reading(args, (ctx) => muatDasbor(ctx, bukaanBagi(ctx)));
}

export default function Dasbor({ loaderData }: Route.ComponentProps) {
  return <PapanDasbor dasbor={loaderData} />;
}

function AgendaHariIni() {
  const dasbor = useRouteLoaderData<typeof loader>("/dashboard");
  return dasbor && <SalamAgenda agenda={dasbor.agenda} hari={dasbor.hari} jam={dasbor.jam} />;
}

/** Asks the table of pages, as the server does when the link is followed. Pages with a parameter are everybody's. */
function bukaanBagi(ctx: Ctx): Bukaan {
  return (alamat) => {
    if (!alamat.startsWith("/")) return { keluar: true };
    const { pathname } = new URL(alamat, "http://portal");
    const page = pages.find(({ path }) => path === pathname);
    if (page && !allows(ctx.policy, ctx.actor, page.access)) return null;
    return { keluar: page?.kind !== "application" };
  };
}
