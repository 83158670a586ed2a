import jakarta from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";
import type { ReactNode } from "react";
import { Links, type LoaderFunctionArgs, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "react-router";
import { isCopyContext } from "#kit/backup/anonymise/is-copy.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { HydratedContext } from "#kit/ui/drawing.tsx";
import { ToastProvider } from "#kit/ui/feedback/toast.tsx";
import { tag } from "#kit/visit.server.ts";
import { readSekolah } from "#modules/profil/index.server.ts";
import { readTheme } from "#portal/preferences.ts";
import { documentContext } from "#server/pages/contexts.server.ts";
import { portalNotFoundPath } from "#server/pages/not-found-path.ts";
import { iconAddress } from "#site/feeds/icon-address.ts";
import lambang from "#site/media/lambang.svg";
import { CopyMark } from "./copy-mark.tsx";
import { LastScreen } from "./last-screen.tsx";

export const links = () => [
  { rel: "preload", href: jakarta, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  { rel: "icon", href: lambang, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: iconAddress(180, true) },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const loader = async (args: LoaderFunctionArgs) => {
  const { context, request } = args;
  const { hydrate } = context.get(documentContext);
  const isCopy = context.get(isCopyContext);
  tag(args, "pengaturan", "kopSurat");
  const { sekolah } = await reportSections(args, { sekolah: readSekolah });
  // Documents are the same for everybody, so no cookie may reach them.
  return { hydrate, isCopy, sekolah, theme: hydrate ? readTheme(request.headers.get("cookie")) : undefined };
};

export const shouldRevalidate = () => false;

/** The html document. Only applications carry scripts of React Router; documents are complete without. */
export function Layout({ children }: { children: ReactNode }) {
  const { hydrate = false, isCopy = false, theme } = useRouteLoaderData<typeof loader>("root") ?? {};
  const shown = useMatches().map(({ id }) => id);
  // The public site has no dark scheme; the portal and the doors to it have.
  const scheme = shown.includes("site") ? undefined : theme;
  return (
    <html lang="id" data-tema={scheme} data-tidak-ada={shown.includes(portalNotFoundPath) || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <HydratedContext value={hydrate}>{children}</HydratedContext>
        {isCopy && <CopyMark />}
        {hydrate && <ScrollRestoration />}
        {hydrate && <Scripts />}
      </body>
    </html>
  );
}

/** What an application says in the corner stays said while it goes to another page. */
export default function Root({ loaderData }: { loaderData: { hydrate: boolean } }) {
  if (!loaderData.hydrate) return <Outlet />;
  return (
    <ToastProvider>
      <Outlet />
    </ToastProvider>
  );
}

/** The last screen when nothing nearer has one. */
export const ErrorBoundary = ({ error }: { error: unknown }) => <LastScreen error={error} />;
