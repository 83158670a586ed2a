import { useEffect, useState } from "react";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { unreadCount } from "#kit/notices/notices.server.ts";
import { keepEarlyText } from "#kit/ui/form/keep-early-text.ts";
import { visitContext } from "#kit/visit.server.ts";
import { absensiPath } from "#modules/absensi/siswa/offline/paths.ts";
import { loginPerson, sessionCookie, unreadKabar } from "#modules/akun/index.server.ts";
import { temporaryJabatan } from "#modules/naskah/index.server.ts";
import type { Route } from "./+types/layout.ts";
import { favoritesOf } from "./area/favorites.server.ts";
import { actsFor, menuFor } from "./menu.server.ts";
import { readSidebar, readTheme } from "./preferences.ts";
import { Problem } from "./problem.tsx";
import { PortalShell, type ShellData } from "./shell.tsx";

// Read before the page comes alive; on the way here from another page there is nothing to keep any more.
if (typeof document === "object" && !("__reactRouterDataRouter" in window)) keepEarlyText();

export function loader(args: Route.LoaderArgs): Promise<ShellData> {
  const cookies = args.request.headers.get("cookie");
  return reading(args, async (ctx) => {
    const perangkat = sessionCookie(args.request, "perangkat", args.context.get(visitContext).secure);
    const [{ nama, nip, peran, foto }, menjabat, unread, kabar, favorites] = await Promise.all([
      loginPerson(ctx),
      ctx.actor.id === null ? null : temporaryJabatan(ctx, ctx.actor.id),
      unreadCount(ctx),
      unreadKabar(ctx, perangkat),
      favoritesOf(ctx),
    ]);
    return {
      person: { nama, nip, mark: String(ctx.actor.id).slice(-6), peran, menjabat, foto },
      menu: menuFor(ctx),
      acts: actsFor(ctx),
      favorites,
      unread,
      kabar,
      sidebar: readSidebar(cookies),
      theme: readTheme(cookies),
      day: today(ctx.now),
    };
  });
}

/** Pages that are made to work without a network move about without asking anybody. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && nextUrl.pathname !== absensiPath;

/** What stood around the page in this browser; where a page cannot be fetched, neither can this. Never set on the server. */
let lastShell: ShellData | undefined;

export default function PortalLayout({ loaderData }: Route.ComponentProps) {
  useEffect(() => {
    lastShell = loaderData;
    return () => {
      lastShell = undefined;
    };
  }, [loaderData]);
  return <PortalShell {...loaderData} />;
}

/** A page that fails leaves the menu standing. Without the shell's own data there is nothing to stand on. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const [before] = useState(lastShell);
  const shell = loaderData ?? before;
  if (!shell) throw error;
  return (
    <PortalShell {...shell}>
      <Problem error={error} />
    </PortalShell>
  );
}
