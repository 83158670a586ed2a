import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatDay } from "#kit/dates.ts";
import { security, sifat, statusKeluar, statusMasuk } from "../options.ts";
import type { RequestAgenda } from "./request-agenda.ts";

export interface AgendaContent {
  readonly kolom: readonly { readonly label: string; readonly share: number; readonly kind?: "date" }[];
  /** Days as "YYYY-MM-DD". */
  readonly baris: readonly (readonly string[])[];
}

type Range = Pick<RequestAgenda, "jenis" | "dari" | "sampai">;

/** The lines of the book, in its own order. What was voided or thrown away keeps its line, so that no number is missing. */
export const agendaContent = (ctx: ReadCtx, rentang: Range): Promise<AgendaContent> =>
  rentang.jenis === "masuk" ? agendaMasuk(ctx, rentang) : agendaKeluar(ctx, rentang);

async function agendaMasuk(ctx: ReadCtx, { dari, sampai }: Range): Promise<AgendaContent> {
  const rows = await ctx.db
    .selectFrom("suratMasuk as s")
    .leftJoin("klasifikasiSurat as k", "k.id", "s.klasifikasiId")
    .select(["nomorAgenda", "tanggalTerima", "nomorSurat", "tanggalSurat", "asalSurat", "perihal", "k.kode", "sifat", "keamanan"])
    .select(["status", "unit", "lampiran", "s.deletedAt"])
    .where("tanggalTerima", ">=", dari)
    .where("tanggalTerima", "<=", sampai)
    .orderBy("tahunAgenda")
    .orderBy("nomorAgenda")
    .execute();
  return {
    kolom: [
      { label: "No. agenda", share: 0.6 },
      { label: "Diterima", share: 0.9, kind: "date" },
      { label: "Nomor surat", share: 1.8 },
      { label: "Tanggal surat", share: 0.9, kind: "date" },
      { label: "Asal surat", share: 1.5 },
      { label: "Perihal", share: 2.4 },
      { label: "Klasifikasi", share: 0.8 },
      { label: "Keterangan", share: 1.5 },
    ],
    baris: rows.map((satu) => [
      ...[String(satu.nomorAgenda), satu.tanggalTerima, satu.nomorSurat, satu.tanggalSurat ?? "", satu.asalSurat, satu.perihal],
      ...[satu.kode ?? "", keterangan([satu.deletedAt && "Dihapus dari daftar", describe(statusMasuk, satu.status), ...umum(satu)])],
    ]),
  };
}

async function agendaKeluar(ctx: ReadCtx, { dari, sampai }: Range): Promise<AgendaContent> {
  const rows = await ctx.db
    .selectFrom("suratKeluar as s")
    .leftJoin("nomorSurat as n", "n.suratId", "s.id")
    .leftJoin("klasifikasiSurat as k", "k.id", "s.klasifikasiId")
    .select(["urut", "sisipan", "s.nomorSurat", "s.tanggal", "tujuan", "perihal", "k.kode", "sifat", "keamanan", "status", "unit"])
    .select(["lampiran", "alasanMundur", "alasanBatal", "s.deletedAt"])
    .where("s.tanggal", ">=", dari)
    .where("s.tanggal", "<=", sampai)
    .where((where) => where.or([notDeleted("s"), where("n.id", "is not", null)]))
    .orderBy("s.tanggal")
    .orderBy("urut")
    .orderBy((order) => order.fn("length", ["sisipan"]))
    .orderBy("sisipan")
    .orderBy("s.createdAt")
    .execute();
  return {
    kolom: [
      { label: "Urut", share: 0.5 },
      { label: "Nomor surat", share: 2.1 },
      { label: "Tanggal", share: 0.9, kind: "date" },
      { label: "Tujuan", share: 1.5 },
      { label: "Perihal", share: 2.6 },
      { label: "Klasifikasi", share: 0.8 },
      { label: "Keterangan", share: 1.8 },
    ],
    baris: rows.map((satu) => [
      ...[satu.urut === null ? "–" : `${satu.urut}${satu.sisipan ? `.${satu.sisipan}` : ""}`, satu.nomorSurat, satu.tanggal],
      ...[satu.tujuan ?? "", satu.perihal, satu.kode ?? ""],
      keterangan([
        satu.alasanBatal ? `BATAL: ${satu.alasanBatal}` : describe(statusKeluar, satu.status),
        satu.alasanMundur && `Tanggal mundur: ${satu.alasanMundur}`,
        satu.deletedAt && "Dihapus dari daftar",
        ...umum(satu),
      ]),
    ]),
  };
}

const umum = (satu: { sifat: string | null; keamanan: string | null; unit: string | null; lampiran: string | null }) => [
  satu.sifat && satu.sifat !== "biasa" && describe(sifat, satu.sifat),
  satu.keamanan && satu.keamanan !== "B" && describe(security, satu.keamanan),
  satu.unit,
  satu.lampiran,
];

const describe = (pilihan: readonly { readonly value: string; readonly label: string }[], nilai: string | null) =>
  pilihan.find(({ value }) => value === nilai)?.label;

const keterangan = (kata: readonly unknown[]): string => kata.filter((satu) => typeof satu === "string" && satu !== "").join("; ");

export const hariRange = (dari: string, sampai: string): string =>
  dari === sampai ? formatDay(dari) : `${formatDay(dari)} – ${formatDay(sampai)}`;
