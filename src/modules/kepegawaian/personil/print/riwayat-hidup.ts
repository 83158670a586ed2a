import { formatDay, formatMoment, today } from "#kit/dates.ts";
import type { Block, Paper } from "#kit/documents/paper.ts";
import type { Field } from "#kit/register/fields.ts";
import type { Row } from "#kit/register/register.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { formatNip } from "#modules/akun/index.ts";
import { pegawai } from "../../pegawai.ts";
import type { CatatanRiwayat } from "../../riwayat/catatan.ts";

interface Hidup {
  readonly row: Row;
  readonly catatan: readonly CatatanRiwayat[];
  /** JPEG. */
  readonly foto: Uint8Array | undefined;
  /** The town that stands before the day. */
  readonly tempat: string;
  readonly kini: Date;
}

const perorangan = [
  ...["tempatLahir", "tanggalLahir", "jenisKelamin", "agama", "alamat", "noTelepon", "email", "nik", "nuptk"],
  ...["status", "jabatan", "tugasTambahan", "pangkat", "tmtPangkat", "tmt", "pendidikan", "subUnit"],
];

/** The parts behind the first, and what dates their entries. */
const bagian: readonly { readonly register: string; readonly judul: string; readonly tanggal: string }[] = [
  { register: "pendidikan", judul: "Riwayat pendidikan", tanggal: "Tanggal ijazah" },
  { register: "kepangkatan", judul: "Riwayat kepangkatan", tanggal: "TMT" },
  { register: "jabatan", judul: "Riwayat jabatan", tanggal: "TMT" },
  { register: "pelatihan", judul: "Pelatihan", tanggal: "Mulai" },
  { register: "penghargaan", judul: "Penghargaan", tanggal: "Tanggal" },
  { register: "pasangan", judul: "Suami atau istri", tanggal: "Tanggal menikah" },
  { register: "anak", judul: "Anak", tanggal: "Tanggal lahir" },
  { register: "orangTua", judul: "Orang tua", tanggal: "Tanggal lahir" },
];

/** A person's daftar riwayat hidup: who they are, then everything that is kept of them, part by part. */
export function riwayatHidup({ row, catatan, foto, tempat, kini }: Hidup): Omit<Paper, "letterhead" | "size"> {
  const nama = String(row.nama);
  const nip = row.nip ? `NIP ${formatNip(String(row.nip))}` : "";
  return {
    title: "Daftar Riwayat Hidup",
    footer: `${nama} · dicetak ${formatMoment(kini)}`,
    blocks: [
      { kind: "callout", label: "Nama", value: nama, ...(nip && { note: nip }), ...(foto && { picture: foto }) },
      { kind: "heading", text: "I. Keterangan perorangan" },
      { kind: "facts", rows: perorangan.filter((satu) => satu in row).map((satu) => fakta(row, satu)) },
      ...bagian.flatMap((satu, urut) => table(satu, catatan, romanNumerals[urut] ?? "")),
      {
        kind: "signature",
        place: `${tempat}, ${formatDay(today(kini))}`,
        role: "Yang bersangkutan,",
        name: nama,
        ...(nip && { note: nip }),
      },
    ],
  };
}

const romanNumerals = ["II", "III", "IV", "V", "VI", "VII", "VIII", "IX"];

function fakta(row: Row, nama: string) {
  const field = (pegawai.fields as Readonly<Record<string, Field>>)[nama];
  return { label: field?.label ?? nama, value: field ? asWords(field, row[nama], {}) : "" };
}

function table({ register, judul, tanggal }: (typeof bagian)[number], catatan: readonly CatatanRiwayat[], nomor: string): Block[] {
  const milik = catatan.filter((satu) => satu.register === register);
  const kepala: Block = { kind: "heading", text: `${nomor}. ${judul}` };
  if (milik.length === 0) return [kepala, { kind: "paragraph", text: "Belum ada yang tercatat.", tone: "quiet" }];
  const columns = [
    { label: "No.", share: 0.4, align: "right" as const },
    { label: tanggal, share: 1.2 },
    { label: "Uraian", share: 2.4 },
    { label: "Keterangan", share: 3 },
  ];
  const rows = milik.map((satu, urut) => [
    String(urut + 1),
    satu.tanggal ? formatDay(satu.tanggal, "short") : "–",
    satu.judul,
    satu.rincian.join("; "),
  ]);
  return [kepala, { kind: "table", columns, rows }];
}
