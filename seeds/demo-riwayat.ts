import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import type { Files, Stored } from "#kit/files/files.server.ts";
import { alignPangkat, proposeAdd, proposeChange, returnUsulan } from "#modules/kepegawaian/index.server.ts";
import { addTahun, pelatihan, pendidikan } from "#modules/kepegawaian/index.ts";
import { jabatanPegawai, kepangkatanPegawai } from "./bank/karier.ts";
import { hariTo } from "./bank/nama.ts";
import { keluargaPegawai, type PemilikRiwayat, pelatihanPegawai, pendidikanPegawai, penghargaanPegawai } from "./bank/riwayat.ts";
import { write } from "./demo-bank-data.ts";
import { seedOnce, wasSeeded } from "./seed-once.ts";

const name = "contoh-riwayat";

type Person = PemilikRiwayat & { readonly nip: string | null };
type Row = Readonly<Record<string, unknown>>;

/** The files of the invented staff: family, schools, ranks, posts, trainings, awards and papers; a second run adds none. */
export async function seedDemoRiwayat(scope: Scope, files: Files): Promise<void> {
  if (await scope.transaction((ctx) => wasSeeded(ctx, name))) return;
  const orang = await scope.transaction(readPerson);
  const simpanan = await saveBerkas(files, orang.length);
  await scope.transaction((ctx) => seedOnce(ctx, [{ nama: name, isi: () => fillRiwayat(ctx, orang, simpanan) }]));
}

const readPerson = (ctx: Ctx) =>
  ctx.db
    .selectFrom("pegawai")
    .select(["id", "nip", "jenis", "status", "tanggalLahir", "jenisKelamin", "tmt", "pangkat", "jabatan", "pendidikan", "tugasTambahan"])
    .where("deletedAt", "is", null)
    .where("tanggalLahir", "is not", null)
    .where("tmt", "is not", null)
    .orderBy("createdAt")
    .orderBy("nama")
    .$narrowType<{ tanggalLahir: string; tmt: string }>()
    .execute();

/** One sheet, kept once for each person: everybody's paper is their own file. */
async function saveBerkas(files: Files, banyak: number): Promise<readonly Stored[]> {
  const lembar = await renderPaper({
    letterhead: { names: ["Kementerian Agama Republik Indonesia", "Madrasah Aliyah Negeri 1 Palu"], address: "Kota Palu, Sulawesi Tengah" },
    title: "Contoh berkas kepegawaian",
    blocks: [{ kind: "list", items: ["Lembar ini mengisi tempat berkas pegawai pada data contoh.", "Orang dan nomornya tidak ada."] }],
    footer: "Contoh",
  });
  const simpan = () => files.put("private", Buffer.from(lembar), { type: "application/pdf", maxBytes: 1_000_000 });
  const stored: Stored[] = [];
  for (let ke = 0; ke < banyak; ke++) stored.push(await simpan());
  return stored;
}

async function fillRiwayat(ctx: Ctx, orang: readonly Person[], simpanan: readonly Stored[]): Promise<void> {
  const hari = today(ctx.now);
  const semua = (buat: (satu: Person, index: number) => readonly Row[]) => orang.flatMap(buat);
  const keluarga = orang.map((satu, index) => keluargaPegawai(satu, index, hari));
  await write(
    ctx,
    "orangTua",
    keluarga.flatMap((satu) => satu.orangTua),
  );
  await write(
    ctx,
    "pasangan",
    keluarga.flatMap((satu) => satu.pasangan),
  );
  await write(
    ctx,
    "anak",
    keluarga.flatMap((satu) => satu.anak),
  );
  await write(ctx, "pendidikan", semua(pendidikanPegawai));
  await write(
    ctx,
    "kepangkatan",
    semua((satu, index) => kepangkatanPegawai(satu, index, hari)),
  );
  await write(ctx, "jabatan", semua(jabatanPegawai));
  await write(
    ctx,
    "pelatihan",
    semua((satu, index) => pelatihanPegawai(satu, index, hari)),
  );
  await write(
    ctx,
    "penghargaan",
    semua((satu, index) => penghargaanPegawai(satu, index, hari)),
  );
  await fillBerkas(ctx, { orang, simpanan, hari });
  // The staff record takes its rank from the history.
  await ctx.db.updateTable("pegawai").set({ tmtPangkat: null }).where("status", "in", ["pns", "cpns"]).execute();
  await alignPangkat(ctx);
  await fillUsulan(ctx, hari);
}

interface Berkas {
  readonly orang: readonly Person[];
  readonly simpanan: readonly Stored[];
  readonly hari: string;
}

async function fillBerkas(ctx: Ctx, { orang, simpanan, hari }: Berkas): Promise<void> {
  const rincian = orang.map(({ id, status, tmt }, index) => berkasDetail({ id, status, tmt }, index, hari));
  const rows = await write(
    ctx,
    "berkas",
    simpanan.map(({ key, size, sha256 }, index) => ({
      kunci: key,
      nama: `${rincian[index]?.fileName}.pdf`,
      jenis: "application/pdf",
      ukuran: size,
      sidik: sha256,
    })),
  );
  await write(
    ctx,
    "berkasPegawai",
    rincian.map((satu, index) => ({ ...satu, fileId: rows[index]?.id })),
  );
}

function berkasDetail(
  { id: pegawaiId, status, tmt }: Pick<Person, "id" | "status" | "tmt">,
  index: number,
  hari: string,
): { fileName: string } & Row {
  if (status === "pppk") {
    const lama = Math.max(1, Math.ceil((Number(hari.slice(0, 4)) + 1 - Number(tmt.slice(0, 4))) / 5));
    return {
      pegawaiId,
      fileName: "Perjanjian kerja PPPK",
      description: "Perjanjian kerja lima tahun",
      kedaluwarsa: addTahun(tmt, lama * 5),
    };
  }
  if (index % 9 === 4) {
    return {
      pegawaiId,
      fileName: "Surat keterangan sehat",
      description: "RSUD Anutapura Palu",
      kedaluwarsa: hariTo(hari, 20 + ((index * 13) % 200)),
    };
  }
  return { pegawaiId, fileName: "Sertifikat pendidik", description: "Sertifikat dan lampirannya", kedaluwarsa: null };
}

/** A teacher and a wali kelas asked the office for something; one request came back. */
async function fillUsulan(ctx: Ctx, hari: string): Promise<void> {
  const guru = await sebagai(ctx, "guru");
  const wali = await sebagai(ctx, "waliKelas");
  const kantor = await sebagai(ctx, "tataUsaha");
  if (!guru || !wali || !kantor) return;
  const mulai = hariTo(hari, -25);
  await proposeAdd(guru, pelatihan, {
    nama: "Pelatihan Penyusunan Soal AKMI",
    penyelenggara: "Kanwil Kemenag Sulawesi Tengah",
    mulai,
    jam: "32",
  });
  await proposeAdd(wali, pendidikan, { tingkat: "S2", jurusan: "Manajemen Pendidikan Islam", namaPendidikan: "UIN Datokarama Palu" });
  const ijazah = await guru.db
    .selectFrom("pendidikan")
    .innerJoin("pegawai", "pegawai.id", "pendidikan.pegawaiId")
    .selectAll("pendidikan")
    .where("pegawai.akunId", "=", guru.actor.id)
    .where("tingkat", "=", "S1")
    .executeTakeFirst();
  if (!ijazah) return;
  const { namaPendidikan, nomorIjazah, tanggalIjazah, pejabatIjazah } = ijazah;
  const sent = { tingkat: "S1", jurusan: "Pendidikan Biologi", namaPendidikan, nomorIjazah, tanggalIjazah, pejabatIjazah };
  const id = await proposeChange(guru, pendidikan, { id: ijazah.id, versi: ijazah.versi, sent });
  await returnUsulan(kantor, {
    id,
    versi: 1,
    alasan: "Mohon lampirkan pindaian ijazahnya, supaya jurusan yang baru dapat dicocokkan.",
  });
}

/** The demo account of a role, acting for itself. */
async function sebagai(ctx: Ctx, peran: string): Promise<Ctx | undefined> {
  const akun = await ctx.db
    .selectFrom("akun")
    .innerJoin("pegawai", "pegawai.akunId", "akun.id")
    .select(["akun.id", "akun.nama", "akun.peran"])
    .where("akun.passwordHash", "is not", null)
    .execute();
  const satu = akun.find((orang) => orang.peran.length === 1 && orang.peran[0] === peran);
  return satu && { ...ctx, actor: { id: satu.id, name: satu.nama, roles: satu.peran } };
}
