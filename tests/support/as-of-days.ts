import { RouterContextProvider } from "react-router";
import type { Actor } from "#kit/access/access.ts";
import { type Ctx, scopeContext } from "#kit/ctx.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import type { Register } from "#kit/register/register.ts";
import { find, update } from "#kit/register/store.server.ts";
import { policy } from "#src/policy.ts";
import { loader } from "#src/portal/register-as-of.tsx";
import { followers } from "#src/registers.server.ts";
import { actor, useDatabase } from "./database.ts";

/** A portal in which days pass: what is done on one is asked for from another. */
export function useDays() {
  let now = new Date("2026-08-01T01:00:00Z");
  const house = useDatabase({ policy, followers, clock: () => now });
  const [office, head, guru, wali] = [actor("tataUsaha"), actor("kepala"), actor("guru"), actor("waliKelas")];
  /** Noon in Palu, or the moment that is told. */
  const on = <T>(time: string, work: (ctx: Ctx) => Promise<T>, who = office) => {
    now = new Date(time.length === 10 ? `${time}T04:00:00Z` : time);
    return house.scope(who).transaction(work);
  };
  const change = (ctx: Ctx, register: Register, id: string, sent: Record<string, unknown>) =>
    find(ctx, register, id).then(({ versi, ...row }) =>
      update(ctx, register, { id, versi, sent: { ...valuesOf(register, row), ...sent }, source: "json" }),
    );
  const valuesOf = ({ fields }: Register, row: object) => Object.fromEntries(Object.entries(row).filter(([name]) => name in fields));

  const args = (path: string, id: string, who: Actor) => {
    const context = new RouterContextProvider();
    context.set(scopeContext, house.scope(who));
    context.set(filesContext, { exists: async () => false, stat: async () => null } as never);
    return { context, request: new Request(`http://uji${path}`), params: { id } } as never;
  };
  const at = (register: Register, id: string, query: string, who = office) =>
    loader(args(`${register.path}/${id}/keadaan?${query}`, id, who));
  const stood = async (register: Register, id: string, day: string, who = office) => {
    const { asOf } = await at(register, id, `tanggal=${day}`, who);
    if (!asOf) throw new Error("nothing was shown");
    return asOf;
  };
  /** From now on it is this moment. */
  const goTo = (moment: string) => {
    now = new Date(moment);
  };
  return { house, office, head, guru, wali, on, change, args, at, stood, goTo, clock: () => now };
}
