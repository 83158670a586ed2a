import type { Scope } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { defineJob } from "#kit/jobs/job.ts";
import type { PostOffice } from "#kit/notices/notices-mail.server.ts";

/** One letter about one change. `surel`: to the address of before, which the change has taken away. */
export const securitySurat = defineJob<{ readonly id: string; readonly surel?: string }>("surat-keamanan", { retries: 6 });

/** To the address that the account names, whether its owner asked for mail or not; who asked gets the notice's letter there. */
export async function sendSecuritySurat(
  scope: Scope,
  told: { id: string; surel?: string },
  office: PostOffice,
): Promise<{ terkirim: boolean }> {
  const { mail, origin, sender } = office;
  if (!mail) return { terkirim: false };
  const surat = await scope.transaction(async (ctx) => {
    const kabar = await ctx.db
      .selectFrom("kabarKeamanan")
      .innerJoin("akun", "akun.id", "kabarKeamanan.akunId")
      .leftJoin("penerima", "penerima.id", "akun.id")
      .select(["akun.nama", "akun.email", "penerima.surel", "judul", "tautan", "perangkat", "kabarKeamanan.createdAt"])
      .where("kabarKeamanan.id", "=", told.id)
      .executeTakeFirst();
    return kabar && { ...kabar, from: await sender(ctx) };
  });
  const to = told.surel ?? (surat && surat.email !== surat.surel ? surat.email : null);
  if (!surat || !to) return { terkirim: false };
  return { terkirim: await mail.send(surat.from, { kind: "keamanan", to, subject: surat.judul, text: suratContent(surat, origin) }) };
}

interface Surat {
  readonly nama: string;
  readonly judul: string;
  readonly tautan: string;
  readonly perangkat: string | null;
  readonly createdAt: Date;
}

const suratContent = ({ nama, judul, tautan, perangkat, createdAt }: Surat, origin: string): string =>
  [
    `Yth. ${nama},`,
    judul,
    `Waktu: ${formatMoment(createdAt)}${perangkat ? `, dari ${perangkat}` : ""}.`,
    "Bila bukan Anda atau Anda tidak mengenalnya, segera ganti password Anda, akhiri sesi di perangkat lain, dan hubungi kepala madrasah atau administrator.",
    `Selengkapnya: ${origin}${tautan}`,
  ].join("\n\n");
