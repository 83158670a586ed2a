/** What was typed but not saved. */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** Of the sending: trying again after a reload does not double. */
  readonly key: string;
  /** The version of the row that typing began from. */
  readonly versi?: number;
  /** When it was kept, in milliseconds since 1970. */
  readonly at?: number;
}

/** Where a draft lies: in this tab until it is closed, or on this device for so many milliseconds. */
export interface DraftPlace {
  readonly name: string;
  readonly deviceMs?: number;
}

const prefix = "isian:";

/** In this tab only, until it is saved, thrown away or the person signs out. */
export const draftOf = (subject: string, id: string | undefined): DraftPlace => ({ name: `${prefix}${subject}:${id ?? "baru"}` });

export function readDraft(place: DraftPlace): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(storageOf(place).getItem(place.name) ?? "null");
    return isDraft(draft) && isFresh(draft, place) ? draft : undefined;
  } catch {
    // Storage is closed to us, or holds something that is not ours: the form begins empty.
    return undefined;
  }
}

/** @returns whether the browser keeps it: a full or closed storage costs the draft, never the form */
export function keepDraft(place: DraftPlace, draft: Draft | undefined): boolean {
  try {
    if (draft) storageOf(place).setItem(place.name, JSON.stringify({ ...draft, at: Date.now() }));
    else storageOf(place).removeItem(place.name);
    return true;
  } catch {
    return false;
  }
}

/** At sign-out: the next person at this computer finds nothing. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
}

/** 32 hexadecimal digits; works without https too, unlike randomUUID. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

const storageOf = ({ deviceMs }: DraftPlace): Storage => (deviceMs === undefined ? sessionStorage : localStorage);

const isFresh = ({ at = 0 }: Draft, { deviceMs }: DraftPlace): boolean => deviceMs === undefined || Date.now() - at < deviceMs;

function isDraft(value: unknown): value is Draft {
  if (typeof value !== "object" || value === null || !("values" in value) || !("key" in value)) return false;
  const { values, key } = value;
  return (
    typeof key === "string" &&
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((one) => typeof one === "string")
  );
}
