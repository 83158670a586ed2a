import { demand, type ReadCtx } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { type Block, type Paper, renderPaper } from "#kit/documents/paper.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { refuse } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { closing, closingLines } from "#modules/profil/index.server.ts";
import type { Kop } from "#modules/profil/index.ts";
import { jalurLabel } from "../jalur/jenis-jalur.ts";
import { readSeated } from "./read-seated.server.ts";
import { readUjian } from "./read-ujian.server.ts";
import { tellSpan } from "./words.ts";

/** What hangs at the door, and what is signed in the room. */
export type JenisDaftar = "pintu" | "hadir";

export const isJenisDaftar = (value: unknown): value is JenisDaftar => value === "pintu" || value === "hadir";

interface Asked {
  readonly ujianId: string;
  /** Empty: every session, or every room. */
  readonly sesiId: string;
  readonly ruangId: string;
}

/** Who sits in each session and room of an exam, seat by seat. @throws Refusal 403, 404 where nobody sits */
export async function loadDaftar(ctx: ReadCtx, asked: Asked) {
  demand(ctx, "pendaftaran:export");
  const ujian = await readUjian(ctx, asked.ujianId);
  if (![asked.sesiId, asked.ruangId].every((place) => place === "" || isUuid(place))) throw refuse.notFound();
  const seated = Map.groupBy(await readSeated(ctx, asked), ({ sesiId, ruangId }) => `${sesiId} ${ruangId}`);
  const lembar = ujian.sesi.flatMap((sesi) =>
    ujian.ruang.flatMap((ruang) => {
      const anak = seated.get(`${sesi.id} ${ruang.id}`);
      return anak ? [{ sesi, ruang, anak }] : [];
    }),
  );
  if (lembar.length === 0) throw refuse.notFound("Belum ada peserta yang mendapat tempat di sini.");
  return { ujian, lembar };
}

export type DaftarUjian = Awaited<ReturnType<typeof loadDaftar>>;

interface Print {
  readonly jenis: JenisDaftar;
  readonly now: Date;
  readonly kertas: Pick<Paper, "letterhead" | "size" | "style">;
}

const titles: Readonly<Record<JenisDaftar, string>> = { pintu: "Daftar Peserta", hadir: "Daftar Hadir" };

/** Each room of each session on a sheet of its own. */
export const daftarPdf = ({ ujian, lembar }: DaftarUjian, { jenis, now, kertas }: Print): Promise<Uint8Array> =>
  renderPaper({
    ...kertas,
    title: `${titles[jenis]} ${ujian.nama}`,
    subtitle: `PPDB ${ujian.tahunAjaran}`,
    footer: `${titles[jenis]} ${ujian.nama}, dicetak ${formatMoment(now)}`,
    blocks: lembar.flatMap((one, at): Block[] => [
      ...(at === 0 ? [] : [{ kind: "page" } as const]),
      { kind: "heading", text: `${one.ruang.nama}, ${one.sesi.nama}` },
      { kind: "paragraph", text: `${tellSpan(one.sesi)}. ${one.anak.length} peserta.${one.ruang.letak ? ` ${one.ruang.letak}.` : ""}` },
      jenis === "pintu" ? door(one.anak) : attendance(one.anak),
      ...(jenis === "hadir" ? signed : []),
    ]),
  });

type Anak = DaftarUjian["lembar"][number]["anak"];

const door = (anak: Anak): Block => ({
  kind: "table",
  roomy: true,
  columns: [
    { label: "Kursi", share: 10, align: "right" },
    { label: "Nomor peserta", share: 28 },
    { label: "Nama", share: 62 },
  ],
  rows: anak.map(({ kursi, nomor, namaLengkap }) => [String(kursi), nomor, namaLengkap]),
});

/** Odd ones sign at the left, even ones at the right, so that there is room for a pen. */
const attendance = (anak: Anak): Block => ({
  kind: "table",
  roomy: true,
  columns: [
    { label: "Kursi", share: 9, align: "right" },
    { label: "Nomor peserta", share: 24 },
    { label: "Nama", share: 35 },
    { label: "Tanda tangan", share: 32 },
  ],
  rows: anak.map(({ kursi, nomor, namaLengkap }) => [
    ...[String(kursi), nomor, namaLengkap, `${kursi % 2 === 0 ? "\u2003\u2003\u2003\u2003" : ""}${kursi}. ..................`],
  ]),
});

const signed: readonly Block[] = [
  {
    kind: "facts",
    rows: [
      { label: "Hadir", value: "........ orang" },
      { label: "Tidak hadir", value: "........ orang" },
      { label: "Pengawas, nama dan tanda tangan", value: "................................................" },
    ],
  },
];

interface Answered {
  /** Of the school, whose head answers for the list. */
  readonly kop: Kop;
  readonly now: Date;
}

const tellCount = (lembar: DaftarUjian["lembar"]): string =>
  `Jumlah: ${lembar.reduce((sum, { anak }) => sum + anak.length, 0).toLocaleString("id-ID")} peserta.`;

/** All of them in one list, for whoever works on in a sheet. */
export const daftarXlsx = ({ ujian, lembar }: DaftarUjian, { kop, now }: Answered): Promise<Uint8Array> =>
  makeXlsx({
    columns: [
      ...[
        { label: "Sesi", width: 12 },
        { label: "Hari dan jam", width: 40 },
        { label: "Ruang", width: 22 },
      ],
      { label: "Kursi", kind: "number", width: 8 },
      ...[
        { label: "Nomor peserta", width: 22 },
        { label: "Nama", width: 34 },
        { label: "Jalur", width: 20 },
        { label: "Asal sekolah", width: 30 },
      ],
    ],
    rows: lembar.flatMap(({ sesi, ruang, anak }) =>
      anak.map(({ kursi, nomor, namaLengkap, jalur, asalSekolah }) => [
        ...[sesi.nama, tellSpan(sesi), ruang.nama, kursi, nomor, namaLengkap, jalurLabel(jalur), asalSekolah],
      ]),
    ),
    explanations: [[`Dibuat ${formatMoment(now)}`]],
    above: [`Peserta ${ujian.nama}`, `PPDB ${ujian.tahunAjaran}`],
    below: closingLines(closing(kop, now, tellCount(lembar))),
  });
