/** What is typed is checked before it is sent; where the code for that does not come, the server alone checks. */
import { expect, test, vi } from "vitest";
import { text } from "../../register/fields.ts";

const fields = { nama: text({ label: "Nama", required: true, max: 10 }) };

test("nothing is wrong as far as anybody knows until somebody types; then the same is said as by the server", async () => {
  vi.resetModules();
  const { checkTyped, fetchCheck } = await import("./late-check.ts");
  expect(checkTyped(fields, { nama: "" })).toEqual({});
  fetchCheck();
  await vi.waitFor(() => expect(checkTyped(fields, { nama: "" })).toEqual({ nama: "Nama wajib diisi." }));
  fetchCheck();
  expect(checkTyped(fields, { nama: "Nama yang terlalu panjang" })).toEqual({ nama: "Nama paling panjang 10 huruf." });
  expect(checkTyped(fields, { nama: "Siti" })).toEqual({});
});

test("code that does not come is asked for again with the next letter", async () => {
  vi.resetModules();
  vi.doMock("../../register/check.ts", () => {
    throw new Error("no network");
  });
  const { checkTyped, fetchCheck } = await import("./late-check.ts");
  fetchCheck();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(checkTyped(fields, { nama: "" })).toEqual({});
  vi.doUnmock("../../register/check.ts");
  fetchCheck();
  await vi.waitFor(() => expect(checkTyped(fields, { nama: "" })).toEqual({ nama: "Nama wajib diisi." }));
});
