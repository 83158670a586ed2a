import {
  createStaticHandler,
  type EntryContext,
  isRouteErrorResponse,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";

/** Null: React Router's own handler must answer, e.g. because drawing failed and the error screen is wanted. */
type RenderDocument = (request: Request, context: RouterContextProvider) => Promise<Response | null>;

/**
 * Draws one page that is only read. React Router's handler would besides write all loader data as a stream for a browser that
 * hydrates, and merge headers through every layout: more than half of the time that a small page takes.
 *
 * @param build with the routes of this page and its layouts only
 */
export function openDocument(build: ServerBuild): RenderDocument {
  const { entry, assets, future, ssr, routeDiscovery } = build;
  const handler = createStaticHandler(routesUnder(build, undefined));
  const modules = Object.fromEntries(Object.values(build.routes).flatMap((route) => (route ? [[route.id, route.module]] : [])));
  const base = { manifest: assets, branches: [], routeModules: modules as EntryContext["routeModules"], future, ssr, routeDiscovery };
  return async (request, context) => {
    const found = await handler.query(request, { requestContext: context });
    if (found instanceof Response) return found;
    for (const [id, error] of Object.entries(found.errors ?? {})) {
      if (isRouteErrorResponse(error)) continue;
      entry.module.handleError?.(error, { request, context, params: {} });
      found.errors = { ...found.errors, [id]: new Error("Unexpected Server Error") };
    }
    const headers = headersOf(found);
    const rest = { renderMeta: {}, isSpaMode: false, serializeError: (error: Error) => error };
    try {
      return await entry.module.default(request, found.statusCode, headers, { ...base, ...rest, staticHandlerContext: found }, context);
    } catch {
      return null;
    }
  };
}

function routesUnder({ routes }: ServerBuild, parent: string | undefined): RouteObject[] {
  const children = Object.values(routes).flatMap((route) => (route?.parentId === parent && route ? [route] : []));
  return children.map(({ id, path, index, caseSensitive, module: { loader, handle, ErrorBoundary } }) => ({
    id,
    path,
    caseSensitive,
    loader: loader as RouteObject["loader"],
    handle,
    ...(id === "root" || ErrorBoundary ? { ErrorBoundary: () => null } : {}),
    ...(index ? { index } : { children: routesUnder({ routes } as ServerBuild, id) }),
  })) as RouteObject[];
}

/** What loaders said besides their data, the page's own last. */
function headersOf({ matches, loaderHeaders }: EntryContext["staticHandlerContext"]): Headers {
  const headers = new Headers();
  for (const { route } of matches) {
    for (const [name, value] of loaderHeaders[route.id] ?? []) headers.set(name, value);
  }
  return headers;
}
