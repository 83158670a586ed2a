/** A sending whose body comes in slowly, of somebody who was shut out between its head and its end. */
import { connect } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Product, removeData, startProduct } from "./support/product.ts";
import { addStaff, type Staff } from "./support/staff.ts";
import { query } from "./support/stored.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(async () => {
  await product.stop();
  removeData(product);
});

const picture = Buffer.from("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==", "base64");

async function tokenOf(staff: Staff): Promise<string> {
  const answer = await fetch(`${product.url}/api/loginGuru`, {
    ...{ method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(staff) },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** Sends a picture, with something happening before its last bytes. @returns the first line of the answer */
async function sendSlowly(token: string, meanwhile: () => Promise<unknown>): Promise<string> {
  const { port, host } = new URL(product.url);
  const socket = connect(Number(port), "127.0.0.1");
  let answer = "";
  socket.on("data", (bytes: Buffer) => {
    answer += bytes.toString("latin1");
  });
  const closed = new Promise((done) => socket.once("close", done));
  const type = `Content-Type: image/png\r\nContent-Length: ${picture.length}`;
  socket.write(
    `POST /api/gambar?alt=Halaman HTTP/1.1\r\nHost: ${host}\r\n${type}\r\nAuthorization: Bearer ${token}\r\nConnection: close\r\n\r\n`,
  );
  socket.write(picture.subarray(0, 10));
  // The head has been read by then: an answer to another request has come.
  await fetch(`${product.url}/health`);
  await meanwhile();
  socket.write(picture.subarray(10));
  await closed;
  return answer.slice(0, answer.indexOf("\r\n"));
}

const pictures = async () => (await query<{ count: string }>(product.dataDir, "select count(*) from gambar"))[0]?.count;

test("it is written as long as its sender may", async () => {
  const token = await tokenOf(await addStaff(product, "humas"));
  expect(await sendSlowly(token, async () => undefined)).toContain(" 201 ");
});

test.for<[string, (staff: Staff, token: string) => Promise<unknown>, number]>([
  [
    "signed out",
    (_, token) => fetch(`${product.url}/api/loginGuru`, { method: "DELETE", headers: { authorization: `Bearer ${token}` } }),
    401,
  ],
  ["disabled", ({ nip }) => query(product.dataDir, `update akun set aktif = false where nip = '${nip}'`), 401],
  ["without the role", ({ nip }) => query(product.dataDir, `update akun set peran = array['guru'] where nip = '${nip}'`), 403],
])("it is refused when its sender is %s meanwhile", async ([, meanwhile, status]) => {
  const staff = await addStaff(product, "humas");
  const token = await tokenOf(staff);
  const before = await pictures();
  expect(await sendSlowly(token, () => meanwhile(staff, token))).toContain(` ${status} `);
  expect(await pictures()).toBe(before);
});
