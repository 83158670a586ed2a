import jakarta from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2";
import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useMatches,
  useRouteLoaderData,
} from "react-router";
import { ToastProvider } from "#kit/ui/feedback/toast.tsx";
import { readTheme } from "#portal/preferences.ts";
import { documentContext } from "#server/pages/contexts.server.ts";
import { nowhereInside } from "#server/pages/nowhere.ts";
import { iconAddress } from "#site/feeds/icon-address.ts";
import lambang from "#site/media/lambang.svg";

export const links = () => [
  { rel: "preload", href: jakarta, as: "font", type: "font/woff2", crossOrigin: "anonymous" as const },
  { rel: "icon", href: lambang, type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: iconAddress(180, true) },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const loader = ({ context, request }: LoaderFunctionArgs) => {
  const { hydrate } = context.get(documentContext);
  // Documents are the same for everybody, so no cookie may reach them.
  return { hydrate, theme: hydrate ? readTheme(request.headers.get("cookie")) : undefined };
};

export const shouldRevalidate = () => false;

/** The html document. Only applications carry scripts of React Router; documents are complete without. */
export function Layout({ children }: { children: ReactNode }) {
  const { hydrate = false, theme } = useRouteLoaderData<typeof loader>("root") ?? {};
  const shown = useMatches().map(({ id }) => id);
  const inPortal = shown.includes("portal");
  return (
    <html lang="id" data-tema={inPortal ? theme : undefined} data-tidak-ada={shown.includes(nowhereInside) || undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
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
export function ErrorBoundary({ error }: { error: unknown }) {
  const { status, sentence } = read(error);
  return (
    <main className="galat">
      <title>{status === 404 ? "Halaman tidak ditemukan" : "Terjadi gangguan"}</title>
      <h1>{status}</h1>
      <p>{sentence}</p>
      <a href="/">Kembali ke beranda</a>
    </main>
  );
}

function read(error: unknown): { status: number; sentence: string } {
  const broken = "Terjadi gangguan pada sistem kami. Silakan coba lagi beberapa saat.";
  if (!isRouteErrorResponse(error)) return { status: 500, sentence: broken };
  const told: unknown = error.data?.sentence;
  if (typeof told === "string") return { status: error.status, sentence: told };
  return { status: error.status, sentence: error.status === 404 ? "Oops! Page not found" : broken };
}
