import type { Checked, check, Sent } from "../../register/check.ts";
import type { Fields } from "../../register/fields.ts";

let known: typeof check | undefined;

/** Somebody types: what checks it is fetched by the time that it is sent. */
export const fetchCheck = (): void => {
  if (!known)
    void import("../../register/check.ts").then(
      (loaded) => (known = loaded.check),
      () => undefined,
    );
};

/** What is wrong before it is sent. Without the code for it the server alone checks, in the same words. */
export const checkTyped = <F extends Fields>(fields: F, typed: Sent): Checked<F>["errors"] => known?.(fields, typed).errors ?? {};
