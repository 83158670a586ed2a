import { mejaView, suratKeluarPath, suratMasukPath } from "#modules/persuratan/index.ts";
import { mejaPath } from "../paths.ts";
import { viewPath } from "./view.ts";

/** Pages that became views of the desk. */
const pages: Readonly<Record<string, string>> = {
  "/administration/naskah": mejaView.konsep,
  "/administration/disposisi": mejaView.disposisi,
  "/administration/daftar-surat/nomor": mejaView.nomor,
};

/** What the desk showed at its own address, by the parameter that said so. */
const shown: ReadonlyMap<string, string> = new Map([
  ["semua", viewPath("semua")],
  ["masuk", suratMasukPath],
  ["keluar", suratKeluarPath],
  ["konsep", mejaView.konsep],
  ["arsip", viewPath("arsip")],
  ["lainnya", viewPath("lainnya")],
]);

/** Where what stood at an address of former days stands now, with all that the address asks for. */
export function movedTo({ pathname, searchParams }: Pick<URL, "pathname" | "searchParams">): string | undefined {
  const path = pathname.replace(/\.data$/, "");
  if (path !== mejaPath) return withAsked(pages[path], searchParams);
  const { tampil, ...rest } = Object.fromEntries(searchParams);
  return withAsked(shown.get(tampil ?? ""), new URLSearchParams(rest));
}

function withAsked(path: string | undefined, asked: URLSearchParams): string | undefined {
  if (path === undefined) return undefined;
  return asked.size === 0 ? path : `${path}?${asked}`;
}
