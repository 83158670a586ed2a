// A session ends before its cookie, so that the door can tell whoever still carries it why. kios: a device, not a person.
const maxAge = { sesi: 24 * 3600, perangkat: 180 * 24 * 3600, langkah: 300, kios: 180 * 24 * 3600 } as const;

export type Cookie = keyof typeof maxAge;

/** Browsers accept `__Host-` only over https, without Domain and for the whole site: no neighbour can plant one. */
const nameOf = (kuki: Cookie, secure: boolean): string => (secure ? `__Host-${kuki}` : kuki);

/** A Set-Cookie line. An empty value takes the cookie away. */
export function setCookie(kuki: Cookie, value: string, secure: boolean): string {
  const age = value === "" ? 0 : maxAge[kuki];
  return `${nameOf(kuki, secure)}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${age}${secure ? "; Secure" : ""}`;
}

/** The value that the request carries, or null. */
export function sessionCookie(request: Request, kuki: Cookie, secure: boolean): string | null {
  const start = `${nameOf(kuki, secure)}=`;
  const pair = (request.headers.get("cookie") ?? "").split("; ").find((part) => part.startsWith(start));
  return tokenLike(pair?.slice(start.length));
}

export interface CarriedToken {
  readonly token: string;
  readonly kind: "cookie" | "bearer";
}

/** The session token of a request: `Authorization: Bearer …` of API clients, else the cookie. */
export function tokenOf(request: Request, secure: boolean): CarriedToken | null {
  const bearer = tokenLike(/^Bearer +(\S+)$/i.exec(request.headers.get("authorization") ?? "")?.[1]);
  return bearer ? { token: bearer, kind: "bearer" } : cookieOf(request, secure);
}

/** The session token of a browser: all that a page listens to. */
export function cookieOf(request: Request, secure: boolean): CarriedToken | null {
  const token = sessionCookie(request, "sesi", secure);
  return token ? { token, kind: "cookie" } : null;
}

const tokenLike = (value: string | undefined): string | null => (value && /^[\w-]{43}$/.test(value) ? value : null);
