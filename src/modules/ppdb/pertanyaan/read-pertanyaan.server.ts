import type { ReadCtx } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { sql } from "#kit/database/sql.server.ts";
import type { Pertanyaan } from "./bentuk.ts";

const columns = ["id", "kode", "pertanyaan", "bentuk", "petunjuk", "wajib", "pilihan", "palingKecil", "palingBesar", "huruf"] as const;

/** Everything that an intake asks besides its form, in the order of asking; what is asked no more is not among it. */
export const pertanyaanRows = (ctx: ReadCtx, periodeId: string) =>
  ctx.db
    .selectFrom("pertanyaanPpdb")
    .select([...columns, "golongan", "jalur", "nomorUrut"])
    .where("periodeId", "=", periodeId)
    .where("berhenti", "=", false)
    .where(notDeleted())
    .orderBy("nomorUrut")
    .orderBy("kode")
    .execute();

/** A question of one registration, with what was answered. */
export interface Jawaban extends Pertanyaan {
  /** Null where nothing was answered yet. */
  readonly isi: string | null;
  readonly pada: Date | null;
  /** Who of the committee wrote it, and why; null where the family did. */
  readonly pelaku: string | null;
  readonly alasan: string | null;
  /** Why it was given back; null unless the family is waited for. */
  readonly kembali: string | null;
  /** Asked no more, by its intake or by the path on which the registration is now. */
  readonly berhenti: boolean;
}

/** What is asked on the path of one registration, and what was answered though it is asked no more. */
export const readJawaban = (ctx: ReadCtx, pendaftaranId: string): Promise<Jawaban[]> =>
  ctx.db
    .selectFrom("pendaftaran")
    .innerJoin("pertanyaanPpdb as tanya", "tanya.periodeId", "pendaftaran.periodeId")
    .leftJoin("jawabanPendaftaran as jawab", (join) =>
      join.onRef("jawab.pertanyaanId", "=", "tanya.id").onRef("jawab.pendaftaranId", "=", "pendaftaran.id"),
    )
    .select(columns.map((name) => `tanya.${name}` as const))
    .select(sql<boolean>`(tanya.berhenti or tanya.jalur <> pendaftaran.jalur) is true`.as("berhenti"))
    .select(["tanya.golongan", "jawab.isi", "jawab.pada", "jawab.pelaku", "jawab.alasan", "jawab.kembali"])
    .where("pendaftaran.id", "=", pendaftaranId)
    .where(notDeleted("tanya"))
    .where(sql<boolean>`(jawab.isi is not null or (not tanya.berhenti and (tanya.jalur is null or tanya.jalur = pendaftaran.jalur)))`)
    .orderBy("tanya.nomorUrut")
    .orderBy("tanya.kode")
    .execute();

/** What the family is to answer, or may. */
export const isAskedStill = ({ isi, kembali, berhenti }: Jawaban): boolean => !berhenti && (isi === null || kembali !== null);
export const isLacking = (one: Jawaban): boolean => one.wajib && isAskedStill(one);
