import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { statusPath } from "../paths.ts";
import { usualPeriode } from "../periode.ts";
import { bagianOf, missingIn, tambahanFields } from "./bagian.ts";
import { isOver, type Pengambil, readPengambil } from "./read-tambahan.server.ts";

/** Who has not completed the data of re-registration, and what is missing; nothing of what was filled in. @throws Refusal 403 */
export async function loadKelengkapan(ctx: ReadCtx, asked: string | null, origin: string) {
  demand(ctx, "pendaftaran:read");
  const daftar = await ctx.db
    .selectFrom("periodePpdb")
    .select(["id", "tahunAjaran", "buka", "lengkapiSampai", "daftarUlangSelesai"])
    .where(notDeleted())
    .orderBy("buka", "desc")
    .execute();
  const periode = daftar.find(({ id }) => id === asked) ?? usualPeriode(daftar, today(ctx.now)) ?? null;
  const semua = periode ? await readPengambil(ctx, periode.id) : [];
  const { nama: sekolah } = await readPengaturan(ctx);
  const alamat = `${origin}${statusPath}`;
  // Only who may telephone families is given the text for them.
  const mayTell = may(ctx, "pendaftaran:update") !== "no";
  const belum = semua.flatMap((one) => {
    const kurang = lackOf(one);
    if (kurang.length === 0) return [];
    const { id, nama, nomor, versi, sampai } = one;
    const lewat = isOver(ctx, sampai);
    const teks = mayTell && !lewat ? tellKurang({ nama, nomor, sekolah, alamat, sampai, kurang }).join(" ") : null;
    return [{ id, nama, nomor, mulai: versi > 0, teks, kurang, banyak: kurang.reduce((sum, { isian }) => sum + isian.length, 0) }];
  });
  return {
    daftar: daftar.map(({ id, tahunAjaran }) => ({ id, tahunAjaran })),
    periode: periode && { id: periode.id, tahunAjaran: periode.tahunAjaran, sampai: periode.lengkapiSampai ?? periode.daftarUlangSelesai },
    ...{ banyak: semua.length, belum },
  };
}

export type Kelengkapan = Awaited<ReturnType<typeof loadKelengkapan>>;
export type Belum = Kelengkapan["belum"][number];

/** By part, in the words of the form. */
const lackOf = ({ asal, filled }: Pengambil) =>
  bagianOf(asal).flatMap((bagian) => {
    const isian = missingIn(bagian, filled).map((name) => tambahanFields[name].label);
    return isian.length > 0 ? [{ judul: bagian.judul, isian }] : [];
  });

interface Told {
  readonly nama: string;
  readonly nomor: string;
  readonly sekolah: string;
  readonly alamat: string;
  readonly sampai: string | null;
  readonly kurang: ReturnType<typeof lackOf>;
}

const tellKurang = ({ nama, nomor, sekolah, alamat, sampai, kurang }: Told): readonly string[] => [
  "Assalamu’alaikum.",
  `Data daftar ulang ${nama} (nomor ${nomor}) di ${sekolah} belum lengkap. Bagian yang masih kurang: ${kurang.map(({ judul }) => judul.toLowerCase()).join(", ")}.`,
  `Lengkapi${sampai ? ` paling lambat ${formatDay(sampai, "long")}` : ""} di ${alamat} dengan nomor pendaftaran dan tanggal lahir. Siapkan kartu keluarga.`,
  `Panitia PPDB ${sekolah}`,
];
