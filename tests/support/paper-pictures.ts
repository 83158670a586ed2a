import sharp from "sharp";
import { type Block, type Paper, paperData } from "#kit/documents/paper.server.ts";
import { typesetSvg } from "#kit/documents/typeset.server.ts";
import { ownPlaceholdersIn, suratFields } from "#modules/naskah/content/fields.ts";
import { type Bentuk, suratPaper } from "#modules/naskah/content/paper.ts";
import { kepalaPegawai, kepalaSiswa } from "#modules/naskah/content/table.ts";
import { closing } from "#modules/profil/index.server.ts";
import { templateArsip } from "#seeds/teks/template-arsip.ts";
import { templateSeleksi } from "#seeds/teks/template-seleksi.ts";
import { templateSurat } from "#seeds/teks/template-surat.ts";
import { lembarByHand, lembarGiven } from "./lembar-picture.ts";

export const papersHead = "# The papers\n";

const letterhead = {
  names: ["Kementerian Agama Republik Indonesia", "Kantor Kementerian Agama Kota Palu", "Madrasah Aliyah Negeri 1 Palu"],
  address: "Jalan Jamur Nomor 38, Palu Barat, Kota Palu, Sulawesi Tengah 94226",
  contact: "Telepon (0451) 421000 · kantor@contoh.sch.id",
};
const kop = { letterhead, size: "F4", style: "official" } as const;

const bentuk: Readonly<Record<string, Bentuk>> = { keputusan: "keputusan", "nota-dinas": "nota-dinas", "surat-pengantar": "pengantar" };
const nomor: Readonly<Record<string, string>> = { keputusan: "23 TAHUN 2026" };

/** What is typed into the fields of one's own, where the name of the field alone would say too little. */
const typed: Readonly<Record<string, string>> = {
  Menimbang: "bahwa untuk kelancaran kegiatan perlu ditetapkan pembinanya;\nbahwa mereka dalam lampiran ini dipandang cakap.",
  Mengingat: "Undang-Undang Nomor 20 Tahun 2003;\nPeraturan Menteri Agama Nomor 90 Tahun 2013.",
  Memperhatikan: "Hasil rapat dewan guru.",
};

const rule = {
  letter: "KMA 9/2016, surat dinas: nomor, lampiran, hal di kiri, tanggal di kanan; jenis huruf Arial; F4",
  decision: "KMA 9/2016, keputusan: menimbang, mengingat, memperhatikan, diktum, “Ditetapkan di”, nama dalam lampiran",
  task: "KMA 9/2016, surat tugas: menimbang, dasar, memberi tugas kepada, untuk",
  covering: "KMA 9/2016, surat pengantar: tabel yang dikirim dan tanda terima",
  note: "KMA 9/2016, nota dinas: Yth., dari, hal, tanggal; tanpa alamat luar",
  titled: "KMA 9/2016, naskah khusus: judul dan nomor di tengah, tempat dan tanggal di atas tanda tangan",
  hung: "KMA 9/2016, naskah khusus: judul dan nomor di tengah; lembar rebah, sebagaimana lazimnya sertifikat",
  sheet: "KMA 9/2016, pengurusan surat: lembar disposisi dengan sifat, daftar instruksi yang dicentang, penerima, dan paraf",
  book: "KMA 9/2016, pengurusan surat: buku agenda, 25 surat sehalaman, diakhiri tempat, tanggal, nama, dan NIP",
};
const rules: Readonly<Record<string, string>> = {
  undangan: rule.letter,
  keputusan: rule.decision,
  "surat-tugas": rule.task,
  "surat-pengantar": rule.covering,
  "nota-dinas": rule.note,
  sertifikat: rule.hung,
};

const templates = [...templateSurat, ...templateSeleksi, ...templateArsip];

export function ofTemplate({ jenis, judul, perihal, isi }: (typeof templates)[number]): Paper {
  const own = ownPlaceholdersIn(judul, perihal, isi);
  const nilai = {
    ...Object.fromEntries(Object.entries(suratFields).map(([name, { contoh }]) => [name, contoh])),
    ...{ "madrasah.nama": "Madrasah Aliyah Negeri 1 Palu", "madrasah.kota": "Palu" },
    "penandatangan.sebutan": "Kepala Madrasah",
    ...(nomor[jenis] && { nomor: nomor[jenis] }),
    ...Object.fromEntries(own.map((name) => [`isian.${name}`, typed[name] ?? `(${name.toLowerCase()})`])),
  };
  const people = {
    pegawai: {
      kepala: kepalaPegawai,
      baris: [["1", "Fitriani Lasimpo, S.Pd.\n19910214 201903 2 001", "Penata Muda (III/a)", "Guru Ahli Pertama"]],
    },
    siswa: { kepala: kepalaSiswa, baris: [["1", "Nadia Rahma Tolare", "0091234567", "XI IPA 2"]] },
  };
  const tujuan = judul && jenis !== "nota-dinas" ? null : "Kepala Kantor Kementerian Agama\nKota Palu";
  return suratPaper(
    { judul, perihal, isi, tujuan, lampiran: null, tembusan: null, bentuk: bentuk[jenis] ?? "biasa" },
    { nilai, tabel: people },
    kop,
  );
}

const kini = new Date("2026-11-26T02:00:00Z");
const kepala = { nama: "Dr. Abdul Karim Lamadjido, M.Pd.", nip: "19720311 199803 1 001", sebutan: "Kepala Madrasah" };

const book: Paper = {
  ...{ ...kop, title: "Buku Agenda Surat Masuk", subtitle: "1 sampai 30 November 2026 · 28 surat", orientation: "landscape" },
  blocks: [
    {
      ...{ kind: "table", dense: true },
      columns: ["No.", "Diterima", "Nomor surat", "Asal surat", "Perihal"].map((label, at) => ({
        label,
        share: [0.5, 1, 2, 2, 3][at] ?? 1,
      })),
      rows: Array.from({ length: 28 }, (_, at) => [
        `${at + 1}`,
        "2 Nov 2026",
        `B-${at + 1}/Kw.22/11/2026`,
        "Kanwil Kemenag",
        "Undangan rapat koordinasi",
      ]),
    } satisfies Block,
    ...closing({ kota: "Palu", kepala }, kini, "Jumlah: 28 surat."),
  ],
};

/** Takes a picture of the first page of every kind of paper. @returns their part of docs/screens.md */
export async function takePapers(): Promise<string> {
  const papers = [
    ...templates.map((one) => ({ name: one.nama, says: rules[one.jenis] ?? rule.titled, paper: ofTemplate(one) })),
    {
      name: "Surat yang dibatalkan",
      says: "Tulisan melintang di setiap halaman",
      paper: { ...ofTemplate(templateSurat[0]), stamp: "DIBATALKAN" },
    },
    { name: "Lembar disposisi", says: rule.sheet, paper: { ...kop, ...lembarGiven } },
    { name: "Lembar disposisi kosong", says: "Untuk diisi dengan pena", paper: { ...kop, ...lembarByHand } },
    { name: "Buku agenda", says: rule.book, paper: book },
    { name: "Gaya berornamen", says: "Pilihan madrasah di Kop Surat", paper: ornamented(ofTemplate(templateSurat[0])) },
  ];
  const parts: string[] = [];
  for (const { name, says, paper } of papers) {
    const file = `gambar/kertas-${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-")}.webp`;
    const svg = await typesetSvg({ template: "paper", data: await paperData(paper) });
    await sharp(Buffer.from(svg), { density: 120 })
      .flatten({ background: "#fff" })
      .resize(640)
      .webp({ quality: 60, effort: 5 })
      .toFile(`docs/${file}`);
    parts.push(`## ${name}\n\n${says}\n\n![${name}](${file})\n`);
  }
  const lead =
    "The first page of every kind of paper, set from the templates that the first start brings, beside the rule it follows; `npm run screens -- papers` draws them anew.";
  return [papersHead, lead, "", ...parts].join("\n");
}

const ornamented = ({ style: _, ...paper }: Paper): Paper => paper;
