import type { Ctx } from "#kit/ctx.server.ts";
import type { Sections } from "#kit/report.server.ts";
import { hitungPegawai } from "#modules/kepegawaian/index.server.ts";
import { hitungSiswa } from "#modules/kesiswaan/index.server.ts";
import type { Figur, FigurKelompok } from "./isi-profil.ts";

/** What the figures come from, each to be read by itself. */
export const bacaanFigur = {
  diketik: (ctx: Ctx): Promise<Figur[]> =>
    ctx.db
      .selectFrom("figurPublik")
      .select(["id", "kelompok", "nama", "lakiLaki", "perempuan", "nilai"])
      .where("deletedAt", "is", null)
      .orderBy("urutan")
      .execute(),
  pegawai: async (ctx: Ctx) => sebagaiFigur("pegawai", await hitungPegawai(ctx)),
  pesertaDidik: async (ctx: Ctx) => sebagaiFigur("peserta-didik", berkelompok(await hitungSiswa(ctx))),
};

/** The figures as typed, but people as the data bank counts them, once it knows some. */
export function figurTampil({ diketik, pegawai, pesertaDidik }: Sections<typeof bacaanFigur>): FigurKelompok {
  const ketikan = (kelompok: Figur["kelompok"]) => diketik?.filter((satu) => satu.kelompok === kelompok) ?? null;
  return {
    "peserta-didik": pesertaDidik?.length === 0 ? ketikan("peserta-didik") : pesertaDidik,
    pegawai: pegawai?.length === 0 ? ketikan("pegawai") : pegawai,
    akreditasi: ketikan("akreditasi"),
    sarana: ketikan("sarana"),
  };
}

/** The same inside one transaction. */
export const bacaFigur = async (ctx: Ctx): Promise<FigurKelompok> =>
  figurTampil({
    diketik: await bacaanFigur.diketik(ctx),
    pegawai: await bacaanFigur.pegawai(ctx),
    pesertaDidik: await bacaanFigur.pesertaDidik(ctx),
  });

/** Of fewer pupils a figure would tell who they are. */
const terkecil = 5;

interface Jumlah {
  readonly nama: string;
  readonly lakiLaki: number;
  readonly perempuan: number;
  readonly jumlah: number;
}

const sebagaiFigur = (kelompok: Figur["kelompok"], jumlah: readonly Jumlah[]): Figur[] =>
  jumlah.map((satu) => ({ ...satu, id: `${kelompok} ${satu.nama}`, kelompok, nilai: null }));

function berkelompok(siswa: Awaited<ReturnType<typeof hitungSiswa>>): Jumlah[] {
  if (siswa.every(({ jumlah }) => jumlah >= terkecil))
    return siswa.map(({ tingkat, ...satu }) => ({ ...satu, nama: tingkat ? `Kelas ${tingkat}` : "Belum berkelas" }));
  const semua = (dari: "lakiLaki" | "perempuan" | "jumlah") => siswa.reduce((sum, satu) => sum + satu[dari], 0);
  return [{ nama: "Semua kelas", lakiLaki: semua("lakiLaki"), perempuan: semua("perempuan"), jumlah: semua("jumlah") }];
}
