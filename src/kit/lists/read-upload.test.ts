/** What a clerk sends who has pressed too early, or whose file was cut off on its way to the stick. */
import { expect, test } from "vitest";
import { readUpload } from "./read-upload.server.ts";

test("a form without a file asks for one, and a file without content is said to be empty", async () => {
  const read = (sent: FormDataEntryValue | null) => readUpload(sent, "Pilih dulu.");
  for (const none of [null, "daftar.csv", new File([], "")]) await expect(read(none)).rejects.toMatchObject({ message: "Pilih dulu." });
  await expect(read(new File([], "daftar.csv"))).rejects.toMatchObject({ kind: "invalid", message: expect.stringContaining("kosong") });
  expect(await read(new File(["Nama\nBudi\n"], "daftar.csv"))).toMatchObject({ name: "daftar.csv", bytes: 10 });
});
