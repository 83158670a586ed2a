import { sweepBuckets } from "#kit/access/rate-limit.server.ts";
import { defineJob, type Handler, handles } from "#kit/jobs/jobs.server.ts";
import { bersihkanSesi } from "#modules/akun/index.server.ts";

const bersihkan = defineJob("bersihkan", { cron: "30 2 * * *" });

/** Every piece of work that is done behind the scenes. */
export const handlers: readonly Handler[] = [
  handles(bersihkan, (scope) =>
    scope.transaction(async (ctx) => {
      await bersihkanSesi(ctx);
      await sweepBuckets(ctx);
    }),
  ),
];
