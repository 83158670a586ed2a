import { describeAccepted, dialogAccept } from "#kit/attachments/limits.ts";
import { type Ctx, may } from "#kit/ctx.server.ts";
import { papers } from "#kit/files/kinds.ts";
import { writableRegister } from "#kit/writable-register.server.ts";
import { readDokumen } from "../berkas/read-dokumen.server.ts";
import { listGabungan, readTarget } from "../gabung/read-merged.server.ts";
import { isKeadaan, type Keadaan } from "../keadaan/keadaan.ts";
import { nextKeadaan } from "../keadaan/peralihan.ts";
import { readLangkah } from "../keadaan/read-langkah.server.ts";
import { lockedNumbers } from "../keluarga/number-lock.server.ts";
import { pendaftaran } from "../pendaftaran.ts";
import { readPerbaikan } from "../perbaikan/read-perbaikan.server.ts";
import { tanyaOf } from "../periode.server.ts";
import { readPermintaan } from "../permintaan/read-permintaan.server.ts";
import { loadJawaban } from "../pertanyaan/judge-jawaban.server.ts";
import { staysOpen } from "../seleksi/demand-unfixed.server.ts";
import { loadKoreksi } from "../seleksi/koreksi.server.ts";
import { hasSurat } from "../surat/read-surat.server.ts";
import { hasKartu } from "../ujian/read-kartu.server.ts";
import { ageMark } from "./age-bounds.ts";
import { type Asked, readAsked } from "./asked.ts";
import { findGanda } from "./find-ganda.server.ts";
import { findTetangga } from "./list-meja.server.ts";
import { listVerifikator } from "./verifikator.server.ts";

/** Everything that one of the committee needs to judge a registration. @throws Refusal 404 */
export async function loadPendaftar(ctx: Ctx, id: string, asked: Asked = readAsked(new URLSearchParams())) {
  const row = await writableRegister(ctx, pendaftaran, id);
  const keadaan: Keadaan = isKeadaan(row.keadaan) ? row.keadaan : "terkirim";
  const { verifikatorId, diisiPelaku, diterimaPada, createdAt, susulan, nomor, tanggalLahir, tahunAjaran, ...rule } = await ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("periodePpdb", "periodePpdb.id", "periodeId")
    .select(["verifikatorId", "diisiPelaku", "diterimaPada", "pendaftaran.createdAt", "susulan", "nomor", "tanggalLahir"])
    .select(["tahunAjaran", "usiaMaksimal", "usiaPer"])
    .where("pendaftaran.id", "=", id)
    .executeTakeFirstOrThrow();
  const usulan = await ctx.db
    .selectFrom("usulanKeadaan")
    .select(["ke", "alasan", "oleh", "pelaku", "pada"])
    .where("pendaftaranId", "=", id)
    .executeTakeFirst();
  const boleh = { ubah: may(ctx, "pendaftaran:update") !== "no", putuskan: may(ctx, "pendaftaran:manage") !== "no" };
  const koreksi = await loadKoreksi(ctx, id);
  return {
    row,
    keadaan,
    boleh,
    ...{ verifikatorId, umur: ageMark(tanggalLahir, tahunAjaran, rule), tetangga: await findTetangga(ctx, asked, id) },
    /** Null where the family sent it itself. */
    kertas: diisiPelaku === null || !diterimaPada ? null : { susulan, pelaku: diisiPelaku, diterima: diterimaPada },
    /** When the row was made: sent by the family, or typed at the desk. */
    dibuat: createdAt,
    terkunci: await lockedNumbers(ctx, { id, nomor }),
    pindai: { kalimat: describeAccepted(papers), accept: dialogAccept(papers) },
    verifikators: await listVerifikator(ctx),
    langkah: await readLangkah(ctx, id),
    tanya: await tanyaOf(ctx, id),
    perbaikan: await readPerbaikan(ctx, id),
    permintaan: (await readPermintaan(ctx, id)).filter(({ jawaban }) => jawaban === null),
    dokumen: await readDokumen(ctx, id),
    jawaban: await loadJawaban(ctx, id),
    next: boleh.ubah
      ? nextKeadaan(keadaan, "panitia").filter(
          ({ memutuskan, ke }) => (!memutuskan || boleh.putuskan) && (!koreksi || staysOpen(keadaan, ke)),
        )
      : [],
    surat: await hasSurat(ctx, id),
    kartu: await hasKartu(ctx, id),
    koreksi: boleh.putuskan ? koreksi : null,
    usulan: usulan && isKeadaan(usulan.ke) ? { ...usulan, ke: usulan.ke, sendiri: usulan.oleh === ctx.actor.id } : null,
    ganda: row.ganda ? await findGanda(ctx, id) : [],
    gabungan: await listGabungan(ctx, id),
    digabung: keadaan === "digabung" ? await readTarget(ctx, id) : null,
  };
}

export type Pendaftar = Awaited<ReturnType<typeof loadPendaftar>>;
