import type { ReactNode } from "react";
import {
  isRouteErrorResponse,
  Links,
  type LoaderFunctionArgs,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useRouteLoaderData,
} from "react-router";
import { documentContext } from "#server/pages/contexts.server.ts";

export const loader = ({ context }: LoaderFunctionArgs) => ({ hydrate: context.get(documentContext).hydrate });

export const shouldRevalidate = () => false;

/** The html document. Only applications carry scripts of React Router; documents are complete without. */
export function Layout({ children }: { children: ReactNode }) {
  const hydrate = useRouteLoaderData<typeof loader>("root")?.hydrate ?? false;
  return (
    <html lang="id">
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

export default function Root() {
  return <Outlet />;
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
