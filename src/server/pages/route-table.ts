import type { RouteConfigEntry } from "@react-router/dev/routes";
import { type Access, isGranted, type Policy } from "#kit/access/access.ts";
import type { MenuPlace } from "#kit/behaviour/particulars.ts";
import type { BodyLimit } from "#kit/body-limits.ts";

/**
 * - document: rendered on the server, never hydrated, the same for everybody, cached
 * - application: hydrated, never stored anywhere
 */
export type Kind = "document" | "application";
export type Shell = "site" | "portal" | "bare";

export interface Page {
  /** Address, e.g. "/pegawai/edit/:id"; "*" is every address that is nobody else's. */
  readonly path: string;
  /** Route module, from src/. */
  readonly file: string;
  readonly kind: Kind;
  readonly access: Access;
  readonly shell: Shell;
  /** Query parameters that change a document; all others never reach it. */
  readonly query?: readonly string[];
  /** Of a document: where whoever is signed in and may open it is sent instead, with the same query. */
  readonly signedIn?: string;
  /** Of an application that is public: rendered once for all who bring no cookie. Its loader says with `tag` and `expires` what it shows. */
  readonly alike?: true;
  /** Only for those who proved who they are a moment ago; the others are asked first. */
  readonly fresh?: boolean;
  /** The page reads codes with the camera, once its person has allowed it. */
  readonly camera?: true;
  /** What a form of words may hold, where the ordinary room is too small. */
  readonly room?: BodyLimit;
  /** Where the side menu leads to it. */
  readonly menu?: MenuPlace;
  /** What one does there, as somebody seeks it: "Tulis berita"; the search leads to it. */
  readonly act?: string;
  /** Why no menu and no link of ours leads here: who asks for it, then. */
  readonly hidden?: string;
  /** Largest body in bytes, for pages that take files in a form. */
  readonly upload?: number;
}

const layouts: Readonly<Record<Exclude<Shell, "bare">, string>> = { site: "site/layout.tsx", portal: "portal/layout.tsx" };

/** What the build refuses, one sentence a fault; the empty list is a sound table. */
export function faultsOf(pages: readonly Page[], policy: Policy): string[] {
  const twice = pages.filter(({ path }, index) => pages.findIndex((other) => other.path === path) !== index);
  return [...pages.flatMap((page) => faultsOfPage(page, policy)), ...twice.map(({ path }) => `${path} is declared twice`)];
}

function faultsOfPage({ path, file, kind, access, shell, alike }: Partial<Page>, policy: Policy): string[] {
  const faults: string[] = [];
  if (!path || !(path === "*" || path.startsWith("/"))) faults.push(`the path of ${file} does not begin with /`);
  if (kind !== "document" && kind !== "application") faults.push(`${path} is neither a document nor an application`);
  if (shell !== "site" && shell !== "portal" && shell !== "bare") faults.push(`${path} names no shell`);
  if (!access) faults.push(`${path} does not say who may see it`);
  else if (!isKnown(access, policy)) faults.push(`${path} demands "${access}", which src/policy.ts does not grant to anybody`);
  if (kind === "document" && access !== "public") faults.push(`${path} is a document, so everybody gets the same: it can only be public`);
  if (alike && access !== "public") faults.push(`${path} shows everybody the same, so it can only be public`);
  return faults;
}

/** A right that nobody has is a misspelled right. */
export function isKnown(access: Access, policy: Policy): boolean {
  if (access === "public" || access === "any-session" || access === "signed-in") return true;
  return isGranted(policy, access);
}

/** @throws Error with every fault of the table */
export function toRouteConfig(pages: readonly Page[], policy: Policy): RouteConfigEntry[] {
  const faults = faultsOf(pages, policy);
  if (faults.length > 0) throw new Error(`src/routes.ts: ${faults.join("; ")}`);
  const within = (shell: Shell) => pages.filter((page) => page.shell === shell).map(toEntry);
  const shells = (["site", "portal"] as const)
    .map((shell) => ({ id: shell, file: layouts[shell], children: within(shell) }))
    .filter(({ children }) => children.length > 0);
  return [...shells, ...within("bare")];
}

function toEntry({ path, file }: Page): RouteConfigEntry {
  if (path === "/") return { id: path, index: true, file };
  return { id: path, path: path.replace(/^\//, ""), caseSensitive: true, file };
}
