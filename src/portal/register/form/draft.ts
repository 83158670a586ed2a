/** What was typed but not saved, kept in this tab only until it is saved, thrown away or the person signs out. */
export interface Draft {
  readonly values: Readonly<Record<string, string>>;
  /** Of the sending: trying again after a reload does not double. */
  readonly key: string;
}

const prefix = "isian:";

export const draftName = (register: string, id: string | undefined): string => `${prefix}${register}:${id ?? "baru"}`;

export function readDraft(name: string): Draft | undefined {
  try {
    const draft: unknown = JSON.parse(sessionStorage.getItem(name) ?? "null");
    return isDraft(draft) ? draft : undefined;
  } catch {
    // Storage is closed to us, or holds something that is not ours: the form begins empty.
    return undefined;
  }
}

export function keepDraft(name: string, draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // A full or closed storage costs the draft, never the form.
  }
}

/** At sign-out: the next person at this computer finds nothing. */
export function forgetDrafts(): void {
  for (const name of Object.keys(sessionStorage)) if (name.startsWith(prefix)) sessionStorage.removeItem(name);
}

/** 32 hexadecimal digits; works without https too, unlike randomUUID. */
export const freshKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

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
