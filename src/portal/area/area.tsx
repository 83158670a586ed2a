import { Link, useRouteLoaderData } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { PageHead } from "#kit/ui/sheet.tsx";
import { areas } from "../areas.ts";
import { menuFor } from "../menu.server.ts";
import { type Entry, openEntries } from "../navigation.ts";
import type { ShellData } from "../shell.tsx";
import type { Route } from "./+types/area.ts";
import { sectionsOf } from "./sections.ts";
import { StarButton } from "./star.tsx";
import "./area.css";

export const meta = ({ loaderData }: Route.MetaArgs) => [{ title: loaderData?.label ?? "Ruang Kerja" }];

export function loader(args: Route.LoaderArgs) {
  const { pathname } = new URL(args.request.url);
  const area = areas.find(({ path }) => path === pathname.replace(/\.data$/, ""));
  return reading(args, async (ctx) => {
    const page = area && menuFor(ctx).find(({ to, open }) => open && to === area.path);
    if (!page) throw refuse.notFound();
    return { label: page.label, hint: page.hint };
  });
}

/** What one finds in an area of work, on cards with a line each. */
export default function AreaPage({ loaderData: { label, hint } }: Route.ComponentProps) {
  const { menu = [], favorites = [] } = useRouteLoaderData<ShellData>("portal") ?? {};
  return (
    <>
      <PageHead title={label} lead={`${hint}.`} />
      {sectionsOf(openEntries(menu, label)).map(({ title, entries }) => (
        <section key={title ?? ""} className="area-section" aria-label={title ?? label}>
          {title && <h2>{title}</h2>}
          <ul className="area-cards">
            {entries.map((entry) => (
              <Card key={entry.to} entry={entry} favorite={favorites.includes(entry.to)} />
            ))}
          </ul>
        </section>
      ))}
      <p className="area-words">
        <Link to="/ruang-kerja/istilah">Arti istilah di portal ini</Link>
      </p>
    </>
  );
}

function Card({ entry: { to, label, hint }, favorite }: { readonly entry: Entry; readonly favorite: boolean }) {
  return (
    <li className="area-card">
      <Link to={to} prefetch="intent">
        <b>{label}</b>
        <span>{hint}</span>
      </Link>
      <StarButton to={to} label={label} favorite={favorite} />
    </li>
  );
}
