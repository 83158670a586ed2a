import { recordAll } from "#kit/audit/audit.server.ts";
import type { Ctx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { Row } from "#kit/register/register.ts";
import { tables } from "#kit/register/store.server.ts";
import "#modules/akademik/index.server.ts";
import { currentTahunAjaran } from "#modules/akademik/index.ts";
import "#modules/kepegawaian/index.server.ts";
import "#modules/kesiswaan/index.server.ts";
import { oneAlumni, onePrestasi } from "./bank/lulusan.ts";
import { demoMataPelajaran } from "./bank/mata-pelajaran.ts";
import { type DemoPegawai, listPegawai } from "./bank/pegawai.ts";
import { listKelas, oneSiswa } from "./bank/siswa.ts";
import { seedOnce } from "./seed-once.ts";

const prestasiCount = 319;
const alumniCount = 457;
const kelasCount = 27;

type Subject =
  | ("akun" | "pegawai" | "kelas" | "siswa" | "mataPelajaran" | "prestasi" | "alumni")
  | ("orangTua" | "pasangan" | "anak" | "pendidikan" | "kepangkatan" | "jabatan" | "pelatihan" | "penghargaan" | "berkas" | "berkasPegawai")
  | ("tahunAjaran" | "semester" | "hariKhusus" | "jamPelajaran" | "pengampu" | "jadwalPelajaran" | "ketidakhadiran");

/** Invented staff, classes, pupils, achievements and alumni in the numbers of the specification; a second run adds nobody. */
export const seedDemoBankData = (ctx: Ctx): Promise<void> => seedOnce(ctx, [{ nama: "contoh-bank-data", isi: () => fillBankData(ctx) }]);

async function fillBankData(ctx: Ctx): Promise<void> {
  const orang = listPegawai();
  const akun = await akunGuru(ctx, orang);
  await write(
    ctx,
    "pegawai",
    orang.map((satu) => ({ ...satu, akunId: akun.menurutNip.get(satu.nip ?? "") ?? null })),
  );
  await write(ctx, "mataPelajaran", demoMataPelajaran);
  const siswa = await fillSiswa(ctx, akun.wali);
  const hari = today(ctx.now);
  await write(
    ctx,
    "prestasi",
    Array.from({ length: prestasiCount }, (_, index) => onePrestasi(index, hari, siswa)),
  );
  await write(
    ctx,
    "alumni",
    Array.from({ length: alumniCount }, (_, index) => oneAlumni(index, Number(hari.slice(0, 4)))),
  );
}

async function fillSiswa(ctx: Ctx, wali: readonly string[]) {
  const tahun = currentTahunAjaran(ctx.now);
  const kelas = listKelas(tahun);
  const ditulis = await write(
    ctx,
    "kelas",
    kelas.map(({ isi: _, ...satu }, index) => ({ ...satu, waliId: wali[index] ?? null })),
  );
  const rows = kelas.flatMap(({ isi, tingkat }, place) =>
    Array.from({ length: isi }, () => ({ tingkat, kelasId: String(ditulis[place]?.id) })),
  );
  const siswa = rows.map(({ tingkat, kelasId }, index) => ({ ...oneSiswa(index, tingkat, tahun), kelasId }));
  return (await write(ctx, "siswa", siswa)).map(({ id, nama }) => ({ id, nama: String(nama) }));
}

interface Akun {
  readonly menurutNip: ReadonlyMap<string, string>;
  /** Who may lead a class, the demo's own wali kelas first. */
  readonly wali: readonly string[];
}

/** Whoever leads a class needs an account; those that are made here have nothing to sign in with yet. */
async function akunGuru(ctx: Ctx, orang: readonly DemoPegawai[]): Promise<Akun> {
  const nip = orang.flatMap((satu) => satu.nip ?? []);
  const ada = await ctx.db.selectFrom("akun").select(["id", "nip", "peran"]).where("nip", "in", nip).execute();
  const wali = ada.filter(({ peran }) => peran.includes("waliKelas"));
  const baru = orang.filter((satu) => satu.nip !== null && satu.jenis === "guru" && !ada.some((akun) => akun.nip === satu.nip));
  const dibuat = await write(
    ctx,
    "akun",
    baru.slice(-kelasCount).map((satu) => ({ nip: satu.nip, nama: satu.nama, peran: ["guru", "waliKelas"] })),
  );
  return {
    menurutNip: new Map([...ada, ...dibuat].map((akun) => [String(akun.nip), akun.id])),
    wali: [...wali, ...dibuat].map(({ id }) => id),
  };
}

/** Writes rows, and a line of the audit trail for each. */
export async function write(ctx: Ctx, subject: Subject, values: readonly Readonly<Record<string, unknown>>[]): Promise<Row[]> {
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
