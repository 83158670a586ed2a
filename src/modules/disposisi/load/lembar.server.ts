import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";
import { describeInstruksi, instruksi, sifat } from "../instruksi.ts";
import type { SuratDisposisi } from "../parts/surat.ts";
import { describeEnd, statusName } from "../parts/words.ts";
import type { Cabang, Tanggapan } from "../tree.ts";
import { loadJalan } from "./load.server.ts";

type Content = Pick<Paper, "title" | "subtitle" | "blocks" | "footer">;

/** The sheet that lies on the letter: what it is, to whom it went, what was asked and what became of it. @param byHand empty, for the pen. @throws Refusal 404 */
export async function lembarDisposisi(ctx: ReadCtx, suratId: string, byHand = false): Promise<Content> {
  const { surat, pohon, tanggapan } = await loadJalan(ctx, suratId);
  return lembarOf(surat, byHand ? [] : pohon, tanggapan);
}

/** @param pohon none: empty, for the pen */
export function lembarOf(surat: SuratDisposisi, pohon: readonly Cabang[], tanggapan: readonly Tanggapan[]): Content {
  return {
    title: "Lembar Disposisi",
    subtitle: `Agenda nomor ${surat.agenda}`,
    footer: `Lembar disposisi ${surat.nomorSurat}`,
    blocks: [
      { kind: "facts", rows: fakta(surat), written: true },
      ...[...new Set(pohon.map(({ disposisiId }) => disposisiId))].flatMap((id, place) =>
        bagian(
          pohon.filter(({ disposisiId }) => disposisiId === id),
          { tanggapan, handedOn: place > 0 },
        ),
      ),
      ...(pohon.length === 0 ? empty : []),
    ],
  };
}

const fakta = (surat: SuratDisposisi) => [
  { label: "Kode klasifikasi", value: surat.klasifikasi ?? "" },
  { label: "Indeks berkas", value: "" },
  { label: "Nomor surat", value: surat.nomorSurat },
  { label: "Tanggal surat", value: surat.tanggalSurat ? formatDay(surat.tanggalSurat) : "" },
  { label: "Tanggal diterima", value: formatDay(surat.tanggalTerima) },
  { label: "Dari", value: surat.asalSurat },
  { label: "Perihal", value: surat.perihal },
  { label: "Lampiran", value: surat.lampiran ?? "" },
];

interface Giving {
  readonly tanggapan: readonly Tanggapan[];
  /** After the first; it names what is asked in a line, so that the whole way stays on one sheet. */
  readonly handedOn: boolean;
}

/** One giving: who gave it to whom, what was asked, and what each said. */
function bagian(cabang: readonly Cabang[], { tanggapan, handedOn }: Giving): Block[] {
  const [satu] = cabang;
  if (!satu) return [];
  const keterangan = ({ id, status, selesaiPada }: Cabang) =>
    [
      ...tanggapan.filter((kata) => kata.cabangId === id && kata.isi).map(({ isi }) => isi),
      ...(selesaiPada ? [describeEnd(status, selesaiPada)] : []),
    ].join("\n");
  return [
    { kind: "heading", text: `Disposisi ${satu.dari.nama}` },
    {
      kind: "facts",
      rows: [
        { label: "Tanggal", value: formatMoment(satu.createdAt) },
        { label: "Catatan", value: satu.catatan ?? "" },
        { label: "Batas waktu", value: satu.batas ? formatDay(satu.batas) : "" },
        ...(handedOn
          ? [
              { label: "Sifat", value: sifat[satu.sifat] ?? satu.sifat },
              { label: "Instruksi", value: satu.instruksi.map(describeInstruksi).join(", ") },
            ]
          : []),
      ],
    },
    ...(handedOn ? [] : ticks([satu.sifat], satu.instruksi)),
    {
      kind: "table",
      columns: [
        { label: "Diteruskan kepada", share: 3 },
        { label: "Status", share: 2 },
        { label: "Keterangan", share: 4 },
        { label: "Paraf", share: 1 },
      ],
      rows: cabang.map((penerima) => [
        penerima.kepada.nama + (penerima.kepada.jabatan ? `\n${penerima.kepada.jabatan}` : ""),
        statusName[penerima.status],
        keterangan(penerima),
        "",
      ]),
    },
  ];
}

/** Half of them beside the other half, read downwards. */
function berpasangan(semua: readonly string[]): string[][] {
  const separuh = Math.ceil(semua.length / 2);
  return semua.slice(0, separuh).map((satu, tempat) => [satu, semua[separuh + tempat] ?? ""]);
}

/** Every urgency and every instruction, with a mark at those that are meant. */
function ticks(sifatnya: readonly string[], diminta: readonly string[]): Block[] {
  const marked = (all: Readonly<Record<string, string>>, meant: readonly string[]) => {
    const known = Object.entries(all).map(([kode, nama]) => `${meant.includes(kode) ? "[ X ]" : "[    ]"}  ${nama}`);
    return [...known, ...meant.filter((kode) => !(kode in all)).map((kode) => `[ X ]  ${describeInstruksi(kode)}`)];
  };
  return [
    { kind: "table", columns: [{ label: "Sifat" }, { label: "" }, { label: "" }, { label: "" }], rows: [marked(sifat, sifatnya)] },
    { kind: "table", columns: [{ label: "Instruksi" }, { label: "" }], rows: berpasangan(marked(instruksi, diminta)) },
  ];
}

/** To be filled in by hand. */
const empty: readonly Block[] = [
  ...ticks([], []),
  {
    kind: "table",
    columns: [
      { label: "Diteruskan kepada", share: 3 },
      { label: "Catatan", share: 4 },
      { label: "Batas waktu", share: 2 },
      { label: "Paraf", share: 1 },
    ],
    rows: Array.from({ length: 4 }, () => ["\n\n", "", "", ""]),
  },
];
