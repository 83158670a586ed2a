import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { json, sql } from "#kit/database/sql.server.ts";
import { formatDay, today } from "#kit/dates.ts";
import type { Tools } from "#kit/jobs/jobs.server.ts";
import { demandTemplate, describeNomor, type IssuedNaskah, madrasahFields, readIssued } from "#modules/naskah/index.server.ts";
import { reserveNomor } from "#modules/persuratan/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { publishBukti, withdrawBukti } from "#modules/verifikasi/index.server.ts";
import { countSurat, dueFrom, isDue } from "./ask-surat.server.ts";
import { type HasilSurat, type Kata, templateOf } from "./kata.ts";
import { withdrawFallen } from "./withdraw-surat.server.ts";

/** So many letters stand or fall together; a crash takes no more than these, and the next try makes them anew. */
const atOnce = 50;

interface Asked {
  readonly keputusanId: string;
  /** Where people reach the product; it stands in the proofs. */
  readonly origin: string;
}

/** Makes what is due of one decision's letters, portion by portion. Run twice, also at once, it makes each once. */
export async function makeSurat(scope: Scope, asked: Asked, { progress, signal }: Tools): Promise<{ readonly surat: number }> {
  const { perlu, dibuat } = await scope.read((ctx) => countSurat(ctx, asked.keputusanId));
  let done = dibuat;
  while ((await scope.transaction((ctx) => withdrawFallen(ctx, asked.keputusanId))) > 0) signal.throwIfAborted();
  for (;;) {
    signal.throwIfAborted();
    const made = await scope.transaction((ctx) => makePortion(ctx, asked));
    if (made === 0) return { surat: done - dibuat };
    done += made;
    await progress(done, Math.max(perlu, done));
  }
}

interface Due {
  readonly id: string;
  readonly hasil: HasilSurat;
  /** The proof of the letter that this one takes the place of. */
  readonly lama: string | null;
}

async function makePortion(ctx: Ctx, { keputusanId, origin }: Asked): Promise<number> {
  const held = await ctx.db
    .selectFrom("suratKeputusanPpdb")
    .selectAll()
    .where("keputusanId", "=", keputusanId)
    .forUpdate()
    .executeTakeFirst();
  const induk = held && (await readIssued(ctx, held.naskahId));
  if (!held || !induk?.berlaku) return 0;
  const { rows: due } = await sql<Due>`
    select pendaftaran.id, case keadaan when 'daftar ulang' then 'diterima' else keadaan end as hasil,
      (select kode from bukti_surat where kode = surat.bukti and dicabut_pada is null) as lama
    ${dueFrom(keputusanId)} and ${isDue()} order by pendaftaran.nomor limit ${atOnce}`.execute(ctx.db);
  if (due.length === 0) return 0;
  const kata = held.kata ?? (await keepKata(ctx, keputusanId, induk));
  for (const { id, hasil, lama } of due) {
    if (lama) await withdrawBukti(ctx, { kode: lama, alasan: "Diganti surat yang lebih baru" });
    const nomor = held.bernomor ? await ownNomor(ctx, kata, hasil) : null;
    const { kode, isiQr } = await publishBukti(
      ctx,
      {
        ...{ jenis: "Pemberitahuan Hasil Seleksi", nomor: nomor ?? induk.nomor, tanggal: today(ctx.now), ringkasan: null },
        ...{ perihal: kata.template[hasil].perihal, penandatangan: induk.penandatangan ?? "" },
      },
      origin,
    );
    const letter = { naskahId: held.naskahId, hasil, nomor, bukti: kode, isiQr, dibuatPada: ctx.now };
    await ctx.db
      .insertInto("suratSeleksi")
      .values({ keputusanId, pendaftaranId: id, ...letter })
      .onConflict((known) => known.columns(["keputusanId", "pendaftaranId"]).doUpdateSet(letter))
      .execute();
  }
  ctx.touch("pendaftaran");
  return due.length;
}

/** A number of the book, in the transaction of the letter: neither stands without the other. */
async function ownNomor(ctx: Ctx, { template }: Kata, hasil: HasilSurat): Promise<string> {
  const { jenisId, klasifikasiId, perihal } = template[hasil];
  const tujuan = "Orang tua/wali calon siswa";
  return (await reserveNomor(ctx, { jenis: jenisId, perihal, klasifikasiId, lampiran: null, tujuan, status: "terkirim" })).nomor;
}

/** The words of all letters, kept with the first: whoever changes a template later changes none that was made. */
async function keepKata(ctx: Ctx, keputusanId: string, induk: IssuedNaskah): Promise<Kata> {
  const rules = await ctx.db
    .selectFrom("keputusanPpdb")
    .innerJoin("gelombangPpdb", "gelombangPpdb.id", "gelombangId")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["tahunAjaran", "daftarUlangMulai", "daftarUlangSelesai"])
    .where("keputusanPpdb.id", "=", keputusanId)
    .executeTakeFirstOrThrow();
  const kata: Kata = {
    template: {
      diterima: await wordsOf(ctx, "diterima"),
      cadangan: await wordsOf(ctx, "cadangan"),
      "tidak diterima": await wordsOf(ctx, "tidak diterima"),
    },
    nilai: { ...madrasahFields(await readPengaturan(ctx)), ...signerOf(induk), ...sameForAll(induk, rules) },
  };
  await ctx.db
    .updateTable("suratKeputusanPpdb")
    .set({ kata: json(kata) })
    .where("keputusanId", "=", keputusanId)
    .execute();
  return kata;
}

async function wordsOf(ctx: Ctx, hasil: HasilSurat): Promise<Kata["template"][HasilSurat]> {
  const { judul, perihal, isi, jenisId, klasifikasiId } = await demandTemplate(ctx, templateOf[hasil]);
  return { judul, perihal, isi, jenisId, klasifikasiId };
}

/** As the head's decision has it. */
function signerOf({ kertas }: IssuedNaskah): Readonly<Record<string, string>> {
  const block = kertas?.kertas.blocks.find(({ kind }) => kind === "signature");
  if (block?.kind !== "signature") return {};
  const { role, name, note } = block;
  const nip = note?.replace(/^NIP /, "") ?? "";
  return { "penandatangan.sebutan": role.replace(/,$/, ""), "penandatangan.nama": name, "penandatangan.nip": nip };
}

interface Rules {
  readonly tahunAjaran: string;
  readonly daftarUlangMulai: string | null;
  readonly daftarUlangSelesai: string | null;
}

function sameForAll(induk: IssuedNaskah, { tahunAjaran, daftarUlangMulai, daftarUlangSelesai }: Rules): Readonly<Record<string, string>> {
  const days =
    daftarUlangMulai && daftarUlangSelesai
      ? `Daftar ulang dilaksanakan ${formatDay(daftarUlangMulai, "long")} sampai ${formatDay(daftarUlangSelesai, "long")}.`
      : "Jadwal daftar ulang diberitahukan di situs madrasah.";
  return {
    "isian.Nomor keputusan": describeNomor(induk.nomor ?? "")
      .replace("NOMOR", "Nomor")
      .replace(" TAHUN ", " Tahun "),
    "isian.Tanggal keputusan": induk.tanggal ? formatDay(induk.tanggal) : "",
    "isian.Tahun pelajaran": tahunAjaran,
    "isian.Keterangan daftar ulang": days,
  };
}
