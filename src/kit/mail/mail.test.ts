import { afterAll, beforeAll, expect, test } from "vitest";
import { startSmtp } from "#tests/support/smtp.ts";
import { openPost } from "./mail.server.ts";

let server: Awaited<ReturnType<typeof startSmtp>>;
beforeAll(async () => {
  server = await startSmtp();
});
afterAll(() => server.stop());

const from = { name: "Kantor", address: "kantor@contoh.id" };

test("a letter arrives with its paper", async () => {
  const mail = openPost(server.url);
  await mail.send(from, {
    to: "ibu@contoh.id",
    subject: "Bukti",
    text: "Terima kasih.",
    attachments: [{ name: "bukti.pdf", type: "application/pdf", content: Buffer.from("%PDF-1.7") }],
  });
  mail.close();
  const [letter] = server.received;
  expect(letter).toMatchObject({ from: "kantor@contoh.id", to: ["ibu@contoh.id"] });
  expect(letter?.raw).toContain("Terima kasih.");
  expect(letter?.raw).toContain("filename=bukti.pdf");
  expect(letter?.raw).toContain(Buffer.from("%PDF-1.7").toString("base64"));
});

test("an address cannot smuggle in headers or further recipients", async () => {
  const mail = openPost(server.url);
  const before = server.received.length;
  const sent = mail.send(from, { to: "ibu@contoh.id\r\nBcc: lain@contoh.id", subject: "a\r\nBcc: lain@contoh.id", text: "x" });
  await sent.catch(() => undefined);
  mail.close();
  const letters = server.received.slice(before);
  expect(letters.flatMap(({ to }) => to)).not.toContain("lain@contoh.id");
  expect(letters.filter(({ raw }) => /^Bcc:/im.test(raw))).toEqual([]);
});

test("a server that does not answer is an error, not silence", async () => {
  const mail = openPost("smtp://127.0.0.1:1");
  await expect(mail.send(from, { to: "ibu@contoh.id", subject: "a", text: "b" })).rejects.toThrow();
  mail.close();
});

// "0.0.0.0" reaches this machine, but is no name that says so.
test("a server elsewhere that offers no encryption gets no letter", async () => {
  const mail = openPost(server.url.replace("127.0.0.1", "0.0.0.0"));
  const before = server.received.length;
  await expect(mail.send(from, { to: "ibu@contoh.id", subject: "a", text: "b" })).rejects.toThrow(/STARTTLS|TLS/i);
  mail.close();
  expect(server.received).toHaveLength(before);
});
