import type { AsOfTable } from "../audit/as-of-table.ts";
import type { Follower } from "../audit/record-change.server.ts";
import type { Besides } from "../audit/trail.server.ts";
import type { Ctx, ReadCtx } from "../ctx.server.ts";
import type { Register } from "../register/register.ts";
import type { Doubts } from "../transfer/doubts.server.ts";
import type { ImportRegister } from "../transfer/insert.server.ts";

/** What a register does on the server besides keeping rows. */
export interface Hooks {
  /** What must hold of changes, by whichever door: asked before anything moves along, and when a list is tried out. @throws Refusal */
  readonly demands?: Follower;
  /** What moves along when rows change, by whichever door. */
  readonly follow?: Follower;
  /** What else tells of the past of a row. */
  readonly past?: (ctx: Ctx, id: string) => Promise<Besides | undefined>;
  /** Registers whose rows hang on a row, by the field that points to it: shown with it as it stood on a day. */
  readonly hanging?: readonly { readonly register: Register; readonly by: string }[];
  /** Rows that stood beside a row at the end of a day, and what became of them until another, where what belongs to it is more than what hangs on it. */
  readonly membersAsOf?: (
    ctx: ReadCtx,
    of: { readonly id: string; readonly day: string; readonly until: string },
  ) => Promise<readonly AsOfTable[]>;
  /** Makes the rows that a list brings, where one is more than a line of one table. */
  readonly insert?: NonNullable<ImportRegister["insert"]>;
  /** What taking a list sets off besides: told before. */
  readonly foretell?: NonNullable<ImportRegister["foretell"]>;
  /** What whoever brings a list decides about it. */
  readonly question?: NonNullable<ImportRegister["question"]>;
  /** What may be wrong with rows: told with what was saved. */
  readonly doubts?: Doubts;
  /** The doubts are asked before a form is saved. */
  readonly asksFirst?: true;
}

export interface RegisterHooks extends Hooks {
  readonly register: Register;
}

/** Named `<noun>Hooks`, in the folder of whoever knows: the register's own module, or one that stands on it. */
export const hooks = (register: Register, all: Hooks): RegisterHooks => ({ register, ...all });
