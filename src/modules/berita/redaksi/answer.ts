import type { RefusalKind } from "#kit/refusals.ts";
import { draftOf, keepDraft } from "#kit/ui/form/draft.ts";
import { keepFormWhenUnanswered } from "#kit/ui/form/unanswered.ts";
import { type Naskah, redaksiPath } from "./naskah.ts";

export const rancangan = (id: string | undefined) => draftOf("berita", id);

/** What the newsroom answers to a form that it does not take. */
export interface Tolakan {
  readonly refusal: { readonly kind: RefusalKind; readonly sentence: string; readonly fields?: Readonly<Record<string, string>> };
  /** The item as it stands now, when somebody saved in between, and who that was. */
  readonly current?: Naskah;
  readonly by?: { readonly name: string; readonly at: Date } | null;
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
