import { isIPv4 } from "node:net";

/** Whether a host name of a setting stays on this machine: a loopback name or address, or a socket on the disk. */
export function isOwnMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (host === "" || host.startsWith("/") || host.startsWith("%2f")) return true;
  if (host === "localhost" || host.endsWith(".localhost")) return true;
  return host === "::1" || (isIPv4(host) && host.startsWith("127."));
}
