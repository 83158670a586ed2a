import { attachmentsOf } from "../attachments/attach.server.ts";
import type { ReadCtx } from "../ctx.server.ts";
import { refuse } from "../refusals.ts";
import { isUuid } from "../register/uuid.ts";
import type { Job, Task } from "./job.ts";
import { findTask } from "./tasks.server.ts";

/** As long as files stay that no row holds. */
const keptMs = 2 * 86_400_000;

/** One's own work of this kind whose files are still there, newest first. */
export const madeRecently = <P>(ctx: ReadCtx, job: Job<P>): Promise<readonly Task[]> =>
  ctx.db
    .selectFrom("tugas")
    .select(["id", "job", "state", "done", "total", "result", "createdAt"])
    .where("owner", "=", ctx.actor.id)
    .where("job", "=", job.name)
    .where("createdAt", ">", new Date(ctx.now.getTime() - keptMs))
    .orderBy("createdAt", "desc")
    .limit(5)
    .execute();

/** The file that one's own work made; its result holds `berkasId`. @throws Refusal 404 with this sentence */
export async function madeFile<P>(ctx: ReadCtx, job: Job<P>, { id, gone }: { readonly id: string; readonly gone: string }) {
  const task = isUuid(id) ? await findTask(ctx, job, id) : undefined;
  const result = typeof task?.result === "object" ? (task.result as { berkasId?: string } | null) : null;
  const file = result?.berkasId ? (await attachmentsOf(ctx, [result.berkasId])).get(result.berkasId) : undefined;
  if (!file) throw refuse.notFound(gone);
  return { key: file.kunci, name: file.nama };
}
