import { expect, test } from "vitest";
import { isOwnMachine } from "./own-machine.server.ts";
import { withoutLastSlashes } from "./slashes.ts";

test.each([
  "",
  "/run/postgresql",
  "%2Frun%2Fpostgresql",
  "localhost",
  "LOCALHOST",
  "db.localhost",
  "::1",
  "[::1]",
  "127.0.0.1",
  "127.8.9.1",
])("%j stays on this machine", (host) => expect(isOwnMachine(host)).toBe(true));

test.each(["man1palu.sch.id", "localhost.id", "notlocalhost", "127.0.0.1.id", "127.id", "10.0.0.1", "[fe80::1]", "::2", "db/localhost/x"])(
  "%j leads to another",
  (host) => expect(isOwnMachine(host)).toBe(false),
);

test.each([
  ["", ""],
  ["/", ""],
  ["///", ""],
  ["a", "a"],
  ["/a/b", "/a/b"],
  ["/a//b//", "/a//b"],
])("%j without the slashes at its end", (path, left) => expect(withoutLastSlashes(path)).toBe(left));
