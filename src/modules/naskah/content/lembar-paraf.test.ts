/** What stands in the table of initials, and on the sheet of its own that the office keeps with a signed letter. */
import { expect, test } from "vitest";
import type { ChainStep } from "../load/chain-steps.server.ts";
import { lembarParaf, parafBlocks } from "./lembar-paraf.ts";
import type { SavedPaper } from "./saved-paper.ts";

const given = { tempat: "Bendahara", oleh: "Fitri", pada: new Date("2026-11-23T01:00:00Z"), siapa: null, tandaTangan: false };
const toCome = { tempat: "Wakamad Humas", oleh: null, pada: null, siapa: "Rudi", tandaTangan: false };
const empty = { ...toCome, tempat: "Wakamad Kesiswaan", siapa: null };
const signature = { tempat: "Kepala Madrasah", oleh: null, pada: null, siapa: "Karim", tandaTangan: true };
const steps: readonly ChainStep[] = [given, toCome, empty, signature];

test("the initials are counted from one, in their order: who gave them and when, or who would, and not the signature", () => {
  const [heading, table] = parafBlocks(steps);
  expect(heading).toEqual({ kind: "heading", text: "Paraf" });
  expect(table).toEqual({
    kind: "table",
    columns: [
      { label: "No.", share: 1 },
      { label: "Jabatan", share: 5 },
      { label: "Nama", share: 5 },
      { label: "Paraf", share: 5 },
    ],
    rows: [
      ["1", "Bendahara", "Fitri", "Diparaf 23 November 2026 pukul 09.00 WITA"],
      ["2", "Wakamad Humas", "Rudi", ""],
      ["3", "Wakamad Kesiswaan", "", ""],
    ],
  });
});

test("where nobody initials there is no table, though somebody signs", () => {
  expect(parafBlocks([])).toEqual([]);
  expect(parafBlocks([signature])).toEqual([]);
});

test("the sheet has the letterhead and the size of its letter, says which one it belongs to, and turns no page on its side", () => {
  const letterhead = { names: ["MAN 1 Palu"], address: "Jalan Jamur 38" };
  const [size, style] = ["F4" as const, { marginLeft: 30 } as never];
  const kertas: SavedPaper = {
    letterhead,
    size,
    style,
    orientation: "landscape",
    form: "letter",
    title: "PIAGAM",
    footer: "x",
    blocks: [],
  };
  const sheet = lembarParaf(kertas, { nomor: "5/2026", tanggal: "23 November 2026", hal: "Undangan rapat" }, steps);
  expect(sheet).toEqual({
    ...{ letterhead, size, style, form: "letter", title: "LEMBAR PARAF", footer: "Lembar paraf 5/2026" },
    blocks: [
      {
        kind: "pairs",
        rows: [
          { label: "Nomor surat", value: "5/2026" },
          { label: "Tanggal", value: "23 November 2026" },
          { label: "Hal", value: "Undangan rapat" },
        ],
      },
      ...parafBlocks(steps),
      { kind: "paragraph", text: "Disimpan bersama pertinggal surat. Surat yang dikirim tidak memuat paraf.", tone: "quiet" },
    ],
  });
  const { size: _, style: __, ...plain } = kertas;
  const bare = lembarParaf(plain, { nomor: "5/2026", tanggal: "", hal: "" }, []);
  for (const none of ["size", "style", "orientation"]) expect(bare).not.toHaveProperty(none);
  expect(bare.blocks.map(({ kind }) => kind)).toEqual(["pairs", "paragraph"]);
});
