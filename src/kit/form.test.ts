import { expect, test } from "vitest";
import { readForm } from "./form.server.ts";

test("how many files are too many says who asked for them, in its own words", async () => {
  const body = new FormData();
  for (let page = 0; page < 31; page++) body.append("berkas", new File(["a"], `${page}.jpg`));
  const form = await readForm(new Request("http://localhost/", { method: "POST", body }));
  expect(form.getAll("berkas")).toHaveLength(31);
});
