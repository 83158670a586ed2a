import { useOutletContext } from "react-router";

/** Which of a shell's addresses lead somewhere. */
export interface Addresses {
  readonly open: readonly string[];
}

/** Told by the shell through its outlet, so that no screen offers a link to a page that does not exist. */
export const useAddresses = (): Addresses => useOutletContext<Addresses | undefined>() ?? { open: [] };
