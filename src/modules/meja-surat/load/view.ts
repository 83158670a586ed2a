import { askedPage } from "#kit/paging.ts";
import { mejaPath } from "../paths.ts";

/** What the desk itself shows; what comes, what goes, drafts, dispositions and numbers are lists of their own, beside it. */
export const views = ["menunggu", "semua", "arsip", "lainnya"] as const;
export type View = (typeof views)[number];

export interface Asked {
  readonly tampil: View;
  readonly cari: string;
  /** From 1. */
  readonly halaman: number;
}

export const viewPath = (view: View): string => (view === "menunggu" ? mejaPath : `${mejaPath}/${view}`);

export function readAsked({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): Asked {
  const path = pathname.replace(/\.data$/, "");
  return {
    tampil: views.find((one) => viewPath(one) === path) ?? "menunggu",
    cari: (searchParams.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    halaman: askedPage(searchParams),
  };
}
