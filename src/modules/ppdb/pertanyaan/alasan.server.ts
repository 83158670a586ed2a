import { demandValid } from "#kit/register/demand-valid.server.ts";
import { alasanFields } from "./alasan.ts";

/** @throws Refusal 422 */
export const demandReason = (typed: unknown): string => demandValid(alasanFields, { alasan: typed }).alasan;
