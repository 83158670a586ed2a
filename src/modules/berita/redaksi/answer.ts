import { draftOf, keepDraft } from "#kit/ui/form/draft.ts";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import type { RefusedForm } from "#kit/ui/form/use-form.ts";
import { redaksiPath } from "../paths.ts";
import type { Naskah } from "./naskah.ts";

export const rancangan = (id: string | undefined) => draftOf("berita", id);

/** What the newsroom answers to a form that it does not take. */
export interface Tolakan extends RefusedForm<Naskah> {
  /** What the ids of both versions stand for. */
  readonly names?: Readonly<Record<string, string>>;
}

/** In the browser: what was saved is no longer kept as a draft. Whoever is sent to sign in again has saved nothing. */
export async function hantar(serverAction: () => Promise<Tolakan>, id: string | undefined) {
  try {
    return await keepFormWhenUnanswered(serverAction);
  } catch (answer) {
    if (answer instanceof Response && answer.headers.get("location")?.startsWith(redaksiPath)) keepDraft(rancangan(id), undefined);
    throw answer;
  }
}
