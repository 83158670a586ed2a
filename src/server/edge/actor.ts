import { visitor } from "#kit/access/access.ts";
import type { Database } from "#kit/database/database.server.ts";
import { cookieOf, findSession, tokenOf } from "#modules/akun/index.server.ts";
import { findProgram, kunciOf } from "#modules/program/index.server.ts";
import type { Dependencies } from "../http.ts";

/**
 * Who is signed in with the cookie or token that came along, or which program has a key. A page hears of neither token nor key: they
 * are for calls alone, and beside a key nothing else counts.
 */
export const actorFinder =
  (database: Database): Dependencies["findActor"] =>
  async (request, { secure, address }, door) => {
    const secret = door === "call" ? kunciOf(request) : null;
    if (secret !== null) return findProgram(database, { secret, address });
    const carried = door === "call" ? tokenOf(request, secure) : cookieOf(request, secure);
    // What a page asks by itself is no sign that somebody is there.
    const silent = request.headers.has("x-latar");
    return (carried && (await findSession(database, { ...carried, silent }))?.actor) ?? visitor;
  };
