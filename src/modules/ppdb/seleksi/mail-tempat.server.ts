import type { Scope } from "#kit/ctx.server.ts";
import { notDeleted } from "#kit/database/bin.server.ts";
import { dayOf } from "#kit/dates.ts";
import { defineJob } from "#kit/jobs/job.ts";
import type { Mail } from "#kit/mail/mail.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import type { Keadaan } from "../keadaan/keadaan.ts";
import { statusPath } from "../paths.ts";
import { lastDayToTake } from "./last-day.ts";
import { tellGugur, tellNaik } from "./tell-tempat.ts";

/** Tells a family by e-mail that its child came up, or that the place was not taken in time. */
export const tellFamily = defineJob<{ readonly id: string; readonly ke: Keadaan }>("kabari-tempat-ppdb", { retries: 8 });

interface Tool {
  readonly id: string;
  readonly ke: Keadaan;
  /** Null when no mail server is named: the committee then sends the text by telephone. */
  readonly mail: Mail | null;
  /** Where people reach the product. */
  readonly origin: string;
}

/** Reads and sends; what is not so any more is not told. */
export async function emailTempat(scope: Scope, { id, ke, mail, origin }: Tool): Promise<{ terkirim: boolean }> {
  if (!mail) return { terkirim: false };
  const read = await scope.transaction(async (ctx) => {
    const row = await ctx.db
      .selectFrom("pendaftaran")
      .innerJoin("periodePpdb", "periodePpdb.id", "pendaftaran.periodeId")
      .select(["pendaftaran.email", "nomor", "namaLengkap", "keadaan", "ambilSampai", "ambilHari"])
      .where("pendaftaran.id", "=", id)
      .where(notDeleted("pendaftaran"))
      .executeTakeFirst();
    const step = await ctx.db
      .selectFrom("langkahPendaftaran")
      .select("pada")
      .where("pendaftaranId", "=", id)
      .where("ke", "=", ke)
      .orderBy("id", "desc")
      .executeTakeFirst();
    return row && step ? { row, pada: step.pada, sekolah: await readPengaturan(ctx) } : null;
  });
  const email = read?.row.email;
  if (!read || !email || read.row.keadaan !== ke) return { terkirim: false };
  const { row, pada, sekolah } = read;
  const told = {
    ...{ namaLengkap: row.namaLengkap, nomor: row.nomor, sekolah: sekolah.nama, alamat: `${origin}${statusPath}` },
    sampai: lastDayToTake(row, dayOf(pada)),
  };
  const from = { name: sekolah.nama, address: sekolah.email || `tanpa-balas@${new URL(origin).hostname}` };
  const text = (ke === "diterima" ? tellNaik(told) : tellGugur(told)).join("\n\n");
  return { terkirim: await mail.send(from, { to: email, subject: `Pendaftaran ${row.nomor}`, text, kind: "publik" }) };
}
