import type { Stored } from "#kit/database/tables.ts";
import { type Bagian, composeContent } from "./compose.ts";
import { fillText, type Value } from "./fields.ts";
import type { BlokSurat, SavedPaper } from "./saved-paper.ts";
import type { PersonTable } from "./table.ts";
import type { Terisi } from "./value.server.ts";

/** How a kind of paper is laid out. */
export type Bentuk = Stored<"jenisNaskah">["bentuk"];

/** The words of a letter, as it is written or as it was signed. */
export interface Tertulis {
  readonly judul: string | null;
  readonly perihal: string;
  readonly tujuan: string | null;
  readonly lampiran: string | null;
  readonly tembusan: string | null;
  readonly isi: string;
}

/** What is hung on a wall lies on its side, as certificates do everywhere. */
const hung = /^(?:sertifikat|piagam)\b/i;

type Kop = Pick<SavedPaper, "letterhead" | "size" | "style">;

/** What stands on the paper, the signature behind its words, its annex last. The signature's QR is put in when it is drawn. */
export function suratPaper(
  surat: Tertulis & { readonly bentuk: Bentuk },
  { nilai, tabel }: Terisi,
  kop: Kop,
): Required<Pick<SavedPaper, "blocks" | "title">> & SavedPaper {
  const nomor = nilai.nomor || "(diberikan saat ditandatangani)";
  const judul = surat.judul ? fillText(surat.judul, nilai) : null;
  const perihal = fillText(surat.perihal, nilai);
  const semua = composeContent(surat.isi, nilai);
  const batas = semua.findIndex(({ jenis }) => jenis === "lampiran");
  const [isi, sisa] = batas < 0 ? [semua, []] : [semua.slice(0, batas), semua.slice(batas + 1)];
  const tanda = signature(nilai, { ...surat, judul }, isi);
  const annex =
    sisa.length > 0
      ? [
          ...kepalaLampiran({ judul, perihal, nomor, bentuk: surat.bentuk }),
          ...blokOf(sisa, tabel),
          signature(nilai, { ...surat, judul }, []),
        ]
      : [];
  return {
    ...kop,
    form: "letter",
    ...(judul && hung.test(judul) && { orientation: "landscape" }),
    title: judul ? judul.toUpperCase() : perihal,
    ...(judul ? { subtitle: describeNomor(nomor) } : { untitled: true }),
    footer: `${judul ?? perihal} ${nilai.nomor ?? ""}`.trim(),
    blocks: [
      ...pembuka(surat, nilai, { nomor, perihal, judul }),
      ...blokOf(isi, tabel).map((block) => (surat.bentuk === "keputusan" ? capitals(block) : block)),
      tanda,
      ...tembusan(surat),
      ...(surat.bentuk === "pengantar" ? [tandaTerima] : []),
      ...annex,
    ],
  };
}

/** What a decision is about, who decides and that they do stand in capitals, however it was typed (KMA 9/2016). */
const capitals = (block: BlokSurat): BlokSurat =>
  block.kind === "paragraph" && block.tone === "centred" ? { ...block, text: block.text.toUpperCase() } : block;

/** A decision is "NOMOR 23 TAHUN 2026". */
export const describeNomor = (nomor: string): string =>
  /^nomor/i.test(nomor) ? nomor : / TAHUN \d{4}$/.test(nomor) ? `NOMOR ${nomor}` : `Nomor: ${nomor}`;

interface Kepala {
  readonly judul: string | null;
  readonly perihal: string;
  readonly nomor: string;
}

function pembuka(
  { tujuan, lampiran, bentuk }: Tertulis & { readonly bentuk: Bentuk },
  nilai: Value,
  { nomor, perihal, judul }: Kepala,
): BlokSurat[] {
  if (bentuk === "nota-dinas" && judul) {
    const rows = [
      { label: "Yth.", value: tujuan ?? "" },
      { label: "Dari", value: nilai["penandatangan.jabatan"] ?? "" },
      { label: "Hal", value: perihal },
      { label: "Tanggal", value: nilai.tanggal ?? "" },
      ...(lampiran ? [{ label: "Lampiran", value: lampiran }] : []),
    ];
    return [{ kind: "pairs", rows }];
  }
  const kepada: BlokSurat[] = tujuan ? [{ kind: "paragraph", text: `Yth.\n${tujuan}`, tone: "address" }] : [];
  if (judul) return kepada;
  const rows = [
    { label: "Nomor", value: nomor },
    { label: "Lampiran", value: lampiran || "-" },
    { label: "Hal", value: perihal },
  ];
  return [{ kind: "pairs", aside: nilai.tanggal ?? "", rows }, ...kepada];
}

/** What the annex belongs to. */
function kepalaLampiran({ judul, perihal, nomor, bentuk }: Kepala & { readonly bentuk: Bentuk }): BlokSurat[] {
  const induk = judul ?? "Surat";
  const rows =
    bentuk === "keputusan"
      ? [
          { label: "LAMPIRAN", value: induk.toUpperCase() },
          { label: "NOMOR", value: nomor },
          { label: "TENTANG", value: perihal.replace(/^keputusan tentang\s+/i, "").toUpperCase() },
        ]
      : [
          { label: "Lampiran", value: induk },
          { label: "Nomor", value: nomor },
          { label: "Hal", value: perihal },
        ];
  return [{ kind: "page" }, { kind: "pairs", rows }];
}

const blokOf = (semua: readonly Bagian[], tabel: Terisi["tabel"]): BlokSurat[] => semua.flatMap((bagian) => blok(bagian, tabel) ?? []);

function blok(bagian: Bagian, tabel: Terisi["tabel"]): BlokSurat | readonly BlokSurat[] | undefined {
  switch (bagian.jenis) {
    case "alinea":
      return { kind: "paragraph", text: bagian.teks, tone: "letter" };
    case "tengah":
      return { kind: "paragraph", text: bagian.teks, tone: "centred" };
    case "pasangan":
      return { kind: "pairs", rows: bagian.baris.map(({ label, isi }) => ({ label, value: isi })) };
    case "klausul":
      return {
        kind: "clauses",
        rows: bagian.baris.map(({ label, butir, hitungan }) => ({
          ...{ label, items: butir },
          ...(hitungan && { numbered: hitungan === "huruf" ? ("letters" as const) : ("digits" as const) }),
        })),
      };
    case "daftar":
      return { kind: "list", items: bagian.butir, ordered: true, tone: "letter" };
    case "tabel":
      if (bagian.tentang !== "lampiran") return tableOf(tabel[bagian.tentang]);
      return (tabel.lampiran ?? []).flatMap((satu): BlokSurat[] => [
        { kind: "paragraph", text: satu.judul, tone: "centred" },
        tableOf(satu),
      ]);
    case "isiTabel": {
      const [kepala = [], ...rows] = bagian.baris;
      return { kind: "table", columns: kepala.map((label) => ({ label, share: /^no\.?$/i.test(label) ? 1 : 5 })), rows };
    }
    // Their places are behind the words of the letter.
    case "penandaTangan":
    case "lampiran":
      return undefined;
  }
}

const tableOf = ({ kepala, baris }: PersonTable): BlokSurat => ({
  kind: "table",
  columns: kepala.map((label, tempat) => ({ label, share: tempat === 0 ? 1 : tempat === 1 ? 5 : 4 })),
  rows: baris,
});

function signature(
  nilai: Value,
  { bentuk, judul }: { readonly bentuk: Bentuk; readonly judul: string | null },
  isi: readonly Bagian[],
): BlokSurat {
  const [kota, tanggal] = [nilai["madrasah.kota"] ?? "", nilai.tanggal ?? ""];
  const place =
    bentuk === "keputusan"
      ? `Ditetapkan di ${kota}\npada tanggal ${tanggal}`
      : judul && bentuk !== "nota-dinas"
        ? `${kota}, ${tanggal}`
        : "";
  const kiri = isi.find((bagian) => bagian.jenis === "penandaTangan");
  return {
    kind: "signature",
    place,
    role: `${nilai["penandatangan.sebutan"] ?? nilai["penandatangan.jabatan"] ?? ""},`,
    name: nilai["penandatangan.nama"] ?? "",
    ...(nilai["penandatangan.nip"] ? { note: `NIP ${nilai["penandatangan.nip"]}` } : {}),
    ...(kiri && { beside: { role: `${kiri.sebutan},`, name: kiri.nama, ...(kiri.keterangan && { note: kiri.keterangan }) } }),
  };
}

const tandaTerima: BlokSurat = {
  kind: "receipt",
  title: "Tanda terima",
  labels: ["Diterima tanggal", "Nama penerima", "Jabatan", "Tanda tangan dan cap"],
};

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
