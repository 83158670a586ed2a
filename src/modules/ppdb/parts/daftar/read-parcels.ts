import { type Parcel, prefix } from "./parcels.ts";

const day = 86_400_000;
/** So long what was not answered lies on this device. */
export const keptMs = 30 * day;
/** The device may be somebody else's: a number that was read lies there until the next day only. */
const seenMs = day;

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
