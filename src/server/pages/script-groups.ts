/**
 * Which pieces of the browser's code travel in one file. Left to the bundler, a list of the portal is more than a hundred
 * files. A group takes what is named here and whatever that needs and no earlier group has; what a page alone needs stays
 * with the page. `tests/light-pages.test.ts` holds every page to its share. See docs/adr/0032.
 */
export const scriptGroups = [
  group("react", /node_modules\/(react|react-dom|scheduler|react-router)\//),
  // Style sheets go where their pages go, as they would without groups.
  { ...group("styles", /\.css$/), entriesAware: true },
  // Of every application: what /login and /daftar share with the portal.
  group("app", [
    /src\/(root|entry\.client)\.tsx|vite\/preload-helper/,
    /modules\/([^/]+\/paths|profil\/umum\/versi)\.ts/,
    /kit\/(dates|refusals|sentences|typed-(text|day|time)|conditional-fields|register\/(fields|register|related|uuid|query))\.ts/,
    /kit\/ui\/(button|picture|form\/draft|table\/breakable|field\/(related|field-id|field-error|file-button|late-part))\.tsx?/,
  ]),
  // Of the whole portal: its shell, and what most of its pages show.
  group("portal", [
    /src\/portal\/layout\.tsx/,
    /kit\/access\/visibility\/narrow-register\.ts/,
    /kit\/ui\/(tag|tabs|confirm-button|feedback\/progress|table\/(table|list-address)|form\/(use-answer|unanswered|groups-of))\.tsx?/,
    /portal\/register\/(beside-tabs|list\/list-route)\.tsx?/,
    /akun\/confirmation\/use-action\.tsx/,
  ]),
  // How what a register holds is shown, in a list and on a page of its own.
  group("values", /portal\/register\/(value|names|address|file-link|unreached)\.tsx?/),
  // What is chosen from in forms of families, staff and the committee.
  group("options", /modules\/(ppdb\/(jurusan|jalur\/jenis-jalur)|kepegawaian\/(agama|pendidikan|nomor))\.ts/),
  group("trouble", /kit\/ui\/document\/(unread|trouble)\.tsx?/),
  group("site", /src\/site\/layout\.tsx/),
  group("door", /modules\/akun\/(?:[\w-]{1,40}\/){1,3}(frame|nip-fields|use-passkey|password-fields|use-greeting|own-sentence)\.tsx?/),
  // What a NIP says of a person: where somebody signs in, and in staff files.
  group("nip", /modules\/akun\/nip\.ts/),
  group("report", /kit\/(ui\/(export-menu|report)|documents\/paper\.ts)/),
  group("table", /kit\/ui\/table\//),
  group("files", [/kit\/(files\/kinds|attachments\/limits|media\/limits)\.ts/, /kit\/ui\/field\/pick-file\.tsx?/]),
  // What many pages of staff files and of letters know of their registers.
  group("kepegawaian", [
    /modules\/kepegawaian\/(?:(?!screens|form|personil|karier|riwayat)[\w-]{1,40}\/){0,3}[\w-]{1,60}\.ts$/,
    /kepegawaian\/(riwayat\/usulan\/data-pegawai\.ts|form\/parts\/sections)/,
  ]),
  group("riwayat", /modules\/kepegawaian\/riwayat\/(registers\/|usulan\/register-of)/),
  group("requests", /kepegawaian\/riwayat\/usulan\/(comparison\.tsx|usulan\.ts)/),
  // Of the pages of letters, and of those where one is written or numbered.
  group("letters", [/modules\/persuratan\/((tab-surat|options)\.ts|parts\/desk\.tsx)/, /modules\/naskah\/parts\/state/]),
  group("sheet", /modules\/naskah\/(content\/fields\.ts|parts\/sheet\.tsx)/),
  group("naskah", [
    /modules\/persuratan\/(?:(?!screens)[\w-]{1,40}\/){0,3}[\w-]{1,60}\.ts$/,
    /modules\/naskah\/(naskah|rantai-paraf|pejabat-penandatangan)\.ts/,
  ]),
  // Of any form, those of visitors among them.
  group("field", /kit\/ui\/field\/(field|error-summary)\.tsx/),
  group("check", /kit\/register\/check\.ts/),
  // Of fields and filters whose choices are too many to come along.
  group("sought", /kit\/ui\/field\/(use-sought|sought-reference|sought-filter)\.tsx?/),
  // What is asked of a child, in the form and at the committee's desk.
  group("registration", /modules\/ppdb\/(fields|pertanyaan\/nama|parts\/daftar\/(icons|parcels|form-values))\.tsx?/),
  // Of the pages of families.
  group("family", /modules\/ppdb\/(keluarga\/closed-page|pertanyaan\/parts\/answer-list)\.tsx/),
  group("form", /kit\/ui\/form\/(typed|use-form|late-check|when-pressed|form-notes|leave-question)\.tsx?/),
  group("media", /kit\/ui\/media\//),
  group("markup", /kit\/(ui\/markup\.tsx|markup\/)/),
  group("berita", /modules\/berita\/(redaksi\/(naskah|stage)|kategori-berita)\.tsx?/),
  // Apart from the newsroom, which shows it too: that would draw the portal's style sheets into pages for visitors.
  group("news", /modules\/berita\/(parts\/(detail|share)|berita-card)\.tsx/),
  group("newsroom", /modules\/berita\/redaksi\/(editor|tagar-picker|tools|use-image)\.tsx?/),
  // What pages of one part of the office share: a few lines each, and each would be a file of its own.
  group("copied", /kit\/ui\/copy-text\.tsx/),
  group("accounts", /modules\/akun\/(session\/session-table|manage\/(akun|peran-labels|state-badge|dialog-undangan)|usulan\/usulan)\.tsx?/),
  group("disposisi", /modules\/disposisi\/(tree|instruksi|parts\/words)\.ts/),
  group("choices", /kit\/ui\/field\/choose-many\.tsx/),
  group("branches", /modules\/disposisi\/parts\/(jalan|fakta-surat|disposisi-form)\.tsx/),
  group("archive", /modules\/arsip\/(letter|addresses|pemusnahan|parts\/(archive-step|use-send))\.tsx?/),
  group("checks", /modules\/(periksa\/tabs|kesiswaan\/serahan\/hand-over\/hand-over-on-demand)\.ts/),
  group("banding", /modules\/banding\/(banding\.ts|parts\/(jenis-tabs|banding-list))/),
  group("years", /modules\/(akademik\/(jurusan|tahun-ajaran)|kesiswaan\/options)\.ts/),
  // What marks and ties are called, on the pages of a selection.
  group("scores", /modules\/ppdb\/(nilai\/komponen|jalur\/seri)\.ts/),
  // Of pages that go on without a network.
  group("offline", /kit\/ui\/offline\/(keep-page|device-store|server-answers|use-send-again)\.ts/),
  group("marks", /modules\/ppdb\/nilai\/parts\/(kept-marks|use-offline-sheet)\.tsx?/),
  // The input for a list or a template, and why it cannot be used.
  group("chosen", /kit\/lists\/choose\/choose-file\.tsx|portal\/register\/transfer\/unusable\.tsx/),
  // Of pages that take lists in, before there is a list.
  group("intake", /kit\/lists\/choose\/(kept-maps|missing-list)\.tsx|portal\/register\/transfer\/check-file\.tsx/),
  group("list", /portal\/(register-list|register\/list\/list-sheet)\.tsx/),
].map((one, place, all) => ({ ...one, priority: all.length - place }));

function group(name: string, test: RegExp | readonly RegExp[]) {
  const tests = [test].flat();
  return { name, test: (id: string) => tests.some((one) => one.test(id)) };
}
