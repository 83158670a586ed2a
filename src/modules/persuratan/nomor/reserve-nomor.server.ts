import { record } from "#kit/audit/audit.server.ts";
import { fieldValues } from "#kit/audit/record-change.server.ts";
import type { Ctx, ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { nextNumber } from "#kit/database/counter.server.ts";
import { refuse } from "#kit/refusals.ts";
import { seenText } from "#kit/typed-text.ts";
import type { Keamanan, Sifat, StatusKeluar } from "../options.ts";
import { suratKeluar } from "../surat-keluar.ts";
import { composeNomor } from "./compose-nomor.ts";
import { klasifikasiCode } from "./klasifikasi.server.ts";
import { initial, type Place, searchPlace } from "./place.server.ts";
import { type JenisWithBuku, readJenis } from "./read-jenis.server.ts";

export interface Pesanan {
  /** `kode` of the kind of paper, e.g. "surat-tugas", or the id of its row. */
  readonly jenis: string;
  readonly perihal: string;
  /** "YYYY-MM-DD"; today at the school when absent. An earlier one than the book's last needs `alasanMundur`. */
  readonly tanggal?: string | undefined;
  readonly alasanMundur?: string | null;
  readonly klasifikasiId?: string | null;
  /** "B" when absent. */
  readonly keamanan?: Keamanan | null;
  readonly sifat?: Sifat | null;
  readonly tujuan?: string | null;
  readonly unit?: string | null;
  readonly lampiran?: string | null;
  readonly keterangan?: string | null;
  readonly berkasId?: string | null;
  /** "draf" when absent. */
  readonly status?: Exclude<StatusKeluar, "batal">;
}

export interface GivenNomor {
  readonly id: string;
  /** Its row in Daftar Surat. */
  readonly suratId: string;
  readonly nomor: string;
  readonly tahun: number;
  readonly urut: number;
  /** "" for a number in its turn, "a", "b" … for one put in behind it. */
  readonly sisipan: string;
  readonly tanggal: string;
}

/**
 * Gives a letter its number and writes it into Daftar Surat, in the caller's transaction: both stand or neither. The book
 * stays locked until then, so ask late. The caller has demanded the right to what it does.
 * @throws Refusal 422 with a sentence for `jenis`, `klasifikasiId`, `tanggal` or `alasanMundur`
 */
export async function reserveNomor(ctx: Ctx, pesanan: Pesanan): Promise<GivenNomor> {
  const jenis = await readJenis(ctx, pesanan.jenis, "kunci");
  const klasifikasi = await klasifikasiCode(ctx, jenis.pola, pesanan.klasifikasiId ?? null);
  const tempat = await searchPlace(ctx, jenis, pesanan.tanggal);
  const alasan = seenText(pesanan.alasanMundur ?? "") || null;
  if (tempat.jenis === "sisipan" && alasan === null)
    throw refuse.invalid("Tulis alasan tanggal mundur.", {
      alasanMundur: "Tanggal ini lebih awal daripada nomor terakhir di buku. Tulis alasannya agar nomor sisipan dapat diberikan.",
    });
  for (;;) {
    const urut = await takeSort(ctx, jenis, tempat);
    const sisipan = tempat.jenis === "sisipan" ? tempat.sisipan : "";
    const nomor = composeNomor({ ...jenis, urut, sisipan, klasifikasi, keamanan: pesanan.keamanan ?? "B", tanggal: tempat.tanggal });
    await demandNotGiven(ctx, nomor);
    const baris = { jenis, nomor, urut, sisipan, tahun: tempat.tahun, tanggal: tempat.tanggal, alasan };
    if (!(await pickTyped(ctx, baris))) return write(ctx, pesanan, baris);
    if (sisipan !== "") throw refuse.conflict(`Nomor ${nomor} sudah tercatat di Daftar Surat. Ubah dahulu nomor surat itu.`);
  }
}

/** Two books whose patterns say the same would give one number to two letters. @throws Refusal 422 */
async function demandNotGiven(ctx: ReadCtx, nomor: string): Promise<void> {
  const ada = await ctx.db.selectFrom("nomorSurat").select("id").where("nomor", "=", nomor).executeTakeFirst();
  if (!ada) return;
  throw refuse.invalid("Nomor ini sudah diberikan oleh deret lain.", {
    jenis: `Nomor ${nomor} sudah diberikan oleh deret lain. Bedakan pola atau kode jabatannya di Jenis Surat dan Deret Nomor.`,
  });
}

async function takeSort(ctx: Ctx, buku: JenisWithBuku, { jenis, tahun, urut }: Place): Promise<number> {
  if (jenis === "sisipan") return urut;
  const name = `buku ${buku.bukuId}`;
  const period = String(tahun);
  const mulai = initial(buku, tahun);
  if (mulai > 0) {
    const counter = ctx.db.insertInto("counter").values({ name, period, value: mulai });
    await counter.onConflict((known) => known.doNothing()).execute();
  }
  return nextNumber(ctx, name, period);
}

interface Row {
  readonly jenis: JenisWithBuku;
  readonly nomor: string;
  readonly urut: number;
  readonly sisipan: string;
  readonly tahun: number;
  readonly tanggal: string;
  readonly alasan: string | null;
}

/** Somebody typed the number that would come now: it is theirs, and the book goes on behind it. @returns whether it was so */
async function pickTyped(ctx: Ctx, baris: Row): Promise<boolean> {
  const diketik = await ctx.db
    .selectFrom("suratKeluar")
    .select(["id", "tanggal", "status"])
    .where("nomorSurat", "=", baris.nomor)
    .where(notDeleted())
    .where("status", "is distinct from", "batal")
    .where((where) => where.not(where.exists(where.selectFrom("nomorSurat").whereRef("suratId", "=", "suratKeluar.id").select("id"))))
    .limit(1)
    .executeTakeFirst();
  if (!diketik || baris.sisipan !== "") return diketik !== undefined;
  await recordReservation(ctx, { ...baris, tanggal: baris.tanggal, suratId: diketik.id });
  return true;
}

async function write(ctx: Ctx, pesanan: Pesanan, baris: Row): Promise<GivenNomor> {
  const { jenis: _jenis, alasanMundur: _alasan, tanggal: _tanggal, keamanan, status, ...isi } = pesanan;
  const surat = await ctx.db
    .insertInto("suratKeluar")
    .values({
      ...{ klasifikasiId: null, sifat: null, tujuan: null, unit: null, lampiran: null, keterangan: null, berkasId: null, ...isi },
      ...{ nomorSurat: baris.nomor, tanggal: baris.tanggal, jenisId: baris.jenis.jenisId },
      ...{ keamanan: keamanan ?? "B", status: status ?? "draf", createdAt: ctx.now, updatedAt: ctx.now },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const suratId = surat.id;
  const { id } = await recordReservation(ctx, { ...baris, suratId });
  const { nomor, tahun, urut, sisipan, tanggal, alasan } = baris;
  const after = { ...fieldValues(suratKeluar, surat), alasanMundur: alasan };
  await record(ctx, { action: "create", subject: "suratKeluar", subjectId: suratId, after });
  ctx.touch("suratKeluar");
  return { id, suratId, nomor, tahun, urut, sisipan, tanggal };
}

async function recordReservation(ctx: Ctx, { jenis, alasan, ...baris }: Row & { readonly suratId: string }): Promise<{ id: string }> {
  return ctx.db
    .insertInto("nomorSurat")
    .values({
      ...baris,
      ...{ bukuId: jenis.bukuId, jenisId: jenis.jenisId, alasanMundur: alasan, createdAt: ctx.now },
      ...{ diambilOleh: ctx.actor.id, diambilNama: ctx.actor.name },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}
