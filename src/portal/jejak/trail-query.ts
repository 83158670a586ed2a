import { sizes } from "#kit/register/query.ts";
import { readTypedDay } from "#kit/typed-day.ts";

/** What the address of the trail asks for: `?orang=&jenis=&data=&tindakan=&dari=&sampai=&tampil=&sebelum=&sesudah=`. */
export interface Asked {
  readonly orang: string;
  readonly jenis: string;
  readonly data: string;
  readonly tindakan: string;
  readonly dari: string;
  readonly sampai: string;
  readonly tampil: number;
  readonly sebelum: string;
  readonly sesudah: string;
}

export const filters = ["orang", "jenis", "data", "tindakan", "dari", "sampai"] as const;

/** Every part has a fallback, so that a mistyped address still answers. */
export function readAsked(parameters: URLSearchParams): Asked {
  const text = (name: string) => (parameters.get(name) ?? "").replaceAll("\0", "").trim().slice(0, 120);
  const day = (name: string) => readTypedDay(text(name)) ?? "";
  const place = (name: string) => (/^[1-9]\d{0,17}$/.test(text(name)) ? text(name) : "");
  const size = Number(parameters.get("tampil"));
  return {
    orang: text("orang"),
    jenis: text("jenis"),
    data: text("data"),
    tindakan: text("tindakan"),
    dari: day("dari"),
    sampai: day("sampai"),
    tampil: sizes.find((one) => one === size) ?? 25,
    sebelum: place("sebelum"),
    sesudah: place("sesudah"),
  };
}

export const isNarrowed = (asked: Asked): boolean => filters.some((name) => asked[name] !== "");

export const address = "/administration/jejak";

/** The trail with some parameters changed; "" takes one away. Another search begins at the newest line. */
export function trailHref(asked: Asked, changes: Partial<Record<keyof Asked, string>>, path: string = address): string {
  const parameters = new URLSearchParams();
  const wanted = { ...asked, tampil: asked.tampil === 25 ? "" : String(asked.tampil), sebelum: "", sesudah: "", ...changes };
  for (const [name, value] of Object.entries(wanted)) if (value !== "") parameters.set(name, value);
  const query = parameters.toString();
  return query === "" ? path : `${path}?${query}`;
}
