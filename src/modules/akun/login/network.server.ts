import { networkKey } from "#kit/access/network.server.ts";
import type { Bucket } from "#kit/access/rate-limit.server.ts";
import { refuse } from "#kit/refusals.ts";
import { describeOld } from "./describe-old.ts";

/** Wide, because hundreds of people share the school's address; known devices do not draw from it. */
export const networkBucket = (address: string): Bucket => ({ key: `masuk:${networkKey(address)}`, capacity: 300, perSecond: 0.5 });

export const networkWait = (seconds: number) =>
  refuse.tooMany(seconds, `Terlalu banyak percobaan. Silakan coba lagi dalam ${describeOld(seconds)}.`);
