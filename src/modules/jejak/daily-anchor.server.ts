import type { ReadCtx, Scope } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import type { PostOffice } from "#kit/notices/notices-mail.server.ts";
import { anchorPath } from "./paths.ts";

/** How the trail stood on one day; nothing of what is in it. */
export interface DailyAnchor {
  readonly hari: string;
  readonly baris: number;
  /** The beginning of what the last line is linked with, in hex. */
  readonly sidik: string;
}

/** Newest first. */
export async function dailyAnchor(ctx: ReadCtx, jumlah = 60): Promise<DailyAnchor[]> {
  const told = await ctx.db.selectFrom("jejakJangkar").select(["hari", "lines", "mac"]).orderBy("hari", "desc").limit(jumlah).execute();
  return told.map(({ hari, lines, mac }) => ({ hari, baris: Number(lines), sidik: mac.toString("hex").slice(0, 16) }));
}

interface Log {
  readonly warn: (details: object, sentence: string) => void;
}

/** Tells the head by mail, where it lies out of reach of whoever has this machine. A letter that cannot be sent is tomorrow's again. */
export async function announceAnchor(scope: Scope, { mail, origin, sender }: PostOffice, log: Log): Promise<void> {
  if (!mail) return;
  const { satu, kepala, from } = await scope.transaction(async (ctx) => ({
    satu: (await dailyAnchor(ctx, 1))[0],
    kepala: await ctx.db.selectFrom("penerima").select(["nama", "surel", "peran"]).where("surel", "is not", null).execute(),
    from: await sender(ctx),
  }));
  for (const { nama, surel, peran } of satu ? kepala : []) {
    if (!satu || surel === null || !peran.includes("kepala")) continue;
    const judul = `Jejak audit ${formatDay(satu.hari, "long")}: ${satu.baris.toLocaleString("id-ID")} baris`;
    await mail
      .send(from, { kind: "keamanan", to: surel, subject: judul, text: suratContent(nama, satu, origin + anchorPath) })
      .catch((error: unknown) =>
        log.warn({ error: error instanceof Error ? error.name : "galat" }, "jangkar jejak audit tidak dapat dikirim"),
      );
  }
}

const suratContent = (nama: string, { baris, sidik }: DailyAnchor, alamat: string): string =>
  [
    `Yth. ${nama},`,
    `Jejak audit hari ini berisi ${baris.toLocaleString("id-ID")} baris, dengan sidik ${sidik}.`,
    "Simpan surel ini. Bila kelak jumlah atau sidik untuk hari ini berbeda, ada yang mengubah jejak.",
    `Angka yang sama tampil di ${alamat}`,
  ].join("\n\n");
