/** A page's own path, also where its router in the browser asks for its data alone. */
export const ownPath = (pathname: string): string => pathname.replace(/\/_\.data$/, "/").replace(/\.data$/, "");

/** What a person asked of the page, without what its router in the browser adds. */
export function ownSearch(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has("_routes")) return search;
  parameters.delete("_routes");
  return parameters.size > 0 ? `?${parameters}` : "";
}

export const ownAddress = ({ pathname, search }: URL): string => ownPath(pathname) + ownSearch(search);

/** The request as the page's loaders and actions are to see it: they make links of its address. */
export function ownRequest(request: Request): Request {
  const url = new URL(request.url);
  const own = new URL(ownAddress(url), url);
  return own.href === url.href ? request : new Request(own, request);
}
