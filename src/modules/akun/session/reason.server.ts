import { tokenHash } from "#kit/access/token.server.ts";
import type { ReadCtx } from "#kit/ctx.server.ts";
import type { Stored } from "#kit/database/tables.ts";
import { diamLimit, sessionLimit } from "./limit.ts";

/** Ended by somebody, by disabling the account, or by a new password. */
export type EndedReason = NonNullable<Stored<"sesi">["sebab"]>;

const ended: Readonly<Record<EndedReason, string>> = {
  diakhiri: "Sesi ini diakhiri dari perangkat lain atau oleh administrator. Silakan login lagi.",
  dinonaktifkan: "Akun Anda dinonaktifkan. Bila ini keliru, hubungi operator di ruang Tata Usaha.",
  password: "Password akun ini baru saja diganti, jadi semua perangkat perlu login lagi.",
};

/** Why a browser that carries this token is at the door again: a sentence for whoever holds the token, and nobody else. */
export async function endedReason(ctx: ReadCtx, token: string): Promise<string | null> {
  const sesi = await ctx.db
    .selectFrom("sesi")
    .innerJoin("akun", "akun.id", "sesi.akunId")
    .select(["sesi.sebab", "sesi.expiresAt", "sesi.lastSeenAt", "akun.aktif", "akun.peran"])
    .where("sesi.tokenHash", "=", tokenHash(token))
    .executeTakeFirst();
  if (!sesi) return "Sesi Anda sudah berakhir. Silakan login lagi.";
  if (!sesi.aktif) return ended.dinonaktifkan;
  if (sesi.sebab) return ended[sesi.sebab];
  if (sesi.expiresAt <= ctx.now) return `Demi keamanan, sesi berakhir setelah ${sessionLimit.seluruhnya / 60} jam. Silakan login lagi.`;
  const menit = diamLimit(sesi.peran);
  if (ctx.now.getTime() - sesi.lastSeenAt.getTime() <= menit * 60_000) return null;
  const lama = menit < 60 ? `${menit} menit` : `${menit / 60} jam`;
  return `Anda keluar otomatis karena ${lama} tidak ada kegiatan. Isian yang belum disimpan masih ada di tab ini.`;
}
