import { afterAll, beforeAll, expect, test } from "vitest";
import { type Fault, startFaultySmtp } from "#tests/support/faulty-smtp.ts";
import { startSmtp } from "#tests/support/smtp.ts";
import { openPost, Refused, Unanswered } from "./mail.server.ts";

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

test("what a server says no to, what it never heard, and what it may have taken are told apart; the same letter bears the same id", async () => {
  const faulty = await startFaultySmtp();
  const mail = openPost(faulty.url);
  const letter = { id: "surat-7", to: "ibu@contoh.id", subject: "a", text: "b".repeat(200_000) };
  const fails = async (fault: Fault) => {
    faulty.fault = fault;
    return mail.send(from, letter).then(
      () => null,
      (error: unknown) => error,
    );
  };
  for (const fault of [{ recipient: "550 5.1.1 ibu@contoh.id unknown" }, { letter: "552 5.3.4 too big" }])
    expect(await fails(fault)).toMatchObject({ constructor: Refused, message: expect.not.stringContaining("ibu@") });
  for (const fault of [{ recipient: "450 later" }, { letter: "451 later" }]) {
    const error = await fails(fault);
    expect([error instanceof Error, error instanceof Refused, error instanceof Unanswered]).toEqual([true, false, false]);
  }
  expect(await fails({ letter: "hangs up" })).toBeInstanceOf(Unanswered);
  expect(await fails({})).toBeNull();
  const ids = new Set(faulty.letters.map((one) => /^Message-ID: (.*)$/im.exec(one)?.[1]));
  expect([...ids]).toEqual(["<surat-7@contoh.id>"]);
  const paper = (content: string) => [{ name: "bukti.pdf", type: "application/pdf", content: Buffer.from(content) }];
  const plain = { to: "ibu@contoh.id", subject: "a", text: "b", attachments: paper("%PDF-1.7") };
  faulty.letters.splice(0);
  for (const other of [{}, {}, { to: "bapak@contoh.id" }, { subject: "c" }, { text: "c" }, { attachments: paper("%PDF-1.6") }])
    await mail.send(from, { ...plain, ...other });
  const made = faulty.letters.map((one) => /^Message-ID: <([0-9a-f]{32})@contoh\.id>/im.exec(one)?.[1]);
  expect([made[0] === made[1], new Set(made).size, made.includes(undefined)]).toEqual([true, 5, false]);
  mail.close();
  await faulty.stop();
});
