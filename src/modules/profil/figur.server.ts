import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import type { Sections } from "#kit/report.server.ts";
import { computePegawai, countPegawai } from "#modules/kepegawaian/index.server.ts";
import { computeSiswa } from "#modules/kesiswaan/index.server.ts";
import type { Figur, FigurGroup } from "./profil-content.ts";

/** What the figures come from, each to be read by itself. */
export const bacaanFigur = {
  diketik: (ctx: ReadCtx): Promise<Figur[]> =>
    ctx.db
      .selectFrom("figurPublik")
      .select(["id", "kelompok", "nama", "lakiLaki", "perempuan", "nilai"])
      .where(notDeleted())
      .orderBy("urutan")
      .execute(),
  pegawai: async (ctx: ReadCtx) => separately(toFigur("pegawai", await computePegawai(ctx)), await countPegawai(ctx)),
  pesertaDidik: async (ctx: ReadCtx) => toFigur("peserta-didik", berkelompok(await computeSiswa(ctx))),
};

/** The figures as typed, but people as the data bank counts them, once it knows some. */
export function shownFigur({ diketik, pegawai, pesertaDidik }: Sections<typeof bacaanFigur>): FigurGroup {
  const ketikan = (kelompok: Figur["kelompok"]) => diketik?.filter((satu) => satu.kelompok === kelompok) ?? null;
  return {
    "peserta-didik": pesertaDidik?.length === 0 ? ketikan("peserta-didik") : pesertaDidik,
    pegawai: pegawai?.length === 0 ? ketikan("pegawai") : pegawai,
    akreditasi: ketikan("akreditasi"),
    sarana: ketikan("sarana"),
  };
}

/** The same inside one transaction. */
export const readFigur = async (ctx: ReadCtx): Promise<FigurGroup> =>
  shownFigur({
    diketik: await bacaanFigur.diketik(ctx),
    pegawai: await bacaanFigur.pegawai(ctx),
    pesertaDidik: await bacaanFigur.pesertaDidik(ctx),
  });

/** Of fewer pupils a figure would tell who they are. */
const smallest = 5;

interface Count {
  readonly nama: string;
  readonly lakiLaki: number;
  readonly perempuan: number;
  readonly jumlah: number;
}

const toFigur = (kelompok: Figur["kelompok"], jumlah: readonly Count[]): Figur[] =>
  jumlah.map((satu) => ({ ...satu, id: `${kelompok} ${satu.nama}`, kelompok, nilai: null }));

/**
 * Teachers and the others each by their number, as on the home page. Where one kind is of so few that their sexes are told of all together
 * alone, the row of all comes last and no difference tells them.
 */
function separately(pegawai: readonly Figur[], jumlah: Awaited<ReturnType<typeof countPegawai>>): Figur[] {
  const [semua, ...lain] = pegawai;
  if (!semua || lain.length > 0 || jumlah.guru === 0 || jumlah["tenaga-kependidikan"] === 0) return [...pegawai];
  const counted = { kelompok: "pegawai", lakiLaki: null, perempuan: null, nilai: null, within: true } as const;
  return [
    { ...counted, id: "pegawai guru", nama: "Guru", jumlah: jumlah.guru },
    { ...counted, id: "pegawai lain", nama: "Tenaga kependidikan", jumlah: jumlah["tenaga-kependidikan"] },
    semua,
  ];
}

function berkelompok(siswa: Awaited<ReturnType<typeof computeSiswa>>): Count[] {
  if (siswa.every(({ jumlah }) => jumlah >= smallest))
    return siswa.map(({ tingkat, ...satu }) => ({ ...satu, nama: tingkat ? `Kelas ${tingkat}` : "Belum berkelas" }));
  const semua = (dari: "lakiLaki" | "perempuan" | "jumlah") => siswa.reduce((sum, satu) => sum + satu[dari], 0);
  return [{ nama: "Semua kelas", lakiLaki: semua("lakiLaki"), perempuan: semua("perempuan"), jumlah: semua("jumlah") }];
}
