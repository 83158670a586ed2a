import { describe, expect, test } from "vitest";
import { cookieOf, sessionCookie, setCookie, tokenOf } from "./cookie.server.ts";

const token = `${"aB3_-".repeat(8)}xyz`;
const request = (headers: Record<string, string>) => new Request("https://man1palu.sch.id/", { headers });

describe("the cookie", () => {
  test("is bound to this host and closed to scripts over https", () => {
    expect(setCookie("sesi", token, true)).toBe(`__Host-sesi=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400; Secure`);
  });

  test("has a plain name on a machine of one's own, where there is no https", () => {
    expect(setCookie("sesi", token, false)).toBe(`sesi=${token}; Path=/; HttpOnly; SameSite=Lax; Max-Age=86400`);
  });

  test("is taken away by an empty value", () => {
    expect(setCookie("sesi", "", true)).toContain("Max-Age=0");
  });

  test.each([
    ["langkah", 300],
    ["perangkat", 180 * 86_400],
    ["kios", 180 * 86_400],
  ] as const)("of %s holds %i seconds", (kuki, seconds) => {
    expect(setCookie(kuki, token, false)).toContain(`; Max-Age=${seconds}`);
  });

  test.each([token.slice(1), `${token}x`, ` ${token}`, token.replace("a", "!"), `"${token}"`])("holds nothing as %j", (value) => {
    expect(sessionCookie(request({ cookie: `sesi=${value}` }), "sesi", false)).toBeNull();
  });

  test("is found among others, and only under its own name", () => {
    expect(sessionCookie(request({ cookie: `tema=gelap; __Host-sesi=${token}` }), "sesi", true)).toBe(token);
    expect(sessionCookie(request({ cookie: `sesi=${token}; x__Host-sesi=${token}` }), "sesi", true)).toBeNull();
    expect(sessionCookie(request({}), "sesi", true)).toBeNull();
    expect(sessionCookie(request({ cookie: "__Host-sesi=pendek" }), "sesi", true)).toBeNull();
  });
});

describe("the token of a request", () => {
  test("is the bearer's, else the cookie's", () => {
    const other = "Z".repeat(43);
    expect(tokenOf(request({ authorization: `Bearer ${other}`, cookie: `__Host-sesi=${token}` }), true)).toEqual({
      token: other,
      kind: "bearer",
    });
    expect(tokenOf(request({ cookie: `__Host-sesi=${token}` }), true)).toEqual({ token, kind: "cookie" });
    expect(tokenOf(request({ authorization: "Basic abc" }), true)).toBeNull();
    expect(cookieOf(request({ authorization: `Bearer ${other}`, cookie: `__Host-sesi=${token}` }), true)).toEqual({
      token,
      kind: "cookie",
    });
    expect(cookieOf(request({ authorization: `Bearer ${other}` }), true)).toBeNull();
  });

  test.each([
    [`bearer   ${token}`, token],
    [`Bearer${token}`, null],
    [`xBearer ${token}`, null],
    [`Bearer ${token} x`, null],
    [`Bearer ${token}x`, null],
    [`Bearer ${token.slice(1)}`, null],
  ])("in %j is %j", (authorization, found) => {
    expect(tokenOf(request({ authorization }), true)?.token ?? null).toBe(found);
  });
});
