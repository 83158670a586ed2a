import { sweepBuckets } from "#kit/access/rate-limit.server.ts";
import { defineJob, type Handler, handles } from "#kit/jobs/jobs.server.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { bersihkanSesi } from "#modules/akun/index.server.ts";
import { kirimBukti, kirimBuktiLewatSurel } from "#modules/ppdb/index.server.ts";

const bersihkan = defineJob("bersihkan", { cron: "30 2 * * *" });

export interface HandlerTools {
  /** Null when no mail server is named. */
  readonly mail: Mail | null;
  readonly publicUrl: URL | undefined;
}

/** Every piece of work that is done behind the scenes. */
export const handlersFor = ({ mail, publicUrl }: HandlerTools): readonly Handler[] => [
  handles(bersihkan, (scope) =>
    scope.transaction(async (ctx) => {
      await bersihkanSesi(ctx);
      await sweepBuckets(ctx);
    }),
  ),
  handles(kirimBukti, (scope, { id }) => kirimBuktiLewatSurel(scope, { id, mail, host: publicUrl?.hostname ?? "localhost" })),
];
