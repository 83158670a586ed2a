import { type Ctx, demand } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { Refusal } from "#kit/refusals.ts";
import { isUuid } from "#kit/register/uuid.ts";
import { butuhKlasifikasi, composeNomor, isContoh } from "./compose-nomor.ts";
import { klasifikasiFor } from "./klasifikasi.server.ts";
import { searchPlace } from "./place.server.ts";
import { readJenis } from "./read-jenis.server.ts";

/** What a letter would be numbered now; another may be quicker. */
export interface CalonNomor {
  readonly nomor: string | null;
  /** It holds the code of no office, so that its letter is not to be signed. */
  readonly contoh: boolean;
  readonly butuhKlasifikasi: boolean;
  /** The day lies before the book's last number: it would be put in, with a reason. */
  readonly mundur: boolean;
  /** What to know or to mend. */
  readonly kalimat: string | null;
}

export async function viewNomor(ctx: Ctx, asked: URLSearchParams): Promise<CalonNomor> {
  demand(ctx, "nomorSurat:create");
  const kosong = { nomor: null, contoh: false, butuhKlasifikasi: false, mundur: false };
  const jenis = asked.get("jenis") ?? "";
  if (!isUuid(jenis)) return { ...kosong, kalimat: null };
  try {
    const buku = await readJenis(ctx, jenis);
    const perlu = butuhKlasifikasi(buku.pola);
    const tempat = await searchPlace(ctx, buku, asked.get("tanggal") || undefined);
    const klasifikasi = await klasifikasiFor(ctx, asked.get("klasifikasiId"));
    const sisipan = tempat.jenis === "sisipan" ? tempat.sisipan : "";
    const nomor = composeNomor({ ...buku, ...tempat, sisipan, klasifikasi, keamanan: asked.get("keamanan") || "B" });
    const mundur = tempat.jenis === "sisipan";
    const kalimat = mundur
      ? `${formatDay(tempat.tanggal)} lebih awal daripada nomor terakhir di buku, jadi surat ini disisipkan sesudah nomor ${tempat.urut}. Tulis alasannya.`
      : null;
    return { nomor, contoh: isContoh(nomor), butuhKlasifikasi: perlu, mundur, kalimat };
  } catch (error) {
    if (error instanceof Refusal && error.kind === "invalid")
      return { ...kosong, kalimat: Object.values(error.fields ?? {})[0] ?? error.message };
    throw error;
  }
}
