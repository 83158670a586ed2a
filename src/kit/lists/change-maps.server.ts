import type { Ctx, ReadCtx } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import type { Register } from "../register/register.ts";
import { withoutUnseen } from "../typed-text.ts";
import { mapOf } from "./column-map.ts";
import { deleteMap, keepMap, keepMapFile, mapFile, typedNames } from "./column-maps.server.ts";
import { uploadedList } from "./uploaded-list.server.ts";

/** What a page that takes lists in does with maps of columns. @returns what to tell, without a full stop; @throws Refusal */
export async function changeMaps(ctx: Ctx, register: Register, form: FormData): Promise<string> {
  switch (form.get("aksi")) {
    case "simpan-peta": {
      const named = typedNames(form);
      const { seen, choices } = await uploadedList(ctx, register, String(form.get("daftar") ?? ""));
      return keepMap(ctx, register, mapOf(seen, choices, named));
    }
    case "berkas-peta": {
      const file = form.get("berkas");
      if (!(file instanceof File) || file.size === 0) throw refuse.invalid("Pilih berkas peta kolom (.json).");
      if (file.size > longestMap)
        throw refuse.invalid("Berkas ini terlalu besar untuk peta kolom; yang diunduh dari halaman impor paling besar 200 KB.");
      return keepMapFile(ctx, register, withoutUnseen(await file.text()));
    }
    case "hapus-peta":
      return deleteMap(ctx, register, String(form.get("peta") ?? ""));
    default:
      throw refuse.malformed("Kiriman ini tidak dikenal.");
  }
}

/** In bytes. */
const longestMap = 200_000;

/** A kept map as a file, to be used in another school. */
export async function mapAsFile(ctx: ReadCtx, register: Register, id: string): Promise<Response> {
  const file = await mapFile(ctx, register, id);
  const headers = {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="peta-kolom-${register.path.split("/").at(-1)}.json"`,
    "Cache-Control": "private, no-store",
  };
  return new Response(JSON.stringify(file, null, 2), { headers });
}
