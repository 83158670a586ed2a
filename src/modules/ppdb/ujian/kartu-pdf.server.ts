import { formatMoment } from "#kit/dates.ts";
import { type Block, type Paper, renderPaper } from "#kit/documents/paper.server.ts";
import { statusPath } from "../paths.ts";
import { kartuUjianPath } from "./kartu-code.server.ts";
import type { KartuUjian } from "./read-kartu.server.ts";

/** The school's paper, its letterhead ready, and where people reach the product. */
export interface KartuPaper {
  readonly kertas: Pick<Paper, "letterhead" | "size" | "style">;
  readonly origin: string;
}

const title = "Kartu Peserta Ujian";

/** Each child's card on a page of its own; the first one bears the letterhead. */
export async function printKartuUjian(cards: readonly KartuUjian[], { kertas, origin }: KartuPaper): Promise<Uint8Array> {
  const pages = cards.map((card) => blocksOf(card, origin));
  const [first] = cards;
  const alone = cards.length === 1 && first;
  return renderPaper({
    ...kertas,
    title: alone ? `${title} ${first.nomor}` : title,
    untitled: true,
    footer: alone ? `${title} ${first.nomor}, versi ${first.jadwal.versi}` : title,
    blocks: pages.flatMap((blocks, at) => (at === 0 ? blocks : [{ kind: "page" } as const, ...blocks])),
  });
}

function blocksOf(card: KartuUjian, origin: string): Block[] {
  const { nomor, nama, jalur, asalSekolah, tahunAjaran, jadwal, kode, dicetak } = card;
  const bawa = [...new Set(jadwal.ujian.flatMap((one) => one.bawa))];
  const rules = [...new Set(jadwal.ujian.flatMap((one) => one.tataTertib))];
  return [
    { kind: "heading", text: `${title} PPDB ${tahunAjaran}` },
    {
      kind: "callout",
      label: "Nomor peserta",
      value: nomor,
      note: `Versi ${jadwal.versi}, dicetak ${formatMoment(dicetak)}. Bila jadwal berubah, kartu dengan versi lain tidak berlaku.`,
      code: { text: `${origin}${kartuUjianPath}/${kode}`, heard: "Kode QR untuk memeriksa apakah kartu ini masih berlaku" },
    },
    {
      kind: "facts",
      photo: "Tempel foto 3 × 4",
      rows: [
        { label: "Nama", value: nama },
        { label: "Jalur", value: jalur },
        { label: "Asal sekolah", value: asalSekolah },
      ],
    },
    { kind: "heading", text: "Jadwal dan ruang" },
    {
      kind: "table",
      columns: [
        { label: "Ujian", share: 22 },
        { label: "Hari dan jam", share: 32 },
        { label: "Ruang", share: 34 },
        { label: "Kursi", share: 12, align: "right" },
      ],
      rows: jadwal.ujian.map(({ ujian, hari, jam, ruang, letak, kursi }) => [
        ...[ujian, `${hari}, ${jam}`, letak ? `${ruang}, ${letak}` : ruang, String(kursi)],
      ]),
    },
    ...listed("Yang dibawa", bawa),
    ...listed("Tata tertib", rules),
    {
      kind: "paragraph",
      tone: "quiet",
      text: `Sebelum berangkat, periksa jadwal terakhir di ${new URL(origin).host}${statusPath} dengan nomor ini dan tanggal lahir, atau pindai kode QR di atas.`,
    },
  ];
}

const listed = (text: string, items: readonly string[]): Block[] =>
  items.length === 0
    ? []
    : [
        { kind: "heading", text },
        { kind: "list", items },
      ];

/** One card as a file to keep or print. */
export async function kartuResponse(card: KartuUjian, paper: KartuPaper): Promise<Response> {
  const pdf = await printKartuUjian([card], paper);
  return new Response(new Uint8Array(pdf), {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="Kartu-${card.nomor}-versi-${card.jadwal.versi}.pdf"`,
      "Cache-Control": "no-store",
      "Referrer-Policy": "no-referrer",
    },
  });
}
