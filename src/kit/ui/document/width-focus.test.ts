import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { widthFocus } from "./width-focus.ts";

const none = { fokusPonselX: null, fokusPonselY: null, fokusLebarX: null, fokusLebarY: null };

test("telephones and wide windows may crop a picture elsewhere, each by a rule of its own", () => {
  expect(widthFocus(none)).toBe("");
  expect(widthFocus({ ...none, fokusPonselX: 0.7, fokusPonselY: 0.5 })).toBe("px7 py5");
  expect(widthFocus({ fokusPonselX: 0, fokusPonselY: 1, fokusLebarX: 0.52, fokusLebarY: 0.48 })).toBe("px0 py10 lx5 ly5");
  const sheet = readFileSync(`${import.meta.dirname}/../styles/picture.css`, "utf8");
  for (const way of ["px", "py", "lx", "ly"]) for (let tenth = 0; tenth <= 10; tenth++) expect(sheet).toContain(`.gambar.${way}${tenth} {`);
});
