import { createContext, useContext } from "react";
import { nothingRelated, type Related } from "../../register/related.ts";

/** What the ids in a form or a list stand for; provided by the screen around it. */
export const RelatedContext = createContext<Related>(nothingRelated);

export const useRelated = (): Related => useContext(RelatedContext);
