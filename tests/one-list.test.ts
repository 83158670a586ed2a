import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * Lists of the portal stand on `kit/ui/table/list.tsx`. These files draw a part of one themselves: a comparison of two versions or a
 * figure is no list, a public page works without scripts, and the rest is still to come. An entry may go, none may be added.
 */
const drawsTable = `
  kit/ui/form/edit-conflict.tsx
  kit/ui/markup.tsx
  modules/absensi/rekap/laporan-table.tsx
  modules/absensi/statistics.tsx
  modules/beranda/parts/jadwal.tsx
  modules/dasbor/parts/chart.tsx
  modules/jejak/screens/jejak-umum.tsx
  modules/kepegawaian/riwayat/usulan/comparison.tsx
  modules/kesiswaan/prestasi-publik/statistics.tsx
  modules/kesiswaan/usulan-alumni/comparison.tsx
  modules/kesiswaan/usulan-alumni/other-submission.tsx
  modules/naskah/parts/sheet.tsx
  modules/ppdb/keluarga/hasil.tsx
  modules/profil/parts/person.tsx
  portal/rights/rights-table.tsx`;

const drawsPages = `
  modules/absensi/papan/tab-guru.tsx
  modules/absensi/papan/tab-rekap.tsx
  modules/absensi/papan/tab-siswa.tsx
  modules/berita/parts/list.tsx
  modules/galeri/parts/galeri-content.tsx
  modules/layanan/screens/agenda.tsx
  modules/layanan/screens/infografis.tsx
  modules/layanan/screens/informasi-publik.tsx
  modules/layanan/screens/pengumuman.tsx
  portal/jejak/steps.tsx`;

const drawsSearch = `
  modules/absensi/papan/hari-filters.tsx
  modules/absensi/screens/kehadiran-kantor.tsx
  modules/akademik/jadwal/parts/jadwal-picker.tsx
  modules/kepegawaian/people/picker.tsx
  portal/jejak/filters.tsx
  portal/rights/search-box.tsx`;

test.each([
  ["draws a table", /<table[\s>]/, drawsTable],
  ["draws page numbers", /<(?:Pagination|Pager)\b|ui-pages\b/, drawsPages],
  ["draws a search above a list", /<LiveSearch\b|ui-toolbar\b|role="search"/, drawsSearch],
  ["draws a bar for what is chosen", /ui-selection\b/, ""],
])("beside the one list nobody %s", (_, drawing, known) => {
  const files = globSync("src/**/*.tsx").filter((file) => !/^src\/kit\/ui\/(?:table|showcase|pager)|\.test\.tsx$/.test(file));
  const found = files.filter((file) => drawing.test(readFileSync(file, "utf8"))).map((file) => file.slice("src/".length));
  expect(found.sort()).toEqual(
    known
      .split("\n")
      .flatMap((line) => line.trim() || [])
      .sort(),
  );
  expect(files.length).toBeGreaterThan(300);
});
