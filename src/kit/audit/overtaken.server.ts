import type { Scope } from "../ctx.server.ts";
import type { Refusal } from "../refusals.ts";
import { history } from "./history.server.ts";

/** What is told to whoever saves over a version they have not seen: the row as it stands now, and who saved it when. */
export async function overtaken<R extends { readonly id: string }>(scope: Scope, subject: string, { message, current }: Refusal) {
  const row = current as R;
  const [last] = await scope.transaction((ctx) => history(ctx, subject, { id: row.id, limit: 1 }));
  const refusal = { kind: "stale" as const, sentence: message };
  return { refusal, current: row, by: last ? { name: last.actorName, at: last.at } : null };
}
