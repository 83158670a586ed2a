import { visitor } from "#kit/access/access.ts";
import type { Database } from "#kit/database/database.server.ts";
import { cookieOf, findSession, tokenOf } from "#modules/akun/index.server.ts";
import type { Dependencies } from "../http.ts";

/** Who is signed in with the cookie or token that came along. A page hears of no token: it is for programs, and for calls alone. */
export const actorFinder =
  (database: Database): Dependencies["findActor"] =>
  async (request, { secure }, door) => {
    const carried = door === "call" ? tokenOf(request, secure) : cookieOf(request, secure);
    // What a page asks by itself is no sign that somebody is there.
    const silent = request.headers.has("x-latar");
    return (carried && (await findSession(database, { ...carried, silent }))?.actor) ?? visitor;
  };
