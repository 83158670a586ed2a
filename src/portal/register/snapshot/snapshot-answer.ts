import type { Fingerprint } from "#kit/snapshots/fingerprint.ts";
import type { Refused } from "../answer.ts";

/** What the forms about kept lists are answered with. */
export type SnapshotAnswer =
  | { readonly kept: string }
  | { readonly checked: string; readonly found: Fingerprint }
  | { readonly deleted: string }
  | Refused;

export const snapshotsAtOnce = 25;

/** To whom a list goes. */
export const readKeeping = (form: FormData) => ({
  recipient: String(form.get("tujuan") ?? "")
    .trim()
    .slice(0, 80),
  note: String(form.get("catatan") ?? "")
    .trim()
    .slice(0, 300),
});
