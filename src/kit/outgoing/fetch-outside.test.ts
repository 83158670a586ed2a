import { createServer, type RequestListener } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type FalseOutside, falseOutside } from "#tests/support/outside.ts";
import { addressFault, fetchOutside, type OutsideFetch } from "./fetch-outside.server.ts";

let outside: FalseOutside;
let asked: string[] = [];
const plainAnswer: RequestListener = (_, response) => response.end("ya");
let answer = plainAnswer;

beforeAll(async () => {
  outside = await falseOutside((request, response) => {
    asked.push(request.url ?? "");
    answer(request, response);
  });
});
afterAll(() => outside.close());
beforeEach(() => {
  asked = [];
  answer = plainAnswer;
  outside.dialled.length = 0;
  outside.names.clear();
  outside.names.set("video.example", ["93.184.216.34", "2606:2800:220:1::1"]);
});
const ask = (address = "https://video.example/v3?key=rahasia") => fetchOutside(new URL(address), outside);

describe("an address that somebody typed", () => {
  test.each([
    ["http://video.example", "https"],
    ["ftp://video.example", "https"],
    ["file:///etc/passwd", "https"],
    ["https://user@video.example", "person"],
    ["https://:pass@video.example", "person"],
    ["https://video.example:5432", "port"],
    ["https://localhost", "private"],
    ["https://db", "private"],
    ["https://printer.local", "private"],
    ["https://api.localhost.", "private"],
    ["https://metadata.google.internal", "private"],
    ["https://127.0.0.1", "private"],
    ["https://127.1", "private"],
    ["https://2130706433", "private"],
    ["https://0x7f000001", "private"],
    ["https://0177.0.0.1", "private"],
    ["https://169.254.169.254/latest/meta-data", "private"],
    ["https://[::1]", "private"],
    ["https://[::ffff:10.0.0.1]", "private"],
    ["https://[64:ff9b::a00:1]", "private"],
  ])("%s is refused before any name is looked up", async (address, fault) => {
    const resolve = vi.fn(outside.resolve);
    expect(addressFault(new URL(address))).toBe(fault);
    await expect(fetchOutside(new URL(address), { ...outside, resolve })).rejects.toThrow(`(${fault})`);
    expect([resolve.mock.calls, asked]).toEqual([[], []]);
  });

  test("may be any other of the public network", () => {
    for (const address of ["https://www.googleapis.com/youtube/v3", "https://8.8.8.8", "https://video.example:443/"])
      expect(addressFault(new URL(address))).toBeUndefined();
  });
});

describe("a name", () => {
  test("leads to the addresses that were checked, and to no others", async () => {
    expect(await ask()).toEqual({ status: 200, body: "ya" });
    expect(outside.dialled).toEqual(["93.184.216.34", "2606:2800:220:1::1"]);
    expect(asked).toEqual(["/v3?key=rahasia"]);
  });

  test.each([
    [["127.0.0.1"]],
    [["93.184.216.34", "10.0.0.8"]],
    [["::1", "93.184.216.34"]],
    [["::ffff:169.254.169.254"]],
    [["fd00::1"]],
    [[]],
  ])("that leads to %o is not asked", async (addresses) => {
    outside.names.set("video.example", addresses);
    await expect(ask()).rejects.toThrow("does not lead to the public network");
    expect([asked, outside.dialled]).toEqual([[], []]);
  });

  test("that leads elsewhere a moment later changes nothing: it is looked up once", async () => {
    const resolve = vi
      .fn(async () => ["93.184.216.34"])
      .mockResolvedValueOnce(["93.184.216.34"])
      .mockResolvedValue(["127.0.0.1"]);
    await fetchOutside(new URL("https://video.example/"), { ...outside, resolve });
    expect([resolve.mock.calls.length, outside.dialled]).toEqual([1, ["93.184.216.34"]]);
  });

  test("is told to the driver in either way it may ask, and no older connection is used", async () => {
    const told: unknown[] = [];
    const request = ((url: URL, options: { lookup: LookupFunction; agent: boolean }, answered: () => void) => {
      options.lookup("x", { all: false }, (...found) => told.push(found));
      told.push(options.agent);
      return outside.request(url, options, answered);
    }) as OutsideFetch["request"];
    await fetchOutside(new URL("https://video.example/"), { ...outside, request });
    expect(told).toEqual([[null, "93.184.216.34", 4], false]);
  });
});

describe("an answer", () => {
  test("that redirects is not followed", async () => {
    answer = (_, response) => response.writeHead(302, { Location: "https://other.example/" }).end();
    expect(await ask()).toEqual({ status: 302, body: "" });
    expect(asked).toHaveLength(1);
  });

  test("may have half a megabyte, and not a byte more", async () => {
    answer = (_, response) => response.end(Buffer.alloc(512 * 1024));
    expect((await ask()).body).toHaveLength(512 * 1024);
    answer = (_, response) => response.end(Buffer.alloc(512 * 1024 + 1));
    await expect(ask()).rejects.toThrow("too long");
  });

  test("that never ends is left after the given time, as is a name that is never found", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort(new Error("time is over")));
    answer = (_, response) => response.write("y");
    await expect(ask()).rejects.toThrow();
    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
    const given = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(given.signal);
    const forever = fetchOutside(new URL("https://video.example/"), { ...outside, resolve: () => new Promise(() => undefined) });
    given.abort(new Error("time is over"));
    await expect(forever).rejects.toThrow("time is over");
  });

  test("that was cut off is no answer, and errors tell neither path nor key", async () => {
    answer = (_, response) => {
      response.writeHead(200, { "Content-Length": "10" }).write("y");
      setImmediate(() => response.destroy());
    };
    const error = await ask().catch((cause: unknown) => String(cause));
    expect(error).toMatch(/aborted|hang up/);
    expect(error).not.toContain("rahasia");
  });
});

test("by itself it speaks TLS alone: what answers plainly gets no question", async () => {
  const plain = createServer((request) => asked.push(request.url ?? ""));
  await new Promise<void>((resolve) => plain.listen(0, "127.0.0.1", resolve));
  const { request } = await import("node:https");
  const { port } = plain.address() as AddressInfo;
  const near = ((url: URL, options: object, answered: () => void) =>
    request(
      url,
      {
        ...options,
        port,
        lookup: (_: string, __: object, found: (...all: unknown[]) => void) => found(null, [{ address: "127.0.0.1", family: 4 }]),
      } as never,
      answered,
    )) as OutsideFetch["request"];
  await expect(fetchOutside(new URL("https://video.example/v3?key=rahasia"), { ...outside, request: near })).rejects.toThrow();
  expect(asked).toEqual([]);
  await new Promise((resolve) => plain.close(resolve));
});
