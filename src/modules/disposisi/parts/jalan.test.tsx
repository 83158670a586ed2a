/** The way of a letter as it is drawn. What goes wrong: a word stands under another person, or a branch is not drawn at all. */
import { expect, test } from "vitest";
import { branch, branchLetter, said, somebody } from "#tests/support/branches.ts";
import { shown, wordsOf } from "#tests/support/shown.tsx";
import type { Cabang, Tanggapan } from "../tree.ts";
import { FaktaSurat } from "./fakta-surat.tsx";
import { Conversation, Jalan, Pemegang, Perintah } from "./jalan.tsx";

const hari = "2026-11-23";
const sekarang = new Date("2026-11-23T01:00:00Z");
const ended = { status: "dijawab", selesaiPada: new Date("2026-11-22T01:00:00Z") } as const;
const drawn = (pohon: readonly Cabang[], tanggapan: readonly Tanggapan[] = []) =>
  shown(<Jalan akar={pohon.filter(({ indukId }) => indukId === null)} pohon={pohon} tanggapan={tanggapan} hari={hari} />);
/** How deep in the lists each link to a branch stands. */
const depths = (html: string) =>
  [...html.matchAll(/href="\/administration\/disposisi\/(\w+)"/g)].map(({ 1: id, index }) => {
    const before = html.slice(0, index);
    return [id, before.split('<ol class="jalan">').length - before.split("</ol>").length];
  });

test("each stands under the one from whom it came, however deep, and once", () => {
  const html = drawn([branch("a"), branch("b", { indukId: "a" }), branch("c", { indukId: "b" }), branch("d")]);
  expect(depths(html)).toEqual([
    ["a", 1],
    ["b", 2],
    ["c", 3],
    ["d", 1],
  ]);
  expect(html).not.toMatch(/<ol class="jalan"><\/ol>/);
});

test("who said what stands under their own branch", () => {
  const html = drawn([branch("a"), branch("b")], [said("a", "Kata A."), said("b", "Kata B.")]);
  const [, one, two] = html.split("<li><article");
  expect([one?.includes("Kata A."), one?.includes("Kata B.")]).toEqual([true, false]);
  expect([two?.includes("Kata A."), two?.includes("Kata B.")]).toEqual([false, true]);
});

test("who has it now is marked, and a day that passed is too", () => {
  const html = (changes: object) => drawn([branch("a", changes)]);
  expect(html({})).toContain('class="simpul dipegang"');
  expect(html({ status: "diteruskan" })).toContain('class="simpul"');
  expect(html({ batas: "2026-11-22" })).toContain('<span class="ui-tag danger">Lewat batas 22 November 2026</span>');
  expect(html({ batas: "2026-11-23" })).toContain('<span class="ui-tag">Batas 23 November 2026</span>');
  expect(html({})).not.toMatch(/Batas|Lewat/);
});

test("a position stands with the name of whoever holds one", () => {
  const words = (changes: object) => wordsOf(drawn([branch("a", changes)]));
  expect(words({ kepada: somebody("Sari", "Bendahara"), dari: somebody("Rina", "Kepala TU") })).toMatch(
    /Bendahara · Diterima .* · dari Rina \(Kepala TU\)/,
  );
  expect(words({})).toMatch(/Belum dibuka Diterima .* · dari Kepala Beri saran$/);
});

test("what is asked is listed, with its urgency where it is more than usual, and the words beside it", () => {
  const words = (changes: object) => wordsOf(shown(<Perintah cabang={branch("a", changes)} />));
  expect(words({ instruksi: ["saran", "kode-lama"] })).toBe("Beri saran kode-lama");
  expect(words({ sifat: "segera", catatan: "Mohon diatur." })).toBe("Segera Beri saran Mohon diatur.");
  expect(shown(<Perintah cabang={branch("a")} />)).not.toContain("simpul-catatan");
});

test("what came with an answer leads to its file under its own branch; nothing said is no list", () => {
  const one = shown(<Conversation tanggapan={[said("a", "Terlampir.", { berkas: "laporan.pdf" })]} />);
  expect(one).toContain('href="/administration/disposisi/a/lampiran/t-a"');
  expect(wordsOf(one)).toMatch(/^Guru menjawab · 21 November 2026.* Terlampir\. laporan\.pdf$/);
  const closed = shown(<Conversation tanggapan={[said("a", null, { jenis: "penutupan" })]} />);
  expect(closed).toContain("menutup");
  expect(closed).not.toMatch(/simpul-catatan|lampiran/);
  expect(shown(<Conversation tanggapan={[]} />)).not.toContain("percakapan");
});

test("who holds it is named with how long, and nobody where all is done", () => {
  const holders = (pohon: readonly Cabang[]) => shown(<Pemegang pohon={pohon} hari={hari} sekarang={sekarang} />);
  const some = [
    branch("a", { batas: "2026-11-22" }),
    branch("b", { status: "dibaca" }),
    branch("c", { status: "diteruskan" }),
    branch("d", ended),
  ];
  expect(wordsOf(holders(some))).toBe("Guru a 3 hari Lewat batas Guru b 3 hari");
  expect(holders([branch("c", { status: "diteruskan" }), branch("d", ended)])).not.toContain("pemegang");
});

test("the letter's facts leave out what it does not say, and its scan is a link only for whom it is", () => {
  const words = (changes: object, address: string | null) =>
    shown(<FaktaSurat surat={{ ...branchLetter, ...changes }} pindaian={address} />);
  const full = words({ pindaian: "undangan.pdf" }, "/x/surat");
  expect(full).toContain('href="/x/surat"');
  expect(wordsOf(full)).toMatch(
    /Perihal Undangan Nomor surat 1\/ ?X Dari Kanwil Tanggal surat 18 November 2026 Tanggal diterima 20 November 2026 Nomor agenda 12\/ ?2026 Klasifikasi PP\.00 Lampiran 1 berkas Pindaian undangan\.pdf$/,
  );
  const bare = words({ tanggalSurat: null, klasifikasi: null, lampiran: "" }, "/x/surat");
  expect(bare).not.toMatch(/Tanggal surat|Klasifikasi|Lampiran|href/);
  expect(bare).toContain("Belum ada");
  const closed = words({ pindaian: "undangan.pdf" }, null);
  expect(closed).toContain("Tidak dapat dibuka lagi: disposisinya sudah ditarik");
  expect(closed).not.toMatch(/undangan\.pdf|href/);
});
