import { describe, expect, test } from "vitest";
import { bodyLimitFor, ordinaryBodyLimit } from "#kit/body-limits.ts";
import { readForm } from "#kit/form.server.ts";
import { readJson } from "#kit/json.server.ts";
import { Refusal } from "#kit/refusals.ts";
import { call, openTestHouse, post, tamu } from "#tests/support/house.ts";
import { calls } from "../calls.ts";
import { type BodyLimits, limitBody } from "./body.ts";
import { boundaryOf } from "./count-body.ts";
import { openClientRateLimit } from "./rate-limit.ts";

const form = "application/x-www-form-urlencoded";
const multipart = "multipart/form-data; boundary=batas";
const part = (name: string, value: string, file = "") =>
  `--batas\r\nContent-Disposition: form-data; name="${name}"${file && `; filename="${file}"`}\r\n\r\n${value}\r\n`;
const json = "application/json";

/** In pieces of 7 letters, so that what is looked for lies across two of them. */
const drip = (text: string) =>
  new ReadableStream<Uint8Array>({
    start: (controller) => {
      const bytes = Buffer.from(text);
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.subarray(at, at + 7));
      controller.close();
    },
  });

async function refused(type: string, body: string, limits: BodyLimits = {}): Promise<string | undefined> {
  const whole = new Request("http://localhost/", post({ "content-type": type }, body));
  const dripped = new Request("http://localhost/", post({ "content-type": type }, drip(body)));
  const kinds = [];
  for (const request of [whole, dripped]) {
    const read = async () => {
      const limited = limitBody(request, limits);
      return type === json ? readJson(limited) : readForm(limited);
    };
    kinds.push(
      await read().then(
        () => undefined,
        (error: unknown) => (error instanceof Refusal ? error.kind : `${error}`),
      ),
    );
  }
  expect(kinds[0]).toBe(kinds[1]);
  return kinds[0];
}

const { bytes, fields } = ordinaryBodyLimit;
const list = (count: number) => JSON.stringify({ a: Array(count).fill(1) });

describe("the ordinary room, at its edge", () => {
  test.each([
    ["bytes of a form", form, `a=${"x".repeat(bytes - 2)}`, `a=${"x".repeat(bytes - 1)}`, "tooLarge"],
    ["fields of a form", form, "a=1&".repeat(fields - 1), "a=1&".repeat(fields), "tooLarge"],
    ["empty fields of a form", form, "&".repeat(fields - 1), "&".repeat(fields), "tooLarge"],
    ["bytes of JSON", json, `"${"x".repeat(bytes - 2)}"`, `"${"x".repeat(bytes - 1)}"`, "tooLarge"],
    ["values of JSON", json, list(fields - 2), list(fields - 1), "tooLarge"],
    ["depth of JSON", json, `${"[".repeat(16)}${"]".repeat(16)}`, `${"[".repeat(17)}${"]".repeat(17)}`, "malformed"],
    ["depth of broken JSON", json, `"[[[[[[[[[[[[[[[[[[[\\"[["`, "[".repeat(40_000), "malformed"],
    ["parts", multipart, `${part("a", "1").repeat(fields)}--batas--`, `${part("a", "1").repeat(fields + 1)}--batas--`, "tooLarge"],
    ["bytes of parts", multipart, `${part("a", "x".repeat(60_000))}--batas--`, `${part("a", "x".repeat(bytes))}--batas--`, "tooLarge"],
    ["a part's head", multipart, `${part("a".repeat(8000), "1")}--batas--`, `${part("a".repeat(9000), "1")}--batas--`, "malformed"],
  ])("%s", async (_, type, most, more, kind) => {
    expect(await refused(type, most)).toBeUndefined();
    expect(await refused(type, more)).toBe(kind);
  });

  test("commas and brackets within a text are no values", async () => {
    expect(await refused(json, JSON.stringify({ isi: `[{,"\\`.repeat(5000) }))).toBeUndefined();
  });

  test.each(["multipart/form-data", `multipart/form-data; boundary=${"b".repeat(71)}`, 'multipart/form-data; boundary=""'])(
    "%s says nothing that parts could be told by",
    async (type) => {
      expect(await refused(type, "--b\r\n\r\n--b--")).toBe("malformed");
    },
  );
});

describe("more room", () => {
  test("for files alone: words on the same page keep to theirs", async () => {
    const limits = { upload: 1_000_000 };
    const picture = `${part("foto", "x".repeat(900_000), "a.png")}--batas--`;
    expect(await refused(multipart, picture, limits)).toBeUndefined();
    expect(await refused(multipart, `${part("foto", "x".repeat(1_000_000), "a.png")}--batas--`, limits)).toBe("tooLarge");
    expect(await refused(multipart, `${part("nama", "x".repeat(700_000))}--batas--`, limits)).toBe("tooLarge");
    expect(await refused(form, `a=${"x".repeat(bytes)}`, limits)).toBe("tooLarge");
  });

  test("for the longest that its fields take", async () => {
    const isi = { label: "Isi", max: 40_000, kind: "longText" } as const;
    const longest = new URLSearchParams({ isi: "“".repeat(isi.max) }).toString();
    expect(await refused(form, longest)).toBe("tooLarge");
    expect(await refused(form, longest, { room: bodyLimitFor({ isi }) })).toBeUndefined();
  });

  test("every call that takes JSON has room for the longest of its fields, or for its class", () => {
    const roomy = calls.filter(({ room }) => room && (room.bytes > bytes || room.fields > fields)).map(({ path }) => path);
    expect(roomy).toContain("/api/absensi-siswa");
    for (const { room } of calls) expect(room?.bytes ?? 0).toBeLessThanOrEqual(512 * 1024);
  });
});

describe("at the door", () => {
  test("a declared length is refused before anything is read", async () => {
    let read = 0;
    const body = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(++read)) }, { highWaterMark: 0 });
    const answer = await openTestHouse().ask("/api/kirim", post({ "content-length": "70000" }, body));
    expect([answer.status, read]).toEqual([413, 0]);
    expect(await answer.json()).toEqual({ error: expect.stringContaining("paling banyak 64 KB") });
  });

  test("a body without an end is cut off", async () => {
    const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)) });
    expect((await openTestHouse().ask("/api/kirim", post({ "content-type": json }, endless))).status).toBe(413);
  });

  test("a body of fair size arrives whole", async () => {
    const sent = JSON.stringify({ a: "x".repeat(60_000) });
    expect(await (await openTestHouse().ask("/api/kirim", post({ "content-type": json }, sent))).text()).toBe(sent);
  });

  test("who leaves while sending is nobody's fault: 499 and no line of an error", async () => {
    const calls = [call("POST", "/api/kirim", { handle: async ({ request }) => Response.json(await readJson(request)) })];
    const { house, ask, lines } = openTestHouse({ calls });
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error("aborted")) });
    const errors: unknown[] = [];
    house.log.error = (line: object) => void errors.push(line);
    await ask("/api/kirim", post({ "content-type": json }, body));
    expect([lines.mock.lastCall?.[0], errors]).toEqual([expect.objectContaining({ status: 499 }), []]);
  });
});

describe("a rush of strangers", () => {
  const rush = () => openClientRateLimit({ capacity: 2, perSecond: 0.5, clock: () => now });
  let now = 0;

  test("waits by networks, and fills again", () => {
    const wait = rush();
    expect([wait("198.51.100.1"), wait("198.51.100.1"), wait("198.51.100.1"), wait("198.51.100.2")]).toEqual([0, 0, 2, 0]);
    now = 2000;
    expect([wait("198.51.100.1"), wait("198.51.100.1")]).toEqual([0, 2]);
  });

  test("is answered before a byte is read, by page and call; staff and readers pass", async () => {
    const ask = async (path: string, init?: RequestInit, actor?: typeof tamu) =>
      (await openTestHouse({ rush: () => 7 }, actor).ask(path, init)).status;
    for (const path of ["/api/kirim", "/daftar", "/", "/tidak-ada"]) {
      let read = false;
      const body = new ReadableStream(
        {
          pull: (controller) => {
            read = true;
            controller.close();
          },
        },
        { highWaterMark: 0 },
      );
      expect([path, await ask(path, post({ "content-type": json }, body)), read]).toEqual([path, 429, false]);
      expect(await ask(path, post({ "content-type": json }, "{}"), tamu)).not.toBe(429);
    }
    expect(await ask("/daftar")).toBe(200);
  });
});

describe("what a body calls itself", () => {
  const manyFields = "a&".repeat(1000);
  const manyParts = `${part("a", "1").repeat(fields + 1)}--batas--`;
  test.each([
    [`text/plain, ${form}`, manyFields],
    [`application/json,${form}`, manyFields],
    [`${form}, ${multipart}`, manyParts],
    [`text/plain, ${multipart}`, manyParts],
    [`${form}, ${form}`, "a=1"],
  ])("%s is two kinds, and its readers could take one each", async (type, body) => {
    const limited = async () =>
      limitBody(new Request("http://localhost/", { method: "POST", headers: { "content-type": type }, body }), {});
    await expect(limited()).rejects.toMatchObject({ kind: "malformed", message: expect.stringContaining("Muat ulang halaman") });
  });
});

describe("what stands between the parts of a form with files", () => {
  test.each([
    ["multipart/form-data; boundary=batas", "batas"],
    ["multipart/form-data;boundary=----WebKitFormBoundaryAb9/x+y", "----WebKitFormBoundaryAb9/x+y"],
    ['Multipart/Form-Data; Boundary="dua kata"', "dua kata"],
    ["multipart/form-data; charset=utf-8; boundary=batas", "batas"],
    ['multipart/form-data; boundary=batas; charset="utf-8"', "batas"],
    [`multipart/form-data; boundary=${"b".repeat(70)}`, "b".repeat(70)],
  ])("%s", (type, boundary) => {
    expect(boundaryOf(type)).toBe(boundary);
  });

  test.each([
    "multipart/form-data",
    "multipart/form-data; boundary=",
    'multipart/form-data; boundary=""',
    "multipart/form-data; boundary=satu; boundary=dua",
    'multipart/form-data; boundary=satu; Boundary="dua"',
    "multipart/form-data; boundary=satu, multipart/form-data; boundary=dua",
    'multipart/form-data; boundary="satu\\"dua"',
    'multipart/form-data; boundary="satu;boundary=dua"',
    'multipart/form-data; x="; boundary=satu"; boundary=dua',
    "multipart/form-data; boundary=satu dua",
    "multipart/form-data; boundary=satu;",
    "multipart/form-data; boundary*=utf-8''satu",
    `multipart/form-data; boundary=${"b".repeat(71)}`,
    "multipart/form-data; boundary=é",
  ])("%s could be read in two ways, or not at all", async (type) => {
    expect(await refused(type, `${part("a", "1")}--batas--\r\n`, { upload: 1000 }).catch(({ kind }) => kind)).toBe("malformed");
  });
});
