export interface Entry {
  readonly to: string;
  readonly label: string;
}

/** Where the links stand that the school puts together itself. */
export interface Navigation {
  /** At the top of every page. */
  readonly utama: readonly Entry[];
  /** What the menu on a phone says beyond that. */
  readonly menu: readonly Entry[];
  readonly kaki: readonly Entry[];
}

/** When the links cannot be read: from the home page the others are reached. */
export const homeOnly: Navigation = { utama: [{ to: "/", label: "Beranda" }], menu: [], kaki: [] };

export const login: Entry = { to: "/login", label: "Login" };

/** Another school's page opens with its own name, not as ours. */
export const relation = (to: string): "noopener" | undefined => (to.startsWith("/") ? undefined : "noopener");

/** `/news/…` lies under `/news`; only the home page itself is home. */
export const isCurrent = (to: string, pathname: string): boolean => pathname === to || (to !== "/" && pathname.startsWith(`${to}/`));
