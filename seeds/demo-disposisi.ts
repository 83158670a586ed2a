import type { Ctx } from "#kit/ctx.server.ts";
import { addDays, today } from "#kit/dates.ts";
import { closeDisposisi, forwardDisposisi, giveDisposisi, jawabDisposisi, suratTree } from "#modules/disposisi/index.server.ts";
import { pada } from "./demo-person.ts";
import { answer } from "./teks/contoh-surat.ts";

export interface DemoDidisposisikan {
  readonly id: string;
  /** Days since it came. */
  readonly lalu: number;
}

interface Step {
  readonly kepada: readonly string[];
  readonly instruksi: readonly string[];
  readonly sifat?: "segera" | "khusus" | "batas-waktu";
  /** Days from today; of one that is late, before today. */
  readonly batas?: number;
  /** Who has done what with it since. */
  readonly lanjut?: Readonly<Record<string, "jawab" | "kabar" | "tutup" | "teruskan">>;
}

/** Of the newest letters, from the second on: the newest of all waits for the head still. */
const step: readonly Step[] = [
  { kepada: ["guru", "waliKelas"], instruksi: ["ditindaklanjuti", "jadwalkan"], sifat: "segera", batas: 1 },
  { kepada: ["humas"], instruksi: ["siapkan", "bicarakan"], batas: 5, lanjut: { humas: "kabar" } },
  { kepada: ["waliKelas"], instruksi: ["dilaksanakan"], sifat: "batas-waktu", batas: -3 },
  { kepada: ["tataUsaha"], instruksi: ["dilaksanakan", "arsip"], batas: 9, lanjut: { tataUsaha: "teruskan" } },
  { kepada: ["guru", "humas"], instruksi: ["tanggapan"], batas: -1, lanjut: { guru: "jawab" } },
  { kepada: ["guru", "panitiaPpdb"], instruksi: ["diketahui"], lanjut: { guru: "tutup", panitiaPpdb: "jawab" } },
  { kepada: ["pegawai"], instruksi: ["siapkan"], sifat: "khusus", batas: -12, lanjut: { pegawai: "jawab" } },
];

/** The head hands letters on, and people do with them what people do. */
export async function seedDemoDisposisi(ctx: Ctx, masuk: readonly DemoDidisposisikan[]): Promise<void> {
  const terbaru = masuk.toReversed().slice(1);
  for (const [place, satu] of step.entries()) {
    const surat = terbaru[place];
    if (surat) await write(ctx, surat, satu);
  }
}

async function write(ctx: Ctx, { id, lalu }: DemoDidisposisikan, { lanjut = {}, ...satu }: Step): Promise<void> {
  const kepala = (await pada(ctx, "kepala"))(lalu, 100);
  await giveDisposisi(kepala, id, await fields(ctx, satu));
  for (const [peran, tindakan] of Object.entries(lanjut)) {
    const orang = (await pada(ctx, peran))(Math.max(lalu - 1, 0), 120);
    const cabangId = (await suratTree(orang, id)).find(({ kepada }) => kepada.id === orang.actor.id)?.id ?? "";
    if (tindakan === "jawab") await jawabDisposisi(orang, cabangId, { isi: answer.selesai, berkasId: "", selesai: true });
    if (tindakan === "kabar") await jawabDisposisi(orang, cabangId, { isi: answer.kabar, berkasId: "", selesai: false });
    if (tindakan === "tutup") await closeDisposisi(orang, cabangId, { isi: "", berkasId: "" });
    if (tindakan === "teruskan")
      await forwardDisposisi(orang, cabangId, await fields(ctx, { kepada: ["pegawai"], instruksi: ["dilaksanakan"], batas: 7 }));
  }
}

async function fields(ctx: Ctx, { kepada, instruksi, sifat = "segera", batas }: Step) {
  const orang = await Promise.all(kepada.map(async (peran) => (await pada(ctx, peran))(0, 0).actor.id ?? ""));
  const hari = batas === undefined ? "" : addDays(today(ctx.now), batas);
  return { kepada: orang, instruksi, sifat, batas: hari, catatan: kepada.length > 1 ? answer.catatan : "" };
}
