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

const prefix = "pendaftaran:kirim:";
const day = 86_400_000;
const keptMs = 30 * day;
/** The device may be somebody else's: a number that was read lies there until the next day only. */
const seenMs = day;

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

export function readParcel(key: string): Parcel | undefined {
  try {
    return readText(localStorage.getItem(prefix + key));
  } catch {
    return undefined;
  }
}

/** All that lie here, the oldest first; what is over is thrown away. */
export function readParcels(): readonly Parcel[] {
  try {
    const names = Object.keys(localStorage).filter((name) => name.startsWith(prefix));
    return names.flatMap((name) => readFresh(name) ?? []).sort((a, b) => a.at - b.at);
  } catch {
    // Storage is closed to us.
    return [];
  }
}

export const isWaiting = ({ receipt, refused }: Parcel): boolean => !receipt && !refused;

/** Whether a change of storage, in another tab, was one of these. */
export const isParcelName = (name: string | null): boolean => name === null || name.startsWith(prefix);

function readFresh(name: string): Parcel | undefined {
  const parcel = readText(localStorage.getItem(name));
  if (parcel && Date.now() - parcel.at < keptMs && Date.now() - (parcel.seen ?? Date.now()) < seenMs) return parcel;
  localStorage.removeItem(name);
  return undefined;
}

function readText(text: string | null): Parcel | undefined {
  try {
    const parcel: unknown = JSON.parse(text ?? "null");
    return isParcel(parcel) ? parcel : undefined;
  } catch {
    return undefined;
  }
}

const isParcel = (value: unknown): value is Parcel =>
  typeof value === "object" &&
  value !== null &&
  "key" in value &&
  typeof value.key === "string" &&
  "at" in value &&
  typeof value.at === "number" &&
  "name" in value &&
  typeof value.name === "string" &&
  ("values" in value || "receipt" in value);
