/** Somebody follows an old link, and reads in the page's place what became of it. */
import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { Problem } from "./problem.tsx";

const shown = (sentence: string) => {
  const error = { status: 404, statusText: "", internal: false, data: { sentence } };
  const Stub = createRoutesStub([{ path: "/", Component: () => <Problem error={error} /> }]);
  return renderToString(<Stub />);
};

test("the first sentence is the title, and what follows it stands in the place of the page's own guess", () => {
  const old = shown("Data ini sudah dihapus untuk selamanya. Tautan lama tidak membukanya.");
  expect(old).toContain("<h1>Data ini sudah dihapus untuk selamanya</h1>");
  expect(old).toContain("Tautan lama tidak membukanya.");
  expect(old).not.toContain("salah ketik");
  const bare = shown("Data tidak ditemukan.");
  expect(bare).toContain("<h1>Data tidak ditemukan</h1>");
  expect(bare).toContain("alamatnya salah ketik");
});
