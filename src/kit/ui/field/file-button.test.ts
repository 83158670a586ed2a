/** Somebody with a browser in another language, or without scripts, chooses a file: the browser's own button says "Choose File". */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("nobody but the pieces of the kit draws the browser's control", () => {
  const found = globSync("src/**/*.tsx").filter((path) => readFileSync(path, "utf8").includes('type="file"'));
  expect(found.sort()).toEqual(["src/kit/ui/field/file-button.tsx", "src/kit/ui/field/pick-file.tsx", "src/kit/ui/media/upload-box.tsx"]);
});
