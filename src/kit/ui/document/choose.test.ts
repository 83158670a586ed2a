import { expect, test } from "vitest";
import { choose, tabAddress } from "./choose.ts";

const tabs = [
  { name: "satu", label: "Satu" },
  { name: "dua", label: "Dua" },
] as const;
const ask = (query: string) => choose(new Request(`http://localhost/x${query}`), tabs);

test("a tab is chosen by its name; anything else falls back to the first", () => {
  expect(ask("?tab=dua")).toBe("dua");
  for (const wrong of ["", "?tab=", "?tab=tiga", "?tab=DUA", "?tab=satu&tab=dua", "?tab=%00", "?tab=__proto__"])
    expect(ask(wrong)).toBe("satu");
});

test("the first tab is the page itself", () => {
  expect(["satu", "dua"].map(tabAddress("/x", tabs))).toEqual(["/x", "/x?tab=dua"]);
});
