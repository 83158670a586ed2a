import { type Ctx, demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { SuratDisposisi } from "../parts/surat.ts";
import { suratTree, takeCabang, tanggapanFrom } from "../tree.server.ts";
import { type Cabang, held, keturunan, open, type Tanggapan } from "../tree.ts";
import { canBeReturned, markRead, mayPindaian, mengawasi } from "../workflow/act.server.ts";
import { loadRecipients, noRecipients, type Recipients } from "./load-recipients.server.ts";
import { readSurat } from "./surat.server.ts";

interface Together extends Recipients {
  readonly surat: SuratDisposisi;
  readonly pohon: readonly Cabang[];
  readonly tanggapan: readonly Tanggapan[];
  /** Today at the school, and the moment. */
  readonly hari: string;
  readonly sekarang: Date;
}

export interface CabangContent extends Together {
  readonly cabang: Cabang;
  /** Who got it together with this person. */
  readonly bersama: readonly string[];
  readonly boleh: {
    readonly tindak: boolean;
    readonly tarik: boolean;
    readonly kembalikan: boolean;
    readonly pindaian: boolean;
    readonly seluruhJalan: boolean;
  };
}

/** A branch for its page. Its recipient thereby has opened it. @throws Refusal 404 */
export async function loadCabang(ctx: Ctx, id: string): Promise<CabangContent> {
  const awal = await takeCabang(ctx, id);
  await markRead(ctx, awal.cabang);
  const { cabang, suratId, pohon, terlihat } = await takeCabang(ctx, id);
  const tindak = cabang.kepada.id === ctx.actor.id && held(cabang);
  const pemberi = mengawasi(ctx, cabang);
  const cabangnya = keturunan(terlihat, id);
  return {
    cabang,
    surat: await readSurat(ctx, suratId),
    pohon: cabangnya,
    tanggapan: await tanggapanFrom(ctx, cabangnya),
    ...(tindak ? await loadRecipients(ctx) : noRecipients),
    bersama: pohon.filter((satu) => satu.disposisiId === cabang.disposisiId && satu.id !== id).map(({ kepada }) => kepada.nama),
    boleh: {
      tindak,
      tarik: pemberi && open(cabang),
      kembalikan: pemberi && canBeReturned(cabang),
      pindaian: mayPindaian(ctx, { cabang, pohon }),
      seluruhJalan: may(ctx, "suratMasuk:read") === "yes",
    },
    ...saat(ctx),
  };
}

export interface JalanContent extends Together {
  readonly boleh: { readonly beri: boolean; readonly balas: boolean; readonly lampirkan: boolean };
}

/** The whole way of a letter, for the office. @throws Refusal 404 */
export async function loadJalan(ctx: ReadCtx, suratId: string): Promise<JalanContent> {
  demand(ctx, "suratMasuk:read");
  const surat = await readSurat(ctx, suratId);
  const pohon = await suratTree(ctx, suratId);
  const beri = may(ctx, "disposisi:create") === "yes";
  return {
    surat,
    pohon,
    tanggapan: await tanggapanFrom(ctx, pohon),
    ...(beri ? await loadRecipients(ctx) : noRecipients),
    boleh: { beri, balas: may(ctx, "naskahSurat:create") !== "no", lampirkan: may(ctx, "suratMasuk:update") === "yes" },
    ...saat(ctx),
  };
}

const saat = ({ now }: ReadCtx) => ({ hari: today(now), sekarang: now });
