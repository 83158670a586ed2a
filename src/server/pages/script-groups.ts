/**
 * Which pieces of the browser's code travel in one file. Left to the bundler, a list of the portal is more than a hundred
 * files. A group takes what is named here and whatever that needs and no earlier group has; what a page alone needs stays
 * with the page. `tests/light-pages.test.ts` holds every page to its share. See docs/adr/0032.
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
    /modules\/([^/]+\/paths|akun\/nip|ppdb\/jurusan|kepegawaian\/(agama|pendidikan|nomor))\.ts/,
    /kit\/(dates|refusals|conditional-fields|register\/(fields|register|related|uuid|query))\.ts/,
    /kit\/ui\/document\/(unread|trouble|describe)\.tsx?/,
    /kit\/ui\/(button|picture|form\/draft|table\/breakable|field\/(related|field-id|field-error|words))\.tsx?/,
  ]),
  group("portal", [/src\/portal\/layout\.tsx/, /kit\/ui\/(tag|confirm-button)\.tsx/]),
  group("site", /src\/site\/layout\.tsx/),
  group("table", [
    /kit\/(sentences|access\/visibility\/narrow-register)\.ts/,
    // A selection goes with the lists that have one.
    /kit\/ui\/(tabs\.tsx|table\/(?!select|use-selection))/,
    /kit\/ui\/form\/(use-answer|unanswered|grouped-fields|close-question)\.tsx?/,
    /kit\/ui\/feedback\/(progress|use-polling)\.tsx?/,
    /akun\/confirmation\/use-action\.tsx/,
  ]),
  // Of the registers' own pages; lists of modules and the dashboard do without.
  group("register", /portal\/register\/(value|names|address|file-link|unreached|answer|beside-tabs|list\/list-route)\.tsx?/),
  group("files", [/kit\/(files\/kinds|attachments\/limits|media\/limits)\.ts/, /kit\/ui\/field\/pick-file\.tsx?/]),
  // What many pages of staff files and of letters know of their registers.
  group("kepegawaian", /modules\/kepegawaian\/(?:(?!screens|form|personil|karier)[\w-]{1,40}\/){0,3}[\w-]{1,60}\.ts$/),
  group("naskah", [/modules\/(naskah|persuratan)\/(?:(?!screens)[\w-]{1,40}\/){0,3}[\w-]{1,60}\.ts$/, /modules\/naskah\/parts\/state/]),
  group("check", /kit\/register\/check\.ts/),
  // Of any form, those of visitors among them.
  group("field", /kit\/ui\/field\/(field|error-summary)\.tsx/),
  group("form", /kit\/(register\/headline|ui\/form\/(typed|use-drafted|leave-question|restored|edit-conflict))\.tsx?/),
  group("media", /kit\/ui\/media\//),
  group("list", /portal\/(register-list|register\/list\/list-sheet)\.tsx/),
].map((one, place, all) => ({ ...one, priority: all.length - place }));

function group(name: string, test: RegExp | readonly RegExp[]) {
  const tests = [test].flat();
  return { name, test: (id: string) => tests.some((one) => one.test(id)) };
}
