import { readCrop } from "#kit/media/person/crop.ts";
import { pegawai } from "../../pegawai.ts";
import type { Kiriman, KirimanGambar } from "./kiriman.ts";

/** What stands in a form besides the fields of the record. */
const bukanIsian = ["foto", "ttd", "potong", "hapusFoto", "hapusTtd", "yakin", "kunci", "versi", "fotoId", "ttdId"];

/** A staff form as it came in. Boxes that are not ticked are not sent: of those that are named in `kotak`, absence is a no. */
export async function bacaKiriman(form: FormData, kotak: readonly string[] = []): Promise<Kiriman> {
  const isian: [string, unknown][] = kotak.map((nama) => [nama, ""]);
  for (const [nama, nilai] of form) if (!bukanIsian.includes(nama) && typeof nilai === "string") isian.push([nama, nilai]);
  const potong = readCrop(String(form.get("potong") ?? ""));
  return {
    isian: Object.fromEntries(isian),
    foto: await gambar(form.get("foto"), form.get("hapusFoto")),
    ttd: await gambar(form.get("ttd"), form.get("hapusTtd")),
    yakin: form.get("yakin") === "on",
    ...(potong && { potong }),
  };
}

async function gambar(kiriman: FormDataEntryValue | null, hapus: FormDataEntryValue | null): Promise<KirimanGambar> {
  if (kiriman instanceof File && kiriman.size > 0) return { bytes: Buffer.from(await kiriman.arrayBuffer()) };
  return hapus === "on" ? "hapus" : null;
}

/** Of the fields, those that are boxes to tick. */
export const kotakCentang = Object.entries(pegawai.fields).flatMap(([nama, { kind }]) => (kind === "yesNo" ? [nama] : []));
