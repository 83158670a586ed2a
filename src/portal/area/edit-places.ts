import type { LoaderFunctionArgs } from "react-router";
import { may, type ReadCtx, reading } from "#kit/ctx.server.ts";
import type { Register } from "#kit/register/register.ts";
import type { EditPlace, EditPlaces } from "#kit/ui/document/edit-place.ts";
import { daftarBerita } from "#modules/berita/index.ts";
import { registers } from "#src/registers.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const places = await reading(args, async (ctx) => editPlaces(ctx));
  return Response.json(places, { headers: { "cache-control": "private, no-store" } });
}

const isOnSite = ({ menu, onSite }: Register): boolean => onSite === true || menu?.group === "Isi Situs";
const mayChange = (ctx: ReadCtx, { name }: Register): boolean => may(ctx, `${name}:update`) !== "no";
const mayAdd = (ctx: ReadCtx, { name }: Register): boolean => may(ctx, `${name}:create`) !== "no";

/** News are written in the newsroom, everything else in the dialog of its list. */
function editPlaces(ctx: ReadCtx): EditPlaces {
  const written = registers.filter((register) => isOnSite(register) && mayChange(ctx, register));
  return {
    ...Object.fromEntries(written.map((register) => [register.name, placeOf(ctx, register)])),
    ...(mayChange(ctx, daftarBerita) && { [daftarBerita.name]: newsroom(ctx) }),
  };
}

const reachesAll = (ctx: ReadCtx, { name }: Register): boolean => may(ctx, `${name}:update`) === "yes";

const placeOf = (ctx: ReadCtx, register: Register): EditPlace => ({
  list: register.path,
  edit: reachesAll(ctx, register) && !register.single ? `${register.path}?ubah=` : null,
  add: mayAdd(ctx, register) && !register.single ? `${register.path}?tambah=1` : null,
});

const newsroom = (ctx: ReadCtx): EditPlace => ({
  list: daftarBerita.path,
  edit: reachesAll(ctx, daftarBerita) ? `${daftarBerita.path}/` : null,
  add: mayAdd(ctx, daftarBerita) ? `${daftarBerita.path}/baru` : null,
});
