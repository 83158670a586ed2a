import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchJson } from "./fetch-json.ts";

/** Answers half, and the rest when told. */
const server = createServer((request, response) => {
  if (request.url === "/tidak-ada") return void response.writeHead(404).end("{}");
  response.writeHead(200, { "content-type": "application/json" });
  response.write('{"nomor":');
  if (request.url === "/penuh") response.end('"1"}');
});
let origin = "";
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test("an answer that nobody waits for any more is none, also when half of it is there", async () => {
  const left = new AbortController();
  const asked = fetchJson(`${origin}/setengah`, { signal: left.signal });
  setTimeout(() => left.abort(), 50);
  expect(await asked).toBeUndefined();
});

test("what is not there is none, and what is there is told", async () => {
  const { signal } = new AbortController();
  expect(await fetchJson(`${origin}/tidak-ada`, { signal })).toBeUndefined();
  expect(await fetchJson(`${origin}/penuh`, { signal })).toEqual({ nomor: "1" });
});
