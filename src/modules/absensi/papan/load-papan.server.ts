import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { madeRecently } from "#kit/jobs/made-file.server.ts";
import { hariSekolah, semesterAt } from "#modules/akademik/index.server.ts";
import { closingOnScreen, readKop } from "#modules/profil/index.server.ts";
import { kehadiranHari } from "../pegawai/kehadiran-hari.server.ts";
import { listPeringatan } from "../peringatan/list-peringatan.server.ts";
import { computeLaporan, laporanLimit } from "../rekap/compute-laporan.server.ts";
import { laporanAbsensi } from "../rekap/laporan-job.ts";
import { reach } from "../rekap/reach.server.ts";
import { readRequest } from "../rekap/request-laporan.ts";
import { type Dilihat, type Papan, readViewed } from "./papan.ts";
import { siswaHari } from "./siswa-hari.server.ts";

/** What the page of attendance shows to this person. */
export async function loadPapan(ctx: ReadCtx, parameters: URLSearchParams): Promise<Papan> {
  const hariIni = today(ctx.now);
  const dilihat = readViewed(parameters, hariIni);
  if (dilihat.tab === "guru") return papanGuru(ctx, dilihat, hariIni);
  if (may(ctx, "rekapAbsensi:read") === "no") return { isi: "tertutup", dilihat, hariIni };
  return dilihat.tab === "siswa" ? papanSiswa(ctx, dilihat, hariIni) : papanRekap(ctx, { dilihat, parameters, hariIni });
}

async function papanGuru(ctx: ReadCtx, dilihat: Dilihat, hariIni: string): Promise<Papan> {
  const { masuk, sebab } = await hariSekolah(ctx, dilihat.hari, "pegawai");
  const kata = dilihat.cari.toLowerCase();
  const semua = (await kehadiranHari(ctx, dilihat.hari)).filter(({ nama, jabatan }) => `${nama} ${jabatan}`.toLowerCase().includes(kata));
  const pegawai = semua.slice((dilihat.halaman - 1) * dilihat.tampil, dilihat.halaman * dilihat.tampil);
  const perStatus = Map.groupBy(semua, ({ status }) => status);
  const jumlah = [...perStatus].map(([status, orang]) => ({ status, jumlah: orang.length })).sort((a, b) => b.jumlah - a.jumlah);
  const boleh = {
    koreksi: masuk && may(ctx, "absensiPegawai:update") !== "no",
    cabutPin: may(ctx, "absensiPegawai:manage") !== "no",
    perangkat: may(ctx, "perangkatAbsensi:read") !== "no",
    pengawas: may(ctx, "absensiKantor:read") !== "no",
    periode: may(ctx, "ketidakhadiran:create") !== "no",
  };
  return { isi: "guru", dilihat, hariIni, libur: masuk ? null : (sebab ?? ""), pegawai, jumlah, total: semua.length, boleh };
}

async function papanSiswa(ctx: ReadCtx, dilihat: Dilihat, hariIni: string): Promise<Papan> {
  const { hari: tanggal } = dilihat;
  const reached = async () => {
    const jangkau = await reach(ctx, { dari: tanggal, sampai: tanggal });
    return { jangkau, ...(await siswaHari(ctx, jangkau, { ...dilihat, tanggal })) };
  };
  const [{ jangkau, rows, jumlah, total }, { masuk, sebab }, peringatan] = await Promise.all([
    reached(),
    hariSekolah(ctx, tanggal),
    listPeringatan(ctx),
  ]);
  return {
    isi: "siswa",
    dilihat,
    hariIni,
    libur: masuk ? null : (sebab ?? ""),
    siswa: rows,
    tanpaKelas: !jangkau.semuaKelas && jangkau.kelas.length === 0,
    mencatat: may(ctx, "absensiSiswa:create") !== "no",
    jumlah,
    total,
    kelas: jangkau.kelas,
    peringatan,
  };
}

interface Diminta {
  readonly dilihat: Dilihat;
  readonly parameters: URLSearchParams;
  readonly hariIni: string;
}

async function papanRekap(ctx: ReadCtx, { dilihat, parameters, hariIni }: Diminta): Promise<Papan> {
  const diminta = readRequest(parameters, hariIni);
  // Whoever asks for nothing yet is shown today, class by class.
  const minta = parameters.has("kategori") ? diminta : { ...diminta, menurut: "kelas" as const };
  const { kelas, semuaPegawai } = await reach(ctx, minta);
  const seluruhnya = await computeLaporan(ctx, minta, await laporanLimit(ctx, minta));
  const sehalaman = <T>(semua: readonly T[]) => semua.slice((dilihat.halaman - 1) * dilihat.tampil, dilihat.halaman * dilihat.tampil);
  const laporan = { ...seluruhnya, sel: sehalaman(seluruhnya.sel), kunci: sehalaman(seluruhnya.kunci) };
  const semester = (await semesterAt(ctx, hariIni)) ?? null;
  return {
    isi: "rekap",
    dilihat,
    hariIni,
    minta,
    kelas,
    laporan,
    penutup: closingOnScreen(await readKop(ctx), ctx.now),
    semuaPegawai,
    baris: seluruhnya.sel.length,
    semester,
    tugas: await madeRecently(ctx, laporanAbsensi),
  };
}
