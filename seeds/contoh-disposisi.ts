import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { beriDisposisi, jawabDisposisi, pohonSurat, teruskanDisposisi, tutupDisposisi } from "#modules/disposisi/index.server.ts";
import { pada } from "./orang-contoh.ts";
import { jawaban } from "./teks/contoh-surat.ts";

export interface DidisposisikanContoh {
  readonly id: string;
  /** Days since it came. */
  readonly lalu: number;
}

interface Langkah {
  readonly kepada: readonly string[];
  readonly instruksi: readonly string[];
  readonly sifat?: "segera" | "khusus" | "batas-waktu";
  /** Days from today; of one that is late, before today. */
  readonly batas?: number;
  /** Who has done what with it since. */
  readonly lanjut?: Readonly<Record<string, "jawab" | "kabar" | "tutup" | "teruskan">>;
}

/** Of the newest letters, from the second on: the newest of all waits for the head still. */
const langkah: readonly Langkah[] = [
  { kepada: ["guru", "waliKelas"], instruksi: ["ditindaklanjuti", "jadwalkan"], sifat: "segera", batas: 1 },
  { kepada: ["humas"], instruksi: ["siapkan", "bicarakan"], batas: 5, lanjut: { humas: "kabar" } },
  { kepada: ["waliKelas"], instruksi: ["dilaksanakan"], sifat: "batas-waktu", batas: -3 },
  { kepada: ["tataUsaha"], instruksi: ["dilaksanakan", "arsip"], batas: 9, lanjut: { tataUsaha: "teruskan" } },
  { kepada: ["guru", "humas"], instruksi: ["tanggapan"], batas: -1, lanjut: { guru: "jawab" } },
  { kepada: ["guru", "panitiaPpdb"], instruksi: ["diketahui"], lanjut: { guru: "tutup", panitiaPpdb: "jawab" } },
  { kepada: ["pegawai"], instruksi: ["siapkan"], sifat: "khusus", batas: -12, lanjut: { pegawai: "jawab" } },
];

/** The head hands letters on, and people do with them what people do. */
export async function seedContohDisposisi(ctx: Ctx, masuk: readonly DidisposisikanContoh[]): Promise<void> {
  const terbaru = masuk.toReversed().slice(1);
  for (const [place, satu] of langkah.entries()) {
    const surat = terbaru[place];
    if (surat) await tulis(ctx, surat, satu);
  }
}

async function tulis(ctx: Ctx, { id, lalu }: DidisposisikanContoh, { lanjut = {}, ...satu }: Langkah): Promise<void> {
  const kepala = (await pada(ctx, "kepala"))(lalu, 100);
  await beriDisposisi(kepala, id, await isian(ctx, satu));
  for (const [peran, tindakan] of Object.entries(lanjut)) {
    const orang = (await pada(ctx, peran))(Math.max(lalu - 1, 0), 120);
    const cabangId = (await pohonSurat(orang, id)).find(({ kepada }) => kepada.id === orang.actor.id)?.id ?? "";
    if (tindakan === "jawab") await jawabDisposisi(orang, cabangId, { isi: jawaban.selesai, berkasId: "", selesai: true });
    if (tindakan === "kabar") await jawabDisposisi(orang, cabangId, { isi: jawaban.kabar, berkasId: "", selesai: false });
    if (tindakan === "tutup") await tutupDisposisi(orang, cabangId, { isi: "", berkasId: "" });
    if (tindakan === "teruskan")
      await teruskanDisposisi(orang, cabangId, await isian(ctx, { kepada: ["pegawai"], instruksi: ["dilaksanakan"], batas: 7 }));
  }
}

async function isian(ctx: Ctx, { kepada, instruksi, sifat = "segera", batas }: Langkah) {
  const orang = await Promise.all(kepada.map(async (peran) => (await pada(ctx, peran))(0, 0).actor.id ?? ""));
  const hari = batas === undefined ? "" : addDays(today(ctx.now), batas);
  return { kepada: orang, instruksi, sifat, batas: hari, catatan: kepada.length > 1 ? jawaban.catatan : "" };
}
