const hosts = new Set(["www.youtube.com", "youtube.com", "m.youtube.com"]);
const identifier = /^[\w-]{11}$/;

/** @returns the video's id in `https://youtu.be/<id>` or `https://www.youtube.com/watch?v=<id>`; null for any other link */
export function videoIdIn(address: string): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, pathname, searchParams } = new URL(address);
  if (protocol !== "https:" && protocol !== "http:") return null;
  const id = hostname === "youtu.be" ? pathname.slice(1) : hosts.has(hostname) && pathname === "/watch" ? searchParams.get("v") : null;
  return id && identifier.test(id) ? id : null;
}
