import type { Scope } from "#kit/ctx.server.ts";

/** A scope that tells whether one of its transactions is open, and what went wrong within one. */
export function watched(scope: Scope) {
  const seen = { open: 0, failures: [] as unknown[] };
  const transaction: Scope["transaction"] = (work) =>
    scope.transaction(async (ctx) => {
      seen.open += 1;
      try {
        return await work(ctx);
      } catch (error) {
        seen.failures.push(error);
        throw error;
      } finally {
        seen.open -= 1;
      }
    });
  return { seen, scope: { ...scope, transaction } };
}
