import { record } from "#kit/audit/audit.server.ts";
import type { Ctx, ReadCtx, Scope } from "#kit/ctx.server.ts";
import type { Files } from "#kit/files/files.server.ts";
import { quarantineFile, type ReferencedAmong } from "#kit/files/quarantine.server.ts";
import { withinQuota } from "#kit/files/quota.server.ts";
import { deliver } from "#kit/files/respond.server.ts";
import { encodeFace } from "#kit/media/face.server.ts";
import { refuse } from "#kit/refusals.ts";

export const largestFoto = 6_000_000;

/** The person's own picture. The row comes after its file; the earlier file goes when the row no longer names it. */
export async function saveFoto(scope: Scope, files: Files, sent: FormDataEntryValue | null): Promise<void> {
  if (!(sent instanceof File) || sent.size === 0) throw refuse.invalid("Pilih foto dahulu.", { foto: "Pilih foto dahulu." });
  if (sent.size > largestFoto) throw refuse.tooLarge("Foto paling besar 6 MB.");
  await withinQuota(scope, { bytes: sent.size }, async () => {
    const face = await encodeFace(new Uint8Array(await sent.arrayBuffer()));
    const { key } = await files.put("private", face, { type: "image/webp" });
    await scope.transaction((ctx) => replace(ctx, files, key));
  });
}

export const deleteFoto = (scope: Scope, files: Files): Promise<void> => scope.transaction((ctx) => replace(ctx, files, null));

/** Answers with the person's own picture. @throws Refusal 404 when there is none */
export async function sendFoto(scope: Scope, files: Files, request: Request): Promise<Response> {
  const key = await scope.transaction((ctx) => fotoKey(ctx));
  if (!key) throw refuse.notFound("Belum ada foto.");
  return deliver(files, request, { key, name: "foto.webp", inline: true });
}

async function replace(ctx: Ctx, files: Files, key: string | null): Promise<void> {
  const before = await fotoKey(ctx);
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  await ctx.db.updateTable("akun").set({ foto: key, updatedAt: ctx.now }).where("id", "=", ctx.actor.id).execute();
  ctx.touch("akun");
  const size = before ? (await files.stat("private", before))?.size : undefined;
  if (before && size !== undefined) await quarantineFile(ctx, files, { tree: "private", key: before, size, reason: "foto-diganti" });
  const told = (held: string | null) => ({ foto: held === null ? "tidak ada" : "ada" });
  await record(ctx, { action: "update", subject: "akun", subjectId: ctx.actor.id, before: told(before), after: told(key) });
}

/** For the sweep of the private files: which of them are somebody's picture. */
export const heldFoto: ReferencedAmong = async (ctx, keys) => {
  const found = await ctx.db.selectFrom("akun").select("foto").where("foto", "in", keys).execute();
  return new Set(found.flatMap(({ foto }) => foto ?? []));
};

async function fotoKey(ctx: ReadCtx): Promise<string | null> {
  if (ctx.actor.id === null) throw refuse.unauthenticated();
  const found = await ctx.db.selectFrom("akun").select("foto").where("id", "=", ctx.actor.id).executeTakeFirst();
  return found?.foto ?? null;
}
