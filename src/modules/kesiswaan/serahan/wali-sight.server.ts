import type { Actor } from "#kit/access/access.ts";
import { visibleFields } from "#kit/access/visibility/visible-fields.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import { siswa } from "../siswa/siswa.ts";

const anyWali: Actor = { id: null, name: "wali kelas", roles: ["waliKelas"] };

/** Names of the fields that are open to a wali kelas in pupils of the own class. */
export const waliFields = (ctx: ReadCtx): readonly string[] =>
  Object.keys(visibleFields({ ...ctx, actor: anyWali }, siswa, "read").own.fields);

/** Of what was handed on, what whoever looks may see: no more than the wali kelas does, so that both count the same. */
export function handedFields(ctx: ReadCtx, reach: "yes" | "own"): string[] {
  const { everywhere, own } = visibleFields(ctx, siswa, "read");
  const open = waliFields(ctx);
  return Object.keys((reach === "own" ? own : everywhere).fields).filter((name) => open.includes(name));
}
