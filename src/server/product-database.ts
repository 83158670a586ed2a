import type { Database, DatabaseOptions } from "#kit/database/database.server.ts";
import { type Joining, joinDatabase } from "#kit/database/supervisor.server.ts";
import { pelakuKini } from "#modules/akun/index.server.ts";
import { programKini } from "#modules/program/index.server.ts";
import { policy } from "#src/policy.ts";
import { followers } from "#src/registers.server.ts";
import type { Config } from "./config.ts";
import { openLog } from "./edge/log.ts";

/** Who acts now, with whatever they came. */
const actorAnew = (...asked: Parameters<typeof pelakuKini>): ReturnType<typeof pelakuKini> =>
  asked[1].program ? programKini(...asked) : pelakuKini(...asked);

/** What the product says of its database besides where it is. */
export const ofProduct = { policy, followers, actorAnew } as const;

export interface ProductDatabase
  extends Pick<Config, "dataDirectory" | "logLevel">,
    Pick<DatabaseOptions, "touched" | "poolSize" | "background"> {
  readonly joining: Joining;
}

/** The product's database, which this process, or another of this machine, has started. */
export const joinProductDatabase = ({ dataDirectory: dataDir, logLevel, joining, ...given }: ProductDatabase): Database =>
  joinDatabase({ dataDir, log: openLog(logLevel), ...ofProduct, ...given }, joining);
