import type { FieldSentences } from "#kit/refusals.ts";
import type { Values } from "#kit/register/check.ts";
import type { Receipt } from "./send.ts";

/**
 * What a family sent, on this device: it waits until the server has answered, then it is the number that came back. Each lies
 * under its own key in one piece, so that no other tab and no sudden end leaves half of one.
 */
export interface Parcel {
  /** Of the sending: sent again, it is still the same registration. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The applicant's, by which the family knows it again. */
  readonly name: string;
  /** As it goes out; absent once it arrived. */
  readonly values?: Values;
  /** What the server said while nobody looked at the form. */
  readonly refused?: { readonly sentence: string; readonly fields: FieldSentences; readonly keyIsSpent: boolean };
  readonly receipt?: Receipt;
  /** When the number had been in sight. */
  readonly seen?: number;
}

export const prefix = "pendaftaran:kirim:";

/** @returns whether the browser kept it: private windows and full devices do not */
export function keepParcel(parcel: Parcel): boolean {
  try {
    localStorage.setItem(prefix + parcel.key, JSON.stringify(parcel));
    return true;
  } catch {
    return false;
  }
}

export function dropParcel(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // A browser that keeps nothing has nothing to drop.
  }
}

/** Whether a change of storage, in another tab, was one of these. */
export const isParcelName = (name: string | null): boolean => name === null || name.startsWith(prefix);
