import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Forms stand on `kit/ui/form/use-form.ts`: what is typed, its draft, what is wrong, the key of its sending and a colleague's save.
 * These files hold a part of it themselves: steps that ask for nothing but a press make their own key, attendance keeps its days
 * offline, the family's page keeps in the tab what stands in forms that work without scripts, and a dialog without a draft says what is wrong above its fields. An entry may go, none may be added.
 */
const makesKeys = `
  kit/ui/form/use-form.ts
  modules/naskah/parts/restore.tsx
  modules/naskah/parts/tindakan.tsx
  modules/ppdb/parts/daftar/draft.ts`;

const keepsDrafts = `
  kit/ui/form/use-form.ts
  modules/berita/redaksi/answer.ts
  modules/ppdb/keluarga/kept-typed.tsx
  modules/ppdb/keluarga/taken.ts
  modules/ppdb/parts/daftar/closed.tsx
  modules/ppdb/parts/daftar/draft.ts
  modules/ppdb/parts/daftar/use-draft.ts`;

const holdsTyping = `
  kit/ui/form/use-form.ts
  modules/absensi/papan/code-form.tsx
  modules/absensi/papan/dialog-koreksi.tsx
  modules/akademik/jadwal/parts/dialog-pelajaran.tsx
  modules/berita/screens/merge-tagar.tsx
  modules/ppdb/parts/daftar/use-draft.ts
  portal/search/palette.tsx`;

test.each([
  ["makes the key of a sending", /\bfreshKey[(;]/, makesKeys],
  ["keeps a draft", /\b(?:keepDraft|readDraft)\b.* from ".*\/draft\.ts"/, keepsDrafts],
  ["holds what is typed, or what is wrong with it", /const \[(?:typed|isi|errors|trouble), \w+\] = useState/, holdsTyping],
  ["asks when a form is left", /<LeaveQuestion\b|\buseBlocker\(/, "kit/ui/form/form-notes.tsx\nkit/ui/form/leave-question.tsx"],
  ["compares a form with a colleague's", /<EditConflict\b|"ui-overtaken/, "kit/ui/form/edit-conflict.tsx\nkit/ui/form/form-notes.tsx"],
  ["draws a summary of what is wrong", /"ui-problems/, "kit/ui/field/error-summary.tsx"],
])("beside the one form nobody %s", (_, doing, known) => {
  const files = globSync("src/**/*.{ts,tsx}").filter((file) => !/\.(?:test|server)\.tsx?$|^src\/kit\/ui\/showcase/.test(file));
  const found = files.filter((file) => doing.test(readFileSync(file, "utf8"))).map((file) => file.slice("src/".length));
  expect(found.sort()).toEqual(
    known
      .split("\n")
      .flatMap((line) => line.trim() || [])
      .sort(),
  );
  expect(files.length).toBeGreaterThan(500);
});
