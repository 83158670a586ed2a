import { readCrop } from "#kit/media/person/crop.ts";
import { pegawai } from "../../pegawai.ts";
import type { ImageSubmission, Submission } from "./submission.ts";

/** What stands in a form besides the fields of the record. */
const notAField = ["foto", "ttd", "potong", "hapusFoto", "hapusTtd", "yakin", "kunci", "versi", "fotoId", "ttdId"];

/** A staff form as it came in. Boxes that are not ticked are not sent: of those that are named in `kotak`, absence is a no. */
export async function readSubmission(form: FormData, kotak: readonly string[] = []): Promise<Submission> {
  const isian: [string, unknown][] = kotak.map((nama) => [nama, ""]);
  for (const [nama, nilai] of form) if (!notAField.includes(nama) && typeof nilai === "string") isian.push([nama, nilai]);
  const potong = readCrop(String(form.get("potong") ?? ""));
  return {
    isian: Object.fromEntries(isian),
    foto: await image(form.get("foto"), form.get("hapusFoto")),
    ttd: await image(form.get("ttd"), form.get("hapusTtd")),
    yakin: form.get("yakin") === "on",
    ...(potong && { potong }),
  };
}

async function image(kiriman: FormDataEntryValue | null, hapus: FormDataEntryValue | null): Promise<ImageSubmission> {
  if (kiriman instanceof File && kiriman.size > 0) return { bytes: Buffer.from(await kiriman.arrayBuffer()) };
  return hapus === "on" ? "hapus" : null;
}

/** Of the fields, those that are boxes to tick. */
export const kotakCentang = Object.entries(pegawai.fields).flatMap(([nama, { kind }]) => (kind === "yesNo" ? [nama] : []));
