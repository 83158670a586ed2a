import { createContext } from "react-router";

/** What `http.ts` decided about a page before any of its code runs. */
export type Decision =
  | { readonly to: "render" }
  | { readonly to: "login"; readonly path: string }
  | { readonly to: "reload"; readonly path: string };

export const decisionContext = createContext<Decision>();

/** How the html document is made: with scripts (and the nonce that allows them) or without. */
export interface DocumentForm {
  readonly hydrate: boolean;
  readonly nonce: string | undefined;
  readonly report: (error: unknown) => void;
  readonly requestId: string;
}

export const documentContext = createContext<DocumentForm>();
