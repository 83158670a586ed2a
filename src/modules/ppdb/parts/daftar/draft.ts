import { freshKey, keepDraft as keep, readDraft as read } from "#kit/ui/form/draft.ts";

export type Typed = Readonly<Record<string, string>>;

/** What was typed and not yet sent. The key goes with it, so that a send repeated after a reload is still the same send. */
export interface Draft {
  readonly key: string;
  readonly typed: Typed;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** So long it lies on this device. */
export const draftMs = 30 * 86_400_000;
const place = { name: "man1palu.pendaftaran", deviceMs: draftMs };

/** @returns undefined also where the browser allows no storage or holds something else. */
export function readDraft(): Draft | undefined {
  const draft = read(place);
  return draft && { key: draft.key, typed: draft.values, at: draft.at ?? 0 };
}

/** @returns whether the browser kept it: private windows and full phones do not. */
export const keepDraft = ({ key, typed }: Draft): boolean => keep(place, { key, values: typed });

export const dropDraft = (): void => void keep(place, undefined);

export const newKey = freshKey;
