import { formatMoment } from "#kit/dates.ts";
import { withFullStop } from "#kit/full-stop.ts";
import { choice, date, type Fields, longText, type Option, time, yesNo } from "#kit/register/fields.ts";
import { zone } from "#kit/time-zone.ts";
import { fieldsIn, registrationFields } from "../fields.ts";
import type { JenisJalur } from "../jalur/jenis-jalur.ts";
import type { Tanya } from "../periode.ts";

/** For so many days after a path has closed, where the period says nothing. */
export const SUSULAN_HARI = 3;

/** The scan of the form itself stands among the papers, by this name. */
export const formulirKertas = "Formulir pendaftaran kertas";

/** What the desk says of a form besides what stands on it. */
export const kertasFields = {
  tempat: choice({
    label: "Jalur yang dipilih keluarga",
    ...{ privacy: "umum", required: true, options: [] as readonly Option[] },
    hint: "Seperti tertulis di formulirnya.",
  }),
  diterimaTanggal: date({ label: "Formulir diterima tanggal", privacy: "umum", required: true }),
  diterimaPukul: time({ label: "Diterima pukul", privacy: "umum", required: true, hint: `Dalam ${zone.short}.` }),
  susulan: longText({
    label: "Alasan dimasukkan sesudah jalur ditutup",
    ...{ privacy: "pribadi", max: 300 },
    hint: "Hanya untuk jalur yang sudah ditutup. Keluarga membacanya di halaman statusnya.",
  }),
} as const;

export const unsignedSentence = "Tanpa persetujuan yang ditandatangani, formulir ini belum dapat dimasukkan.";

/** The agreement stands on the paper, with the family's names under it. */
const agreement = yesNo({
  label: "Formulir ini memuat persetujuan yang ditandatangani calon siswa dan orang tua atau wali",
  privacy: "pribadi",
  mustBeYes: unsignedSentence,
});

/** All that is asked at the desk; the fields of the form are those of the families' own. */
export function deskFields(tanya: Tanya, paths: readonly Option[]) {
  const { jalur: _, agreement: __, ...form } = fieldsIn(tanya);
  return { ...kertasFields, tempat: { ...kertasFields.tempat, options: paths }, ...form, agreement } satisfies Fields;
}

export const isOfForm = (name: string): boolean => name !== "jalur" && Object.hasOwn(registrationFields, name);

/** A path of a wave in one word; a period without waves has only its own path. */
export const placeKey = ({ periodeId, gelombangId, jenis }: PlaceName): string => [periodeId, gelombangId ?? "", jenis].join(" ");

interface PlaceName {
  readonly periodeId: string;
  readonly gelombangId: string | null;
  readonly jenis: JenisJalur;
}

/** A form that was begun, kept unfinished and gone on with. */
export interface FromDraf {
  readonly pelaku: string;
  readonly mulai: Date;
}

interface Kertas {
  readonly pelaku: string;
  readonly diterima: Date;
  readonly susulan: string | null;
  readonly draf: FromDraf | null;
}

/** A step's reason has room for so many letters. */
const MOST_LETTERS = 1000;

/** How it came in, as committee and family read it at its first step. */
export function tellKertas({ pelaku, diterima, susulan, draf }: Kertas): string {
  const told = [
    `Diisi oleh panitia (${pelaku}) dari formulir kertas yang diterima ${formatMoment(diterima)}.`,
    draf && withFullStop(`Drafnya dimulai ${formatMoment(draf.mulai)} oleh ${draf.pelaku}`),
    susulan && `Dimasukkan sesudah jalur ditutup: ${susulan}`,
  ];
  const text = told.filter(Boolean).join(" ");
  return text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS - 1)}…` : text;
}
