import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { Row } from "#kit/register/register.ts";
import { tables } from "#kit/register/store.server.ts";
import "#modules/akademik/index.server.ts";
import { tahunAjaranKini } from "#modules/akademik/index.ts";
import "#modules/kepegawaian/index.server.ts";
import "#modules/kesiswaan/index.server.ts";
import { satuAlumni, satuPrestasi } from "./bank/lulusan.ts";
import { mataPelajaranContoh } from "./bank/mata-pelajaran.ts";
import { daftarPegawai, type PegawaiContoh } from "./bank/pegawai.ts";
import { daftarKelas, satuSiswa } from "./bank/siswa.ts";
import { tanam } from "./benih.ts";

const banyakPrestasi = 319;
const banyakAlumni = 457;
const banyakKelas = 27;

type Subject =
  | ("akun" | "pegawai" | "kelas" | "siswa" | "mataPelajaran" | "prestasi" | "alumni")
  | ("orangTua" | "pasangan" | "anak" | "pendidikan" | "kepangkatan" | "jabatan" | "pelatihan" | "penghargaan" | "berkas" | "berkasPegawai")
  | ("tahunAjaran" | "semester" | "hariKhusus" | "jamPelajaran" | "pengampu" | "jadwalPelajaran" | "ketidakhadiran");

/** Invented staff, classes, pupils, achievements and alumni in the numbers of the specification; a second run adds nobody. */
export const seedContohBankData = (ctx: Ctx): Promise<void> => tanam(ctx, [{ nama: "contoh-bank-data", isi: () => isiBankData(ctx) }]);

async function isiBankData(ctx: Ctx): Promise<void> {
  const orang = daftarPegawai();
  const akun = await akunGuru(ctx, orang);
  await tulis(
    ctx,
    "pegawai",
    orang.map((satu) => ({ ...satu, akunId: akun.menurutNip.get(satu.nip ?? "") ?? null })),
  );
  await tulis(ctx, "mataPelajaran", mataPelajaranContoh);
  const siswa = await isiSiswa(ctx, akun.wali);
  const hari = today(ctx.now);
  await tulis(
    ctx,
    "prestasi",
    Array.from({ length: banyakPrestasi }, (_, index) => satuPrestasi(index, hari, siswa)),
  );
  await tulis(
    ctx,
    "alumni",
    Array.from({ length: banyakAlumni }, (_, index) => satuAlumni(index, Number(hari.slice(0, 4)))),
  );
}

async function isiSiswa(ctx: Ctx, wali: readonly string[]) {
  const tahun = tahunAjaranKini(ctx.now);
  const kelas = daftarKelas(tahun);
  const ditulis = await tulis(
    ctx,
    "kelas",
    kelas.map(({ isi: _, ...satu }, index) => ({ ...satu, waliId: wali[index] ?? null })),
  );
  const rows = kelas.flatMap(({ isi, tingkat }, place) =>
    Array.from({ length: isi }, () => ({ tingkat, kelasId: String(ditulis[place]?.id) })),
  );
  const siswa = rows.map(({ tingkat, kelasId }, index) => ({ ...satuSiswa(index, tingkat, tahun), kelasId }));
  return (await tulis(ctx, "siswa", siswa)).map(({ id, nama }) => ({ id, nama: String(nama) }));
}

interface Akun {
  readonly menurutNip: ReadonlyMap<string, string>;
  /** Who may lead a class, the demo's own wali kelas first. */
  readonly wali: readonly string[];
}

/** Whoever leads a class needs an account; those that are made here have nothing to sign in with yet. */
async function akunGuru(ctx: Ctx, orang: readonly PegawaiContoh[]): Promise<Akun> {
  const nip = orang.flatMap((satu) => satu.nip ?? []);
  const ada = await ctx.db.selectFrom("akun").select(["id", "nip", "peran"]).where("nip", "in", nip).execute();
  const wali = ada.filter(({ peran }) => peran.includes("waliKelas"));
  const baru = orang.filter((satu) => satu.nip !== null && satu.jenis === "guru" && !ada.some((akun) => akun.nip === satu.nip));
  const dibuat = await tulis(
    ctx,
    "akun",
    baru.slice(-banyakKelas).map((satu) => ({ nip: satu.nip, nama: satu.nama, peran: ["guru", "waliKelas"] })),
  );
  return {
    menurutNip: new Map([...ada, ...dibuat].map((akun) => [String(akun.nip), akun.id])),
    wali: [...wali, ...dibuat].map(({ id }) => id),
  };
}

/** Writes rows, and a line of the audit trail for each. */
export async function tulis(ctx: Ctx, subject: Subject, values: readonly Readonly<Record<string, unknown>>[]): Promise<Row[]> {
  if (values.length === 0) return [];
  const rows: Row[] = [];
  for (let start = 0; start < values.length; start += 500) {
    const inserting = tables(ctx)
      .insertInto(subject)
      .values(values.slice(start, start + 500));
    rows.push(...((await inserting.returningAll().execute()) as Row[]));
  }
  await recordAll(
    ctx,
    rows.map(({ id }, place) => ({ action: "create", subject, subjectId: id, after: values[place] })),
  );
  ctx.touch(subject);
  return rows;
}
