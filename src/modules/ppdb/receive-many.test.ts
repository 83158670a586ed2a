/**
 * The opening minute: fifty families press at once, and whatever holds the machine up, nobody's number is skipped. Who finds no connection
 * within three seconds is told to come again, and does with the same key, as the form does by itself.
 */
import { beforeAll, expect, test } from "vitest";
import { nextNumber } from "#kit/database/counter.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { policy } from "#src/policy.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nurlaela, openCommittee } from "#tests/support/panitia.ts";
import { registration, serial } from "#tests/support/registrations.ts";
import { receivePendaftaran } from "./receive-pendaftaran.server.ts";

const { scope } = useDatabase({ policy, clock: () => new Date("2027-03-01T02:00:00Z") });
beforeAll(() => openCommittee(scope(nurlaela)));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
let refused = 0;
async function send(index: number): Promise<number> {
  const sent = { key: `kunci-sejajar-${index}`, source: "json" } as const;
  try {
    return serial((await scope().transaction((ctx) => receivePendaftaran(ctx, registration(`Anak ${index}`), sent))).nomor);
  } catch (error) {
    if (!(error instanceof Refusal && error.kind === "unavailable")) throw error;
    refused += 1;
    return send(index);
  }
}

test("fifty at once get numbers without gaps, also while the counter is held longer than anybody waits", async () => {
  const { promise: begun, resolve: counted } = Promise.withResolvers<void>();
  const held = scope(nurlaela)
    .transaction(async (ctx) => {
      await nextNumber(ctx, "pendaftaran", "2027");
      counted();
      await pause(3500);
      throw new Error("changed its mind");
    })
    .catch((error: Error) => error.message);
  await begun;
  const numbers = await Promise.all(Array.from({ length: 50 }, (_, index) => send(index)));
  expect(await held).toBe("changed its mind");
  expect(refused).toBeGreaterThan(0);
  expect(numbers.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
});
