import type { Ctx } from "#kit/ctx.server.ts";
import { hitungPegawai } from "#modules/kepegawaian/index.server.ts";
import { hitungSiswa } from "#modules/kesiswaan/index.server.ts";
import type { Figur } from "./isi-profil.ts";

/** Of fewer pupils a figure would tell who they are. */
const terkecil = 5;

interface Jumlah {
  readonly nama: string;
  readonly lakiLaki: number;
  readonly perempuan: number;
  readonly jumlah: number;
}

/** The figures as typed, but people as the data bank counts them, once it knows some. */
export async function denganTerhitung(ctx: Ctx, diketik: readonly Figur[]): Promise<Figur[]> {
  const orang = [
    ...sebagaiFigur("pegawai", await hitungPegawai(ctx)),
    ...sebagaiFigur("peserta-didik", berkelompok(await hitungSiswa(ctx))),
  ];
  return [...orang, ...diketik.filter(({ kelompok }) => !orang.some((satu) => satu.kelompok === kelompok))];
}

const sebagaiFigur = (kelompok: Figur["kelompok"], jumlah: readonly Jumlah[]): Figur[] =>
  jumlah.map((satu) => ({ ...satu, id: `${kelompok} ${satu.nama}`, kelompok, nilai: null }));

function berkelompok(siswa: Awaited<ReturnType<typeof hitungSiswa>>): Jumlah[] {
  if (siswa.every(({ jumlah }) => jumlah >= terkecil))
    return siswa.map(({ tingkat, ...satu }) => ({ ...satu, nama: tingkat ? `Kelas ${tingkat}` : "Belum berkelas" }));
  const semua = (dari: "lakiLaki" | "perempuan" | "jumlah") => siswa.reduce((sum, satu) => sum + satu[dari], 0);
  return [{ nama: "Semua kelas", lakiLaki: semua("lakiLaki"), perempuan: semua("perempuan"), jumlah: semua("jumlah") }];
}
