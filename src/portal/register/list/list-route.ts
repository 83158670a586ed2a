import type { Register } from "#kit/register/register.ts";
import { isUnanswered } from "#kit/ui/form/unanswered.ts";
import type { ListData } from "./show-list.server.ts";

export interface Shown extends ListData {
  /** With the fields that this person sees. */
  readonly register: Register;
}

export type Listed = Shown | { readonly failed: true; readonly title?: string };

/** Only this list is lost when the connection is; the rest of the page lives on. */
export const orFailed = (loading: Promise<Listed>): Promise<Listed> =>
  loading.catch((error: unknown): Listed => {
    if (isUnanswered(error)) return { failed: true };
    throw error;
  });
