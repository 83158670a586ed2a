import { expect, test } from "vitest";
import { readForm } from "./form.server.ts";

const sent = (text: string) => readForm(new Request("http://localhost/", { method: "POST", body: new URLSearchParams({ alasan: text }) }));

test("a form is read, and what no database keeps is refused", async () => {
  expect((await sent("Salah ketik")).get("alasan")).toBe("Salah ketik");
  await expect(sent("Salah\0ketik")).rejects.toMatchObject({ kind: "malformed" });
  await expect(readForm(new Request("http://localhost/", { method: "POST", body: "x" }))).rejects.toMatchObject({ kind: "malformed" });
});
