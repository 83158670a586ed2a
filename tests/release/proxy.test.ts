/** The samples of deploy/ before the real product, over TLS. */
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { buildOnce } from "#tests/support/build.ts";
import { makeFolder } from "#tests/support/leftovers.ts";
import { freePort, type Product, removeData, startProduct } from "#tests/support/product.ts";
import { makeCertificate, type StartProxy, startCaddy, startNginx } from "#tests/support/proxies.ts";
import { addStaff } from "#tests/support/staff.ts";
import { query } from "#tests/support/stored.ts";

vi.setConfig({ testTimeout: 180_000, hookTimeout: 600_000 });

const folder = makeFolder("proxy");
const certificate = makeCertificate(folder);
/** So that what the proxy tells of its visitor differs from its own address. */
const visitor = "127.1.2.3";
let port: number;
let product: Product;

beforeAll(async () => {
  buildOnce();
  port = await freePort();
  product = await startProduct({ env: { PUBLIC_URL: `https://localhost:${port}`, TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

function send(path: string, { method = "GET", headers = {}, body = "" }: Sending = {}): Promise<{ status: number; text: string }> {
  const place = { host: "127.0.0.1", servername: "localhost", port, path, ca: certificate, localAddress: visitor };
  const own = { host: `localhost:${port}`, ...(body ? { "content-length": String(Buffer.byteLength(body)) } : {}) };
  return new Promise((done, failed) => {
    const sending = request({ ...place, method, headers: { ...own, ...headers } }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      done({ status: answer.statusCode ?? 0, text: Buffer.concat(parts).toString() });
    });
    sending.once("error", failed);
    sending.end(body);
  });
}

function home(): Promise<{ protocol: string | undefined; status: number; text: string }> {
  return new Promise((done, failed) => {
    const session = connectHttp2(`https://localhost:${port}`, { ca: certificate });
    session.once("error", failed);
    const stream = session.request({ ":path": "/" });
    let [status, text] = [0, ""];
    stream.on("response", (headers) => {
      status = Number(headers[":status"]);
    });
    stream.setEncoding("utf8").on("data", (part: string) => {
      text += part;
    });
    stream.once("end", () => {
      const { alpnProtocol: protocol } = session;
      session.close();
      done({ protocol, status, text });
    });
  });
}

const json = (body: unknown): Sending => ({ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
const typed = { "content-type": "application/x-www-form-urlencoded" };
const pdf = (bytes: number) => {
  const text = "%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj 2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\n%%EOF\n";
  return Buffer.concat([Buffer.from(text), Buffer.alloc(bytes - text.length, "%")]);
};

describe.for<[string, StartProxy]>([
  ["nginx", startNginx],
  ["Caddy", startCaddy],
])("%s", ([, start]) => {
  let stop: () => Promise<unknown>;
  beforeAll(async () => {
    stop = await start({ port, behind: Number(new URL(product.url).port), folder });
  });
  afterAll(() => stop());

  test("the home page comes over HTTP/2", async () => {
    expect(await home()).toMatchObject({ protocol: "h2", status: 200, text: expect.stringContaining("<h1") });
  });

  test("a form is taken from the site's own pages, and from no other site's", async () => {
    const body = "nip=198503122009120000&password=bukan+ini+passwordnya";
    const own = await send("/login", { method: "POST", headers: { ...typed, origin: `https://localhost:${port}` }, body });
    expect(own.text).toContain("NIP atau password");
    const foreign = await send("/login", { method: "POST", headers: { ...typed, origin: "https://lain.example" }, body });
    expect(foreign.status).toBeGreaterThanOrEqual(400);
    expect(foreign.text).not.toContain("NIP atau password");
  });

  test("who signs in is counted by their own address, whatever they claim", async () => {
    const staff = await addStaff(product, "guru");
    const { headers, ...rest } = json(staff);
    expect(await send("/api/loginGuru", { ...rest, headers: { ...headers, "x-forwarded-for": "203.0.113.9" } })).toMatchObject({
      status: 200,
    });
    const [session] = await query<{ jaringan: string }>(
      product.dataDir,
      `select s.jaringan from sesi s join akun a on a.id = s.akun_id where a.nip = '${staff.nip}'`,
    );
    expect(session?.jaringan).toBe("127.1.2.*");
  });

  test("a file just under 10 MB is kept; a larger one is answered by the product, in words", async () => {
    const { text } = await send("/api/loginGuru", json(await addStaff(product, "guru")));
    const { access_token: token } = JSON.parse(text) as { access_token: string };
    const sent = (bytes: number) =>
      send("/api/berkas?nama=surat.pdf&jenis=pdf", { method: "POST", headers: { authorization: `Bearer ${token}` }, body: pdf(bytes) });
    expect(await sent(10 * 1024 * 1024 - 1)).toMatchObject({ status: 201 });
    for (const bytes of [10 * 1024 * 1024 + 1, 20 * 1024 * 1024])
      expect(await sent(bytes)).toMatchObject({ status: 413, text: expect.stringContaining("10 MB") });
  });

  test("figures stay inside", async () => {
    expect((await send("/metrics")).status).toBe(404);
  });
});
