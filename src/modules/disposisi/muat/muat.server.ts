import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { Choosable } from "#kit/ui/field/choose-many.tsx";
import { bolehPindaian, dapatDikembalikan, mengawasi, tandaiDibaca } from "../alur/tindak.server.ts";
import { ambilCabang, pohonSurat, tanggapanDari } from "../pohon.server.ts";
import { type Cabang, dipegang, keturunan, type Tanggapan, terbuka } from "../pohon.ts";
import type { SuratDisposisi } from "../tampilan/surat.ts";
import { calonPenerima } from "./orang.server.ts";
import { bacaSurat } from "./surat.server.ts";

interface Bersama {
  readonly surat: SuratDisposisi;
  readonly pohon: readonly Cabang[];
  readonly tanggapan: readonly Tanggapan[];
  /** Empty where nothing can be given. */
  readonly calon: readonly Choosable[];
  /** Today in WITA, and the moment. */
  readonly hari: string;
  readonly sekarang: Date;
}

export interface IsiCabang extends Bersama {
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
export async function muatCabang(ctx: Ctx, id: string): Promise<IsiCabang> {
  const awal = await ambilCabang(ctx, id);
  await tandaiDibaca(ctx, awal.cabang);
  const { cabang, suratId, pohon, terlihat } = await ambilCabang(ctx, id);
  const tindak = cabang.kepada.id === ctx.actor.id && dipegang(cabang);
  const pemberi = mengawasi(ctx, cabang);
  const cabangnya = keturunan(terlihat, id);
  return {
    cabang,
    surat: await bacaSurat(ctx, suratId),
    pohon: cabangnya,
    tanggapan: await tanggapanDari(ctx, cabangnya),
    calon: tindak ? await calonPenerima(ctx) : [],
    bersama: pohon.filter((satu) => satu.disposisiId === cabang.disposisiId && satu.id !== id).map(({ kepada }) => kepada.nama),
    boleh: {
      tindak,
      tarik: pemberi && terbuka(cabang),
      kembalikan: pemberi && dapatDikembalikan(cabang),
      pindaian: bolehPindaian(ctx, { cabang, pohon }),
      seluruhJalan: may(ctx, "suratMasuk:read") === "yes",
    },
    ...saat(ctx),
  };
}

export interface IsiJalan extends Bersama {
  readonly boleh: { readonly beri: boolean };
}

/** The whole way of a letter, for the office. @throws Refusal 404 */
export async function muatJalan(ctx: Ctx, suratId: string): Promise<IsiJalan> {
  demand(ctx, "suratMasuk:read");
  const surat = await bacaSurat(ctx, suratId);
  const pohon = await pohonSurat(ctx, suratId);
  const beri = may(ctx, "disposisi:create") === "yes";
  return {
    surat,
    pohon,
    tanggapan: await tanggapanDari(ctx, pohon),
    calon: beri ? await calonPenerima(ctx) : [],
    boleh: { beri },
    ...saat(ctx),
  };
}

const saat = ({ now }: Ctx) => ({ hari: today(now), sekarang: now });
