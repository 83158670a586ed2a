import { askedPage } from "../paging.ts";
import { type Listed, namesNothing, readListed } from "../search/listed.ts";
import type { Field } from "./fields.ts";
import type { Register } from "./register.ts";
import { isUuid } from "./uuid.ts";

/** What a list shows; every part has a fallback, so that a mistyped address still answers. */
export interface Query extends Listed {
  readonly search: string;
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly direction: "asc" | "desc";
  readonly page: number;
  readonly size: number;
  /** Deleted rows instead of the living. */
  readonly bin: boolean;
}

export const sizes = [10, 25, 50, 100] as const;

/** Reads `?cari=&urut=&arah=&halaman=&tampil=&sampah` and one parameter for each filter. */
export function readQuery(register: Register, parameters: URLSearchParams): Query {
  const sort = parameters.get("urut") ?? "";
  const known = Object.hasOwn(register.fields, sort);
  const usual = usualOrder(register);
  const direction = parameters.get("arah");
  const size = Number(parameters.get("tampil"));
  return {
    search: (parameters.get("cari") ?? "").replaceAll("\0", "").trim().slice(0, 200),
    filters: readFilters(register, parameters),
    sort: known ? sort : usual.by,
    direction: direction === "asc" || direction === "desc" ? direction : known ? "asc" : usual.direction,
    page: askedPage(parameters, 100_000),
    size: sizes.find((one) => one === size) ?? sizes[0],
    bin: parameters.has("sampah"),
    ...readListed(register, parameters),
  };
}

/** The order nobody asked for: the office's own, the register's, or the newest first. */
export function usualOrder({ ordered, order }: Register): { readonly by: string; readonly direction: "asc" | "desc" } {
  if (ordered) return { by: "urutan", direction: "asc" };
  return order ?? { by: "createdAt", direction: "desc" };
}

/** Rows can be given another place where they are shown in their own order, the first above. */
export const movable = ({ ordered }: Register, { sort, direction, bin }: Query): boolean =>
  ordered === true && sort === "urutan" && direction === "asc" && !bin;

function readFilters(register: Register, parameters: URLSearchParams): Record<string, string> {
  const filters: [string, string][] = [];
  for (const name of register.filters ?? []) {
    const value = parameters.get(name);
    if (value && isKnown(register.fields[name], value)) filters.push([name, value.replaceAll("\0", "").slice(0, 200)]);
  }
  return Object.fromEntries(filters);
}

function isKnown(field: Field | undefined, value: string): boolean {
  if (field?.kind === "choice") return field.options.some((option) => option.value === value);
  if (field?.kind === "yesNo") return value === "true" || value === "false";
  if (field?.kind === "date") return /^[1-9]\d{3}$/.test(value);
  if (field?.kind === "reference" && value === namesNothing) return !field.required;
  return field?.kind === "reference" || field?.kind === "picture" || field?.kind === "file" ? isUuid(value) : true;
}
