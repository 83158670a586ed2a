/** What the page of a branch offers to do. What goes wrong: a button for what the server refuses, or none for what waits. */
import { expect, test } from "vitest";
import { branch, branchLetter } from "#tests/support/branches.ts";
import { shown, wordsOf } from "#tests/support/shown.tsx";
import type { CabangContent } from "../load/load.server.ts";
import { DisposisiForm } from "./disposisi-form.tsx";
import { Respond } from "./respond.tsx";
import { Tindakan } from "./tindakan.tsx";

const nothing = { tindak: false, tarik: false, kembalikan: false, pindaian: false, seluruhJalan: false };
const isi: CabangContent = {
  ...{ cabang: branch("a"), surat: branchLetter, pohon: [], tanggapan: [], bersama: [], boleh: nothing },
  ...{ calon: [{ value: "sari", label: "Sari" }], kelompok: [], hari: "2026-11-23", sekarang: new Date("2026-11-23T01:00:00Z") },
};
const done = () => undefined;
const offered = (boleh: Partial<CabangContent["boleh"]>, changes: object = {}) =>
  shown(<Tindakan isi={{ ...isi, cabang: branch("a", changes), boleh: { ...nothing, ...boleh } }} onSelesai={done} />);
const acts = (html: string) => [...html.matchAll(/<button[^>]*name="aksi"[^>]*>/g)].map(([button]) => /value="(\w+)"/.exec(button)?.[1]);

test("each act stands there for whom it is, and no other", () => {
  expect(acts(offered({}))).toEqual([]);
  expect(acts(offered({ tindak: true }))).toEqual(["jawab", "kabar", "tutup"]);
  expect(acts(offered({ kembalikan: true }))).toEqual(["kembalikan"]);
  expect(acts(offered({ tarik: true }))).toEqual(["tarik"]);
  expect([offered({ tindak: true }), offered({ tarik: true })].map((html) => html.includes("Teruskan kepada"))).toEqual([true, false]);
});

test("a day for oneself is said where it is handed on, and none where there is none", () => {
  const hint = "Paling lambat 30 November 2026, batas untuk Anda sendiri.";
  expect(offered({ tindak: true }, { batas: "2026-11-30" })).toContain(hint);
  expect(offered({ tindak: true })).not.toContain("Paling lambat");
  expect(offered({ tindak: true })).toContain("Kosongkan bila tidak ada.");
});

test("an answer takes a file and must be said; closing needs neither", () => {
  const form = (piece: object) =>
    shown(<Respond cabangId="a" label="Jawaban" tombol={[{ aksi: "jawab", nama: "Jawab" }]} onSelesai={done} {...piece} />);
  expect([form({ berkas: true }), form({})].map((html) => html.includes("Lampiran"))).toEqual([true, false]);
  expect([form({}), form({ wajib: false })].map((html) => /class="ui-label required"/.test(html))).toEqual([true, false]);
  expect([form({ hint: "Apa hasilnya." }), form({})].map((html) => /class="ui-hint"/.test(html))).toEqual([true, false]);
  // Two forms of one page do not share what names them.
  const ids = [...offered({ tindak: true, tarik: true }).matchAll(/ id="([^"]+)"/g)].map(({ 1: id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test("whoever gives chooses among all instructions, and closes the form only where it stands in a dialog", () => {
  const form = (piece: object) =>
    shown(<DisposisiForm tempat="x" aksi="beri" tombol="Kirim" calon={isi.calon} kelompok={[]} onSelesai={done} {...piece} />);
  expect(form({}).match(/type="checkbox" id="isian-instruksi/g)).toHaveLength(13);
  expect(wordsOf(form({}))).toContain("Perlu perhatian khusus");
  expect([form({}), form({ onBatal: done })].map((html) => html.includes("ui-dialog-foot"))).toEqual([false, true]);
  expect([form({}), form({ onBatal: done })].map((html) => html.includes('class="ui-actions"'))).toEqual([true, false]);
  expect([form({}), form({ onBatal: done })].map((html) => /<div class="(ui-\w+-body)">/.exec(html)?.[1])).toEqual([
    "ui-sheet-body",
    "ui-dialog-body",
  ]);
});
