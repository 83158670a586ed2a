import { calls } from "#server/calls.ts";
import { pages } from "#src/routes.ts";

/** Whatever takes bytes over HTTP, from the tables of the product: a new page or call is a door here by itself. */
export interface Door {
  readonly method: string;
  readonly path: string;
  /** Takes files: their bodies may be large. */
  readonly upload: number | undefined;
}

const nobody = "00000000-0000-4000-8000-000000000009";

/** With every parameter filled in by `id`. */
export const filled = (path: string, id: string = nobody): string => path.replace("*", "/tidak-ada").replaceAll(/:\w+/g, id);

const ofPages = pages.map(({ path, upload }): Door => ({ method: "POST", path: filled(path), upload }));
const ofCalls = calls
  .filter(({ method }) => method !== "GET")
  .map(({ method, path, upload }): Door => ({ method, path: filled(path), upload }));

export const doors: readonly Door[] = [...ofPages, ...ofCalls];

/** A call, which a program may knock at with its key; a page hears of none. */
export const isCall = ({ path }: Pick<Door, "path">): boolean => path.startsWith("/api/");
