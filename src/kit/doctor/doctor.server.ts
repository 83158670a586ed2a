import { createContext } from "react-router";
import type { ReadCtx } from "../ctx.server.ts";
import type { Finding } from "./finding.ts";

/** Looks at everything that an operator has to care for. */
export type Doctor = (ctx: Pick<ReadCtx, "db" | "now">) => Promise<readonly Finding[]>;

/** For loaders: `args.context.get(doctorContext)`. */
export const doctorContext = createContext<Doctor>();
