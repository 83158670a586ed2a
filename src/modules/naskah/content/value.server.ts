import type { ReadCtx } from "#kit/ctx.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { asWords } from "#kit/ui/field/words.ts";
import { tahunAjaranAt } from "#modules/akademik/index.ts";
import { formatNip } from "#modules/akun/index.ts";
import { pegawai as bukuPegawai } from "#modules/kepegawaian/index.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import type { Pengaturan } from "#modules/profil/index.ts";
import { printedFields, type Value } from "./fields.ts";
import { describePangkat } from "./pangkat.ts";
import type { Penandatangan } from "./penandatangan.server.ts";
import { kepalaPegawai, kepalaSiswa, type NamedTable, type SuratTable } from "./table.ts";

export interface Source {
  readonly pegawaiIds: readonly string[];
  readonly siswaIds: readonly string[];
  readonly isian: Readonly<Record<string, string>>;
  readonly tabel?: readonly NamedTable[] | null;
}

export interface Terisi {
  readonly nilai: Value;
  readonly tabel: SuratTable;
}

/** What every field of a letter says, and the tables of its people. `tanggal`: "YYYY-MM-DD", today when absent. */
export async function suratValue(
  ctx: ReadCtx,
  sumber: Source,
  surat: { readonly penandatangan: Penandatangan; readonly tanggal?: string; readonly nomor?: string },
): Promise<Terisi> {
  const tanggal = surat.tanggal ?? today(ctx.now);
  const sekolah = await readPengaturan(ctx);
  const [pegawai, siswa] = [await pegawaiPerson(ctx, sumber.pegawaiIds, sekolah.nama), await siswaPerson(ctx, sumber.siswaIds)];
  const { akunId: _, ...tanda } = surat.penandatangan;
  const nilai = {
    ...{ nomor: surat.nomor ?? "", tanggal: formatDay(tanggal), tahun: tanggal.slice(0, 4), tahunAjaran: tahunAjaranAt(tanggal) },
    ...madrasahFields(sekolah),
    ...berawalan("penandatangan", tanda),
    ...berawalan("pegawai", pegawai[0] ?? {}),
    ...berawalan("siswa", siswa[0] ?? {}),
    ...berawalan("isian", printedFields(sumber.isian)),
  };
  const barisPegawai = pegawai.map((satu, tempat) => [`${tempat + 1}`, `${satu.nama}\n${satu.nip}`.trim(), satu.pangkat, satu.jabatan]);
  const barisSiswa = siswa.map((satu, tempat) => [`${tempat + 1}`, satu.nama, satu.nisn, satu.kelas]);
  return {
    nilai,
    tabel: {
      pegawai: { kepala: kepalaPegawai, baris: barisPegawai },
      siswa: { kepala: kepalaSiswa, baris: barisSiswa },
      lampiran: sumber.tabel ?? [],
    },
  };
}

/** The people whom a letter is about, and a pupil's parents, by their full names. */
export async function personName({ db }: ReadCtx, { siswaIds, pegawaiIds }: Pick<Source, "siswaIds" | "pegawaiIds">): Promise<string[]> {
  const kolom = ["nama", "namaAyah", "namaIbu", "namaWali"] as const;
  const siswa = siswaIds.length > 0 ? await db.selectFrom("siswa").select(kolom).where("id", "in", siswaIds).execute() : [];
  const pegawai = pegawaiIds.length > 0 ? await db.selectFrom("pegawai").select("nama").where("id", "in", pegawaiIds).execute() : [];
  return [...siswa, ...pegawai].flatMap((orang) => Object.values(orang)).filter((nama) => nama !== null);
}

/** What a letter says of the school itself; "" for what is not known. */
export const madrasahFields = ({ namaLengkap, alamat, kota, npsn, nsm }: Pengaturan): Value =>
  berawalan("madrasah", { nama: namaLengkap, alamat: alamat.split("\n").join(", "), kota, npsn: npsn ?? "", nsm: nsm ?? "" });

const berawalan = (awalan: string, isi: Readonly<Record<string, string>>): Value =>
  Object.fromEntries(Object.entries(isi).map(([nama, satu]) => [`${awalan}.${nama}`, satu]));

const hari = (tanggal: string | null): string => (tanggal ? formatDay(tanggal) : "");
const menurut = <T extends { readonly id: string }>(ids: readonly string[], rows: readonly T[]): readonly T[] =>
  ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);

/** `unitKerja`: there is but one, the school itself. */
async function pegawaiPerson(ctx: ReadCtx, ids: readonly string[], unitKerja: string) {
  if (ids.length === 0) return [];
  const kolom = ["id", "nama", "nip", "pangkat", "jabatan", "status", "tempatLahir", "tanggalLahir", "alamat"] as const;
  const rows = await ctx.db.selectFrom("pegawai").select(kolom).where("id", "in", ids).execute();
  return menurut(ids, rows).map((row) => ({
    ...{ nama: row.nama, nip: row.nip ? formatNip(row.nip) : "", pangkat: describePangkat(row.pangkat), jabatan: row.jabatan ?? "" },
    ...{
      status: asWords(bukuPegawai.fields.status, row.status, {}),
      tempatLahir: row.tempatLahir ?? "",
      tanggalLahir: hari(row.tanggalLahir),
    },
    ...{ alamat: row.alamat ?? "", unitKerja },
  }));
}

async function siswaPerson(ctx: ReadCtx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom("siswa")
    .leftJoin("kelas", "kelas.id", "siswa.kelasId")
    .select(["siswa.id", "siswa.nama", "nisn", "nism", "kelas.nama as kelas", "jenisKelamin", "tempatLahir", "tanggalLahir", "alamat"])
    .select(["namaAyah", "namaIbu", "namaWali"])
    .where("siswa.id", "in", ids)
    .execute();
  return menurut(ids, rows).map((row) => ({
    ...{ nama: row.nama, nisn: row.nisn ?? "", nism: row.nism ?? "", kelas: row.kelas ?? "" },
    ...{ jenisKelamin: row.jenisKelamin === "perempuan" ? "Perempuan" : "Laki-laki", tempatLahir: row.tempatLahir ?? "" },
    ...{ tanggalLahir: hari(row.tanggalLahir), alamat: row.alamat ?? "", namaAyah: row.namaAyah ?? "", namaIbu: row.namaIbu ?? "" },
    orangTua: row.namaAyah ?? row.namaIbu ?? row.namaWali ?? "",
  }));
}
