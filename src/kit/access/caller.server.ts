import { createContext } from "react-router";

/** Where a request comes from, as the edge saw it behind its trusted proxies. */
export interface Caller {
  /** IPv4 address, or the first 64 bits of an IPv6 one: what one household or office shares. */
  readonly network: string;
  /** Whether the person's browser speaks https. */
  readonly secure: boolean;
}

export const callerContext = createContext<Caller>();
