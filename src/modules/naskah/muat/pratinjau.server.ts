import { type Ctx, demand, may } from "#kit/ctx.server.ts";
import { isUuid } from "#kit/register/check.ts";
import { ambilNaskah } from "../alur/ambil.server.ts";
import { belumTerisi, sebutBidang, sebutPerihal } from "../isi/bidang.ts";
import { kertasSurat, type Tertulis } from "../isi/kertas.ts";
import { senarai, teks } from "../isi/kirim.ts";
import { kopTertulis } from "../isi/kop.server.ts";
import { nilaiSurat, type Sumber } from "../isi/nilai.server.ts";
import { penandatangan } from "../isi/penandatangan.server.ts";
import type { KertasTersimpan, StatusNaskah } from "../tables.ts";

export interface Pratinjau {
  readonly kertas: KertasTersimpan;
  /** The subject with everything that is known by now. */
  readonly perihal: string;
  /** What still has no value, as people say it. */
  readonly belum: readonly string[];
}

const palingPanjang = 20_000;

/** The letter as it is being typed, before anything is kept. @throws Refusal 404 */
export async function pratinjauKetikan(ctx: Ctx, id: string, form: FormData): Promise<Pratinjau> {
  const { judul } = await ambilNaskah(ctx, id);
  const isi = (nama: string) => teks(form, nama).slice(0, palingPanjang);
  const surat = { judul, perihal: isi("perihal"), tujuan: isi("tujuan"), lampiran: isi("lampiran"), tembusan: isi("tembusan") };
  const isian = [...form.keys()].filter((nama) => nama.startsWith("isian.")).map((nama) => [nama.slice("isian.".length), isi(nama)]);
  const orang = (nama: string) => senarai(teks(form, nama)).filter(isUuid).slice(0, 200);
  return susunPratinjau(
    ctx,
    { ...surat, isi: isi("isi") },
    {
      ...{ pegawaiIds: orang("pegawaiIds"), siswaIds: orang("siswaIds") },
      isian: Object.fromEntries(isian),
    },
  );
}

/** How a letter would look if it were signed now; by the reader, once it waits for nobody else. */
export async function susunPratinjau(ctx: Ctx, surat: Tertulis & { readonly status?: StatusNaskah }, sumber: Sumber): Promise<Pratinjau> {
  demand(ctx, "naskahSurat:read");
  const olehPembaca = surat.status === "diparaf" && may(ctx, "tandaTanganSurat:manage") !== "no" ? (ctx.actor.id ?? undefined) : undefined;
  const terisi = await nilaiSurat(ctx, sumber, { penandatangan: await penandatangan(ctx, olehPembaca) });
  const belum = belumTerisi({ ...terisi.nilai, nomor: "-" }, surat.judul, surat.perihal, surat.isi);
  const perihal = sebutPerihal(surat.perihal, sumber.isian, terisi.nilai);
  return { perihal, kertas: kertasSurat(surat, terisi, await kopTertulis(ctx)), belum: belum.map(sebutBidang) };
}
