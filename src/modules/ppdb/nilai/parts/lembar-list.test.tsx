/** An examiner at the sheet, on a phone: what is told of filters. What goes wrong: one's own column passes for a filter that can be taken off. */
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { readAskedLembar } from "../lembar.ts";
import { LembarList, type LembarProps } from "./lembar-list.tsx";

const jalur = { id: "satu" } as LembarProps["jalur"];
const shown = (search: string, penguji: LembarProps["penguji"]) => {
  const Page = createRoutesStub([
    {
      path: "*",
      Component: () => (
        <LembarList
          {...{ asked: readAskedLembar(new URLSearchParams(search)), jalur, penguji, rows: [], total: 0, isi: true, akunId: "x" }}
          measure={{ komponen: "tes", toleransi: 5, mapel: [] }}
        />
      ),
    },
  ]);
  return renderToStaticMarkup(<Page initialEntries={[`/?${search}`]} />);
};

test("one's own column is no filter, whichever it is; what is left to judge is one", () => {
  for (const [search, penguji] of [
    ["", "1"],
    ["penguji=2", "2"],
  ] as const) {
    expect(shown(search, penguji)).toContain("Anda menilai sebagai");
    expect(shown(search, penguji)).not.toContain("Lepas semua saringan");
  }
  expect(shown("penguji=2&tampil=belum", "2")).toContain("Lepas semua saringan");
});
