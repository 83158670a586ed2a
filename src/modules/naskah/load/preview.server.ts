import { demand, may, type ReadCtx } from "#kit/ctx.server.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { describeFields, describePerihal, unfilled } from "../content/fields.ts";
import { jenisOf } from "../content/jenis.server.ts";
import { writtenKop } from "../content/kop.server.ts";
import { suratPaper, type Tertulis } from "../content/paper.ts";
import { penandatangan } from "../content/penandatangan.server.ts";
import type { SavedPaper } from "../content/saved-paper.ts";
import { senarai, text } from "../content/send.ts";
import { type Source, suratValue } from "../content/value.server.ts";
import { naskahFields, type StatusNaskah } from "../naskah.ts";
import { takeNaskah } from "../workflow/take.server.ts";

export interface Preview {
  readonly kertas: SavedPaper;
  /** The subject with everything that is known by now. */
  readonly perihal: string;
  /** What still has no value, as people say it. */
  readonly belum: readonly string[];
  /** It goes to somebody, and leaves nobody's desk before it says to whom. */
  readonly beralamat: boolean;
}

const longest = 20_000;

/** The letter as it is being typed, before anything is kept. @throws Refusal 404 */
export async function ketikanPreview(ctx: ReadCtx, id: string, form: FormData): Promise<Preview> {
  const { judul, jenisId, tabel } = await takeNaskah(ctx, id);
  const isi = (nama: string) => text(form, nama).slice(0, longest);
  const surat = { judul, jenisId, perihal: isi("perihal"), tujuan: isi("tujuan"), lampiran: isi("lampiran"), tembusan: isi("tembusan") };
  const isian = [...form.keys()].filter((nama) => nama.startsWith("isian.")).map((nama) => [nama.slice("isian.".length), isi(nama)]);
  const orang = (nama: string) => senarai(text(form, nama)).filter(isUuid).slice(0, 200);
  return composePreview(
    ctx,
    { ...surat, isi: isi("isi") },
    {
      ...{ pegawaiIds: orang("pegawaiIds"), siswaIds: orang("siswaIds") },
      ...{ isian: Object.fromEntries(isian), tabel },
    },
  );
}

interface Draft {
  readonly jenisId: string;
  readonly status?: StatusNaskah;
}

/** How a letter would look if it were signed now; by the reader, once it waits for nobody else. */
export async function composePreview(ctx: ReadCtx, surat: Tertulis & Draft, sumber: Source): Promise<Preview> {
  demand(ctx, "naskahSurat:read");
  const olehPembaca = surat.status === "diparaf" && may(ctx, "tandaTanganSurat:manage") !== "no" ? (ctx.actor.id ?? undefined) : undefined;
  const terisi = await suratValue(ctx, sumber, { penandatangan: await penandatangan(ctx, olehPembaca) });
  const belum = unfilled({ ...terisi, nilai: { ...terisi.nilai, nomor: "-" } }, surat.judul, surat.perihal, surat.isi);
  const perihal = describePerihal(surat.perihal, sumber.isian, terisi.nilai);
  const { bentuk, beralamat } = await jenisOf(ctx, surat.jenisId);
  return {
    ...{ perihal, beralamat },
    kertas: suratPaper({ ...surat, bentuk }, terisi, await writtenKop(ctx)),
    belum: [...belum.map(describeFields), ...(beralamat && !surat.tujuan?.trim() ? [naskahFields.tujuan.label] : [])],
  };
}
