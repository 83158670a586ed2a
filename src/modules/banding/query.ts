import { askedPage } from "#kit/paging.ts";
import { sizes } from "#kit/register/query.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { type BandingQuery, hasilBanding, jenisBanding } from "./banding.ts";

/** Every part has a fallback, so that a mistyped address still answers. */
export function readBandingQuery(parameters: URLSearchParams): BandingQuery {
  const of = (name: string) => (parameters.get(name) ?? "").replaceAll("\0", "").trim().slice(0, 200);
  const [size, kelas] = [Number(of("tampil")), of("kelas")];
  return {
    cari: of("cari"),
    jenis: jenisBanding.find((one) => one === of("jenis")) ?? "",
    kelas: isUuid(kelas) || kelas === "tanpa" ? kelas : "",
    isian: of("isian").slice(0, 60),
    keadaan: (["belum", ...hasilBanding] as const).find((one) => one === of("keadaan")) ?? "",
    halaman: askedPage(parameters),
    tampil: sizes.find((one) => one === size) ?? 25,
  };
}
