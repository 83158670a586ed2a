import { rmSync } from "node:fs";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Actor } from "#kit/access/access.ts";
import { scopeContext } from "#kit/ctx.server.ts";
import { type Files, filesContext, openFiles } from "#kit/files/files.server.ts";
import { policy } from "#src/policy.ts";
import { justSignedIn, useDatabase } from "#tests/support/database.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { bigHeader, withPlace } from "#tests/support/pictures.ts";
import { createAkun } from "../create-akun.server.ts";
import { loader as address } from "../screens/own-foto.ts";
import { loginPerson } from "../session/person.server.ts";
import { deleteFoto, heldFoto, largestFoto, saveFoto, sendFoto } from "./foto.server.ts";

const house = useDatabase({ policy });
const directory = makeFolder("foto");
let files: Files;
let aku: Actor;
let other: Actor;

beforeAll(async () => {
  files = await openFiles({ directory });
  const make = async (nip: string): Promise<Actor> => {
    const id = await house.scope().transaction((ctx) => createAkun(ctx, { nip, nama: "Nurhayati", peran: ["guru"], passwordHash: "x" }));
    return { id, name: "Nurhayati", roles: ["guru"], session: justSignedIn };
  };
  aku = await make("198511042010012001");
  other = await make("198004172006041001");
});
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const send = (bytes: Uint8Array | string) => saveFoto(house.scope(aku), files, new File([bytes as BlobPart], "foto.jpg"));
const open = (who: Actor) => {
  const context = new RouterContextProvider();
  context.set(scopeContext, house.scope(who));
  context.set(filesContext, files);
  return address({ context, request: new Request("http://localhost/administration/password/foto") } as never);
};
const stored = async () => {
  const keys: string[] = [];
  for await (const key of files.keys("private")) keys.push(key);
  return keys;
};

test("one's own picture is cut square and small, and carries nothing of the place", async () => {
  await send(await withPlace(1200, 800, 6));
  const answer = await open(aku);
  expect(answer.headers.get("content-type")).toBe("image/webp");
  expect(answer.headers.get("cache-control")).toContain("no-store");
  const meta = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect({ width: meta.width, height: meta.height, exif: meta.exif }).toEqual({ width: 320, height: 320, exif: undefined });
  expect((await house.scope(aku).transaction(loginPerson)).foto).toMatch(/^\/administration\/password\/foto\?v=/);
});

test("it is nobody else's, and another takes its place", async () => {
  await expect(open(other)).rejects.toMatchObject({ kind: "notFound" });
  await expect(sendFoto(house.scope(), files, new Request("http://localhost/"))).rejects.toMatchObject({ kind: "unauthenticated" });
  const before = await stored();
  await send(await withPlace(400, 900, 1));
  const after = await stored();
  expect(after).toHaveLength(1);
  expect(after).not.toEqual(before);
});

test.each([
  ["a page", "<html><script>alert(1)</script></html>", "unsupported"],
  ["a drawing that may run", '<svg xmlns="http://www.w3.org/2000/svg"/>', "unsupported"],
  ["nothing", "", "invalid"],
])("%s is refused", async (_, bytes, kind) => {
  await expect(send(bytes)).rejects.toMatchObject({ kind });
});

test("what is no file, or a larger one than anybody sends, is refused before it is read", async () => {
  for (const sent of [null, "foto.jpg"]) {
    await expect(saveFoto(house.scope(aku), files, sent)).rejects.toMatchObject({
      kind: "invalid",
      fields: { foto: expect.any(String) },
    });
  }
  await expect(send(new Uint8Array(largestFoto + 1))).rejects.toMatchObject({ kind: "tooLarge" });
  await expect(send(new Uint8Array(largestFoto))).rejects.toMatchObject({ kind: "unsupported" });
  await expect(saveFoto(house.scope(), files, null)).rejects.toMatchObject({ kind: "invalid" });
  await expect(deleteFoto(house.scope(), files)).rejects.toMatchObject({ kind: "unauthenticated" });
});

test("it is in the trail, without its name, and held by its person alone", async () => {
  const [key = ""] = await stored();
  expect(await house.scope().transaction((ctx) => heldFoto(ctx, [key, "lain"]))).toEqual(new Set([key]));
  const lines = await house
    .scope()
    .transaction(({ db }) =>
      db
        .selectFrom("audit")
        .select(["before", "after"])
        .where("subjectId", "=", aku.id)
        .where("action", "=", "update")
        .orderBy("id")
        .execute(),
    );
  expect(lines).toEqual([
    { before: { foto: "tidak ada" }, after: { foto: "ada" } },
    { before: { foto: "ada" }, after: { foto: "ada" } },
  ]);
  const foto = await house
    .scope()
    .transaction(({ db }) => db.selectFrom("akun").select(["id", "foto"]).where("foto", "is not", null).execute());
  expect(foto).toEqual([{ id: aku.id, foto: key }]);
});

test("a small file that says it is huge is refused", async () => {
  await expect(send(bigHeader(30_000, 30_000))).rejects.toMatchObject({ kind: "unsupported" });
});

test("taken away, its file goes too", async () => {
  await deleteFoto(house.scope(aku), files);
  await expect(open(aku)).rejects.toMatchObject({ kind: "notFound" });
  expect(await stored()).toEqual([]);
});
