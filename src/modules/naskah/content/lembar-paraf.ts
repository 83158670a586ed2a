import { formatMoment } from "#kit/dates.ts";
import type { ChainStep } from "../load/chain-steps.server.ts";
import type { BlokSurat, SavedPaper } from "./saved-paper.ts";

/**
 * Initials stand on the copy that the office keeps (pertinggal), in the order of the chain, and not on the letter that goes out:
 * of a letter that is not signed yet behind its words, of a signed one on a sheet of its own.
 */
export function parafBlocks(steps: readonly ChainStep[]): BlokSurat[] {
  const initials = steps.filter(({ tandaTangan }) => !tandaTangan);
  if (initials.length === 0) return [];
  const rows = initials.map(({ tempat, oleh, siapa, pada }, place) => [
    ...[`${place + 1}`, tempat, oleh ?? siapa ?? "", pada ? `Diparaf ${formatMoment(pada)}` : ""],
  ]);
  const columns = [
    { label: "No.", share: 1 },
    { label: "Jabatan", share: 5 },
    { label: "Nama", share: 5 },
    { label: "Paraf", share: 5 },
  ];
  return [
    { kind: "heading", text: "Paraf" },
    { kind: "table", columns, rows },
  ];
}

interface Signed {
  readonly nomor: string;
  readonly tanggal: string;
  readonly hal: string;
}

/** The sheet kept with a signed letter; `kertas` is the paper it belongs to. */
export function lembarParaf(kertas: SavedPaper, { nomor, tanggal, hal }: Signed, steps: readonly ChainStep[]): SavedPaper {
  const { letterhead, size, style } = kertas;
  const rows = [
    { label: "Nomor surat", value: nomor },
    { label: "Tanggal", value: tanggal },
    { label: "Hal", value: hal },
  ];
  return {
    ...{ letterhead, ...(size && { size }), ...(style && { style }) },
    form: "letter",
    title: "LEMBAR PARAF",
    footer: `Lembar paraf ${nomor}`,
    blocks: [
      { kind: "pairs", rows },
      ...parafBlocks(steps),
      { kind: "paragraph", text: "Disimpan bersama pertinggal surat. Surat yang dikirim tidak memuat paraf.", tone: "quiet" },
    ],
  };
}
