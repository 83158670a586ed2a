import { type Ctx, may, type Scope } from "#kit/ctx.server.ts";
import { findPicture, findPictures, type LibraryPicture, pageSize } from "#kit/media/find-pictures.server.ts";
import { changePicture, removePicture, restorePicture } from "#kit/media/keep-picture.server.ts";
import { placesOf, type Use, type UsePlace, usesOf } from "#kit/media/uses.server.ts";
import { askedPage } from "#kit/paging.ts";
import { Refusal, refuse } from "#kit/refusals.ts";
import { registers } from "#src/registers.ts";
import type { Wanted } from "./address.ts";

/** Every table that shows pictures; news have screens of their own. */
const places: readonly UsePlace[] = [
  ...placesOf(registers),
  { table: "berita", title: "Berita", path: "/administration/berita", name: "name", texts: ["content"] },
];

export interface ShownPicture {
  readonly picture: LibraryPicture;
  readonly uses: readonly Use[];
}

export interface LibraryData {
  readonly wanted: Wanted;
  readonly pictures: readonly LibraryPicture[];
  readonly total: number;
  readonly size: number;
  readonly can: Readonly<Record<"create" | "update" | "remove" | "restore", boolean>>;
  /** The picture under the dialog; "gone" when it is no longer there. */
  readonly shown: ShownPicture | "gone" | null;
  readonly adding: boolean;
}

export async function showLibrary(ctx: Ctx, parameters: URLSearchParams): Promise<LibraryData> {
  const has = (action: "create" | "update" | "delete" | "restore") => may(ctx, `gambar:${action}`) !== "no";
  const can = { create: has("create"), update: has("update"), remove: has("delete"), restore: has("restore") };
  const bin = parameters.has("sampah") && can.restore;
  const search = (parameters.get("cari") ?? "").trim().slice(0, 200);
  const { pictures, total, page } = await findPictures(ctx, { search, page: askedPage(parameters), bin });
  const id = parameters.get("gambar");
  return {
    wanted: { search, page, bin },
    pictures,
    total,
    size: pageSize,
    can,
    shown: id === null ? null : await showPicture(ctx, id),
    adding: parameters.has("unggah"),
  };
}

async function showPicture(ctx: Ctx, id: string): Promise<ShownPicture | "gone"> {
  try {
    return { picture: await findPicture(ctx, id), uses: await usesOf(ctx, id, places) };
  } catch (error) {
    if (error instanceof Refusal && error.kind === "notFound") return "gone";
    throw error;
  }
}

export interface Done {
  readonly done: string;
}

/** What the dialogs of the library ask for. @throws Refusal */
export async function actOnPicture(scope: Scope, form: FormData): Promise<Done> {
  const seen = { id: String(form.get("gambar") ?? ""), versi: Number(form.get("versi")) };
  switch (form.get("aksi")) {
    case "ubah": {
      const umum = readPoint(form, "umum") ?? { x: Number.NaN, y: Number.NaN };
      const own = { ponsel: readPoint(form, "ponsel"), layarLebar: readPoint(form, "lebar") };
      const sent = { alt: form.get("alt"), pemotret: form.get("pemotret"), fokusX: umum.x, fokusY: umum.y, ...own };
      await scope.transaction((ctx) => changePicture(ctx, seen, sent));
      return { done: "Gambar berhasil diperbarui" };
    }
    case "hapus":
      await scope.transaction((ctx) => removePicture(ctx, seen, places));
      return { done: "Gambar dipindahkan ke tempat sampah" };
    case "pulihkan":
      await scope.transaction((ctx) => restorePicture(ctx, seen.id));
      return { done: "Gambar berhasil dipulihkan" };
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

/** Two parts between a space, from the left and from the top; null where none was chosen. */
function readPoint(form: FormData, width: string): { x: number; y: number } | null {
  const sent = form.get(`fokus-${width}`);
  if (typeof sent !== "string" || sent === "") return null;
  const [x = Number.NaN, y = Number.NaN] = sent.split(" ").map(Number);
  return { x, y };
}
