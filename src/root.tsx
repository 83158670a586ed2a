import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches } from "react-router";

export default function Root() {
  const hydrate = useMatches().some((m) => (m.handle as { hydrate?: boolean } | undefined)?.hydrate);
  return (
    <html lang="id">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <Outlet />
        {hydrate && <><ScrollRestoration /><Scripts /></>}
      </body>
    </html>
  );
}
