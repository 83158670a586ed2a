import { expect } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { unconfirmed } from "./logged-lines.ts";
import { as } from "./register-rows.ts";

/** An act that asks again who somebody is, and who may do it. */
export interface Heavy {
  readonly who: Actor;
  readonly act: (ctx: Ctx) => Promise<unknown>;
}

/** Refused to who proved long ago who they are; done, with nothing else changed, by the same person a moment after proving it. */
export async function onlyConfirmed(prepare: () => Promise<Heavy>): Promise<void> {
  const { who, act } = await prepare();
  await expect(as(unconfirmed(who), act)).rejects.toMatchObject({ kind: "unconfirmed" });
  await expect(as(who, act)).resolves.not.toThrow();
}
