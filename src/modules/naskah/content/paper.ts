import { type Bagian, composeContent } from "./compose.ts";
import { fillText, type Value } from "./fields.ts";
import type { BlokSurat, SavedPaper } from "./saved-paper.ts";
import type { Terisi } from "./value.server.ts";

/** The words of a letter, as it is written or as it was signed. */
export interface Tertulis {
  readonly judul: string | null;
  readonly perihal: string;
  readonly tujuan: string | null;
  readonly lampiran: string | null;
  readonly tembusan: string | null;
  readonly isi: string;
}

/** What stands on the paper. The signature comes last; its QR is put in when it is drawn. */
export function suratPaper(
  surat: Tertulis,
  { nilai, tabel }: Terisi,
  kop: Pick<SavedPaper, "letterhead" | "size">,
): Required<Pick<SavedPaper, "blocks" | "title">> & SavedPaper {
  const nomor = nilai.nomor || "(diberikan saat ditandatangani)";
  const judul = surat.judul ? fillText(surat.judul, nilai) : null;
  const perihal = fillText(surat.perihal, nilai);
  const isi = composeContent(surat.isi, nilai).map((bagian) => blok(bagian, tabel));
  return {
    ...kop,
    form: "letter",
    title: judul ? judul.toUpperCase() : perihal,
    ...(judul ? { subtitle: describeNomor(nomor) } : { untitled: true }),
    footer: `${judul ?? perihal} ${nilai.nomor ?? ""}`.trim(),
    blocks: [
      ...(judul ? [] : pembuka(surat, nilai, { nomor, perihal })),
      ...kepada(surat),
      ...isi,
      signature(nilai, judul !== null),
      ...tembusan(surat),
    ],
  };
}

/** Where the signature stands among the blocks. */
export const badgePlace = (blocks: readonly BlokSurat[]): number => blocks.findIndex(({ kind }) => kind === "signature");

/** A decision is "NOMOR 23 TAHUN 2026". */
export const describeNomor = (nomor: string): string =>
  /^nomor/i.test(nomor) ? nomor : / TAHUN \d{4}$/.test(nomor) ? `NOMOR ${nomor}` : `Nomor: ${nomor}`;

const kepada = ({ tujuan }: Tertulis): BlokSurat[] => (tujuan ? [{ kind: "paragraph", text: `Yth.\n${tujuan}`, tone: "plain" }] : []);

function pembuka(
  { lampiran }: Tertulis,
  nilai: Value,
  { nomor, perihal }: { readonly nomor: string; readonly perihal: string },
): BlokSurat[] {
  return [
    {
      kind: "pairs",
      aside: nilai.tanggal ?? "",
      rows: [
        { label: "Nomor", value: nomor },
        { label: "Lampiran", value: lampiran || "-" },
        { label: "Hal", value: perihal },
      ],
    },
  ];
}

function blok(bagian: Bagian, tabel: Terisi["tabel"]): BlokSurat {
  switch (bagian.jenis) {
    case "alinea":
      return { kind: "paragraph", text: bagian.teks, tone: "letter" };
    case "tengah":
      return { kind: "paragraph", text: bagian.teks, tone: "centred" };
    case "pasangan":
      return { kind: "pairs", rows: bagian.baris.map(({ label, isi }) => ({ label, value: isi })) };
    case "daftar":
      return { kind: "list", items: bagian.butir, ordered: true, tone: "letter" };
    case "tabel": {
      const { kepala, baris } = tabel[bagian.tentang];
      return {
        kind: "table",
        columns: kepala.map((label, tempat) => ({ label, share: tempat === 0 ? 1 : tempat === 1 ? 5 : 4 })),
        rows: baris,
      };
    }
  }
}

const signature = (nilai: Value, bertanggal: boolean): BlokSurat => ({
  kind: "signature",
  place: bertanggal ? `${nilai["madrasah.kota"] ?? ""}, ${nilai.tanggal ?? ""}` : "",
  role: `${nilai["penandatangan.sebutan"] ?? nilai["penandatangan.jabatan"] ?? ""},`,
  name: nilai["penandatangan.nama"] ?? "",
  ...(nilai["penandatangan.nip"] ? { note: `NIP ${nilai["penandatangan.nip"]}` } : {}),
});

function tembusan({ tembusan: kepada }: Tertulis): BlokSurat[] {
  const baris = (kepada ?? "")
    .split("\n")
    .map((satu) => satu.trim())
    .filter((satu) => satu !== "");
  if (baris.length === 0) return [];
  return [
    { kind: "paragraph", text: "Tembusan:", tone: "quiet" },
    { kind: "list", items: baris, ordered: true },
  ];
}
