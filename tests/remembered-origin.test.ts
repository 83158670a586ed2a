import { request } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calls } from "#server/calls.ts";
import { pages } from "#src/routes.ts";
import { type Product, removeData, startProduct } from "./support/product.ts";

/** Whoever asks first under another name that is ours must not write it into what everybody gets after them. */
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

const foreign = "localhost:6666";

/** The whole answer as it came, head included. */
function ask(path: string, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host, "x-forwarded-host": "evil.example", "x-forwarded-proto": "https", origin: `http://${host}` };
    const asked = request(product.url + path, { headers }, (answer) => {
      const pieces: Buffer[] = [];
      answer.on("data", (piece: Buffer) => pieces.push(piece));
      answer.on("end", () => resolve(`${answer.rawHeaders.join("\n")}\n\n${Buffer.concat(pieces).toString("latin1")}`));
    });
    asked.on("error", reject).end();
  });
}

const documents = pages
  .filter(({ kind }) => kind === "document")
  .map(({ path }) => path.replace("*", "/tidak-ada").replace(":section", "surat"));
const kept = calls.filter((call) => call.kept).map(({ path }) => path);

test("there are documents and kept calls to ask", () => {
  expect(documents).toEqual(
    expect.arrayContaining(["/", "/news", "/sitemap.xml", "/robots.txt", "/berita.rss", "/agenda.ics", "/bagikan.png"]),
  );
  expect(kept).toContain("/api/openapi.json");
});

test.each([...documents, ...kept])("%s", async (path) => {
  const first = await ask(path, foreign);
  expect(first).not.toMatch(/localhost:6666|evil\.example/);
  const then = await ask(path, new URL(product.url).host);
  expect(then).not.toMatch(/localhost:6666|evil\.example/);
});

test("an absolute address, where one is needed, is the configured one", async () => {
  expect(await ask("/robots.txt", foreign)).toContain(`Sitemap: ${product.url}/sitemap.xml`);
});
