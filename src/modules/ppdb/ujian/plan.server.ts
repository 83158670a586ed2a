import type { ReadCtx } from "#kit/ctx.server.ts";
import { fingerprint } from "#kit/database/idempotency.server.ts";
import { jalurLabel } from "../jalur/jenis-jalur.ts";
import { type Keadaan, keadaanNames } from "../keadaan/keadaan.ts";
import { assign, type Kursi, type Sebab, type Urutan } from "./assign.ts";
import { type Peserta, readBusy, readPeserta } from "./read-peserta.server.ts";
import type { Ujian } from "./read-ujian.server.ts";

/** Whose papers were found right, and nothing is decided yet. */
export const verified: readonly Keadaan[] = ["terverifikasi", "lulus administrasi"];

interface Named {
  readonly nomor: string;
  readonly nama: string;
}

/** What one press would do. */
export interface Rencana {
  readonly tempat: readonly (Kursi & { readonly id: string })[];
  /** Seats of children that do not take part any more. */
  readonly lepas: readonly (Named & { readonly kursiId: string; readonly id: string })[];
  readonly sisa: readonly (Named & { readonly sebab: Sebab })[];
  /** They would take part, and are not verified. */
  readonly belum: readonly (Named & { readonly keadaan: string })[];
  /** Brothers and sisters who would sit at different hours. */
  readonly terpisah: readonly string[];
  /** Paths without this exam, and how many children are on them. */
  readonly tanpa: readonly { readonly jalur: string; readonly banyak: number }[];
  /** Of exactly this: what was seen is what is done. */
  readonly sidik: string;
}

export async function planTempat(ctx: ReadCtx, ujian: Ujian, urutan: Urutan): Promise<Rencana> {
  const all = await readPeserta(ctx, ujian);
  const lepas = all.flatMap(({ id, nomor, nama, ikut, kursi }) => (kursi && !ikut ? [{ id, nomor, nama, kursiId: kursi.id }] : []));
  const taking = all.filter(({ ikut }) => ikut);
  const without = taking.filter(({ kursi }) => kursi === null);
  const waiting = without.filter(({ keadaan }) => verified.includes(keadaan));
  const busy = await readBusy(
    ctx,
    ujian.id,
    waiting.map(({ id }) => id),
  );
  const { tempat, sisa } = assign({
    ...{ sesi: ujian.sesi, ruang: ujian.ruang, urutan },
    calon: waiting.map((one) => ({ ...one, sibuk: busy.get(one.id) ?? [] })),
    terisi: taking.flatMap(({ kursi, saudara }) => (kursi ? [{ ...kursi, saudara }] : [])),
  });
  const byId = new Map(all.map((one) => [one.id, one]));
  const others = all.filter(({ ikut, keadaan }) => !ikut && verified.includes(keadaan));
  return {
    ...{ tempat, lepas },
    sisa: sisa.flatMap(({ id, sebab }) => {
      const found = byId.get(id);
      return found ? [{ nomor: found.nomor, nama: found.nama, sebab }] : [];
    }),
    belum: without
      .filter(({ keadaan }) => ["terkirim", "perlu perbaikan"].includes(keadaan))
      .map(({ nomor, nama, keadaan }) => ({ nomor, nama, keadaan: keadaanNames[keadaan] })),
    terpisah: apart(ujian, taking, tempat),
    tanpa: [...Map.groupBy(others, ({ jalur }) => jalur)].map(([jalur, some]) => ({ jalur: jalurLabel(jalur), banyak: some.length })),
    sidik: fingerprint({ tempat, lepas: lepas.map(({ kursiId }) => kursiId) }),
  };
}

function apart(ujian: Ujian, taking: readonly Peserta[], tempat: Rencana["tempat"]): string[] {
  const given = new Map(tempat.map(({ id, sesiId }) => [id, sesiId]));
  const families = Map.groupBy(
    taking.filter(({ saudara }) => saudara !== null),
    ({ saudara }) => saudara,
  );
  return [...families.values()].flatMap((family) => {
    const seated = family.flatMap(({ id, nama, kursi }) => {
      const sesi = ujian.sesi.find((one) => one.id === (kursi?.sesiId ?? given.get(id)));
      return sesi ? [{ nama, sesi }] : [];
    });
    if (new Set(seated.map(({ sesi }) => sesi.id)).size < 2) return [];
    return [seated.map(({ nama, sesi }) => `${nama} (${sesi.nama})`).join(", ")];
  });
}
