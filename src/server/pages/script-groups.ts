/**
 * Which pieces of the browser's code travel in one file. Left to the bundler, a list of the portal is more than a hundred
 * files. A group takes what is named here and whatever that needs and no earlier group has; what a page alone needs stays
 * with the page. `tests/light-pages.test.ts` holds every page to its share. See docs/adr/0031.
 */
export const scriptGroups = [
  group("react", /node_modules\/(react|react-dom|scheduler|react-router)\//),
  // Style sheets go where their pages go, as they would without groups.
  { ...group("styles", /\.css$/), entriesAware: true },
  // Of every application, with what /login and /daftar share with the portal.
  group("app", [
    /src\/(root|entry\.client)\.tsx|vite\/preload-helper/,
    // Of an icon a browser has the name alone (icon-sprite.ts), so all of them are little.
    /lucide-react/,
    /kit\/(dates|refusals|register\/(fields|register|related))\.ts/,
    /kit\/ui\/(button\.tsx|form\/draft\.ts)/,
  ]),
  group("portal", /src\/portal\/layout\.tsx/),
  group("check", [/kit\/(register\/check|conditional-fields)\.ts/, /kit\/ui\/picture\.tsx/]),
  group("table", [
    /kit\/(sentences|access\/visibility\/narrow-register)\.ts/,
    /kit\/ui\/(tag|tabs|table\/.*|field\/(related|words|field-error))\.tsx?/,
    /kit\/ui\/form\/(use-answer|unanswered)\.ts/,
    /akun\/confirmation\/use-action\.tsx/,
  ]),
  group(
    "form",
    /kit\/ui\/(field\/(field|error-summary)|form\/(typed|use-drafted|grouped-fields|leave-question|restored|edit-conflict))\.tsx?/,
  ),
  group("list", /portal\/(register-list|register\/list\/list-sheet)\.tsx/),
].map((one, place, all) => ({ ...one, priority: all.length - place }));

function group(name: string, test: RegExp | readonly RegExp[]) {
  const tests = [test].flat();
  return { name, test: (id: string) => tests.some((one) => one.test(id)) };
}
