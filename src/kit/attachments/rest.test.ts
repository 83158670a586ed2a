/** A form sends a file as it is: what is too large is told before it is read, and a field that takes nothing gets nothing. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Files, openFiles } from "#kit/files/files.server.ts";
import { actor, useDatabase } from "#tests/support/database.ts";
import { wholly } from "#tests/support/rights.ts";
import { maxAttachmentBytes, tooLargeAttachment } from "./limits.ts";
import { answerAttachment } from "./rest.server.ts";

const house = useDatabase({ policy: { berkas: [wholly(["petugas"], "create")] } });
const pdf = new Uint8Array(Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n"));
let files: Files;
let directory: string;
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "kiriman-"));
  files = await openFiles({ directory });
});
afterAll(() => rm(directory, { recursive: true }));

const send = (asked: string, headers: Record<string, string> = {}, body: Uint8Array<ArrayBuffer> = pdf) => {
  const request = new Request(`http://localhost/api/berkas?${asked}`, { method: "POST", body, headers });
  return answerAttachment({ request, scope: house.scope(actor("petugas")), files });
};

test("what says that it is too large is refused with its size, before any of it is read", async () => {
  const large = maxAttachmentBytes + 1;
  const refused = { kind: "tooLarge", message: tooLargeAttachment(large) };
  await expect(send("nama=a.pdf&jenis=pdf", { "content-length": String(large) })).rejects.toMatchObject(refused);
  // What says of itself only that it is as large as it may be is read and found smaller.
  expect((await send("nama=a.pdf&jenis=pdf", { "content-length": String(maxAttachmentBytes) })).status).toBe(201);
});

test("a field says what it takes: one kind that is known will do, none is refused", async () => {
  const answer = await send("nama=surat.pdf&jenis=exe,pdf");
  expect([answer.status, await answer.json()]).toEqual([
    201,
    { id: expect.any(String), nama: "surat.pdf", jenis: "application/pdf", ukuran: pdf.length },
  ]);
  expect(await (await send("jenis=pdf")).json()).toMatchObject({ nama: "berkas.pdf" });
  for (const asked of ["nama=a.pdf", "nama=a.pdf&jenis=", "nama=a.pdf&jenis=exe"])
    await expect(send(asked), asked).rejects.toMatchObject({ kind: "malformed" });
  await expect(send("nama=a.pdf&jenis=png,docx")).rejects.toMatchObject({ kind: "unsupported" });
});
