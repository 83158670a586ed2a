/** What a new row needs and no column brings is named, and leads to where columns are chosen. */
import { afterEach, expect, test, vi } from "vitest";
import { orang, read } from "#tests/support/list-of-people.ts";
import { file } from "../../register/fields.ts";
import { noChoices } from "../choices.ts";
import { columnsId, goToColumns, unplacedIn } from "./unplaced.ts";

afterEach(() => void vi.unstubAllGlobals());

test("named is what must be said and has no beginning, is no file and comes from no column, as it is chosen now", async () => {
  const fields = { ...orang.fields, ijazah: file({ label: "Ijazah", privacy: "pribadi", required: true, accept: ["image/png"] }) };
  const { seen } = await read([
    ["Nama siswa", "Lain"],
    ["Ahmad", "x"],
  ]);
  const unplaced = (columns: Record<string, string>) =>
    unplacedIn({ fields }, seen, { answered: noChoices, said: { ...noChoices, columns } });
  expect([unplaced({}), unplaced({ 1: "jenis" }), unplaced({ 0: "", 1: "jenis" })]).toEqual([["Jenis"], [], ["Nama lengkap"]]);
});

test("the way there ends at the first choice, at the place itself where there is none, and nowhere where it is not shown", () => {
  const seen: string[] = [];
  const page = (select: object | null | undefined) =>
    vi.stubGlobal("document", {
      getElementById: (id: string) =>
        select === undefined ? null : { scrollIntoView: () => seen.push(id), querySelector: (what: string) => what === "select" && select },
    });
  page({ focus: () => seen.push("pilihan") });
  goToColumns();
  page(null);
  goToColumns();
  page(undefined);
  goToColumns();
  expect(seen).toEqual([columnsId, "pilihan", columnsId]);
});
