import type { Ctx, Scope } from "#kit/ctx.server.ts";
import { refuse } from "#kit/refusals.ts";
import { splitPendaftaran } from "../gabung/split-pendaftaran.server.ts";
import type { Seen } from "../keadaan/hold-pendaftaran.server.ts";
import { isKeadaan, keadaanNames } from "../keadaan/keadaan.ts";
import { openNumbers } from "../keluarga/number-lock.server.ts";
import { declinePermintaan, grantPermintaan } from "../permintaan/answer-permintaan.server.ts";
import { correctJawaban, returnJawaban } from "../pertanyaan/judge-jawaban.server.ts";
import { dropKoreksi, fixKoreksi, proposeKoreksi } from "../seleksi/koreksi.server.ts";
import { changeKeadaan, dropUsulan } from "./change-keadaan.server.ts";
import { correctIsian } from "./correct-isian.server.ts";
import { acceptBerkas, returnBerkas } from "./judge-berkas.server.ts";
import { returnIsian } from "./return-isian.server.ts";
import { assignVerifikator } from "./verifikator.server.ts";

interface Sent extends Seen {
  readonly text: (name: string) => string;
  readonly sent: Readonly<Record<string, unknown>>;
}

/** What one of the committee does on a registration's page. @returns the sentence that says it is done */
export async function actOnPendaftar(scope: Scope, id: string, form: FormData): Promise<{ pesan: string }> {
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  const act = Object.hasOwn(acts, text("aksi")) ? acts[text("aksi") as keyof typeof acts] : undefined;
  if (!act) throw refuse.malformed("Kiriman ini tidak dikenal.");
  return { pesan: await scope.transaction((ctx) => act(ctx, { id, versi: Number(text("versi")), text, sent: Object.fromEntries(form) })) };
}

const acts = {
  pindah: async (ctx: Ctx, { text, ...seen }: Sent) => {
    const ke = text("ke");
    if (!isKeadaan(ke)) throw refuse.malformed("Keadaan ini tidak dikenal.");
    const { menunggu } = await changeKeadaan(ctx, seen, { ke, alasan: text("alasan") });
    return menunggu ? "Usulan dicatat, menunggu persetujuan panitia lain" : `Pendaftaran kini: ${keadaanNames[ke].toLowerCase()}`;
  },
  kembalikan: async (ctx: Ctx, { text, sent: _, ...seen }: Sent) => {
    await returnIsian(ctx, seen, text);
    return "Keluarga diminta memperbaiki";
  },
  perbaiki: async (ctx: Ctx, { text, sent, ...seen }: Sent) => {
    await correctIsian(ctx, seen, { isian: text("isian"), sent });
    return "Isian diperbaiki";
  },
  tulisJawaban: async (ctx: Ctx, { text, sent, ...seen }: Sent) => {
    await correctJawaban(ctx, seen, { kode: text("kode"), sent });
    return "Jawaban disimpan";
  },
  kembalikanJawaban: async (ctx: Ctx, { text, sent, ...seen }: Sent) => {
    await returnJawaban(ctx, seen, { kode: text("kode"), sent });
    return "Keluarga diminta menjawab lagi";
  },
  kabulkanPermintaan: async (ctx: Ctx, { text, sent: _, ...seen }: Sent) => {
    await grantPermintaan(ctx, seen, text("permintaan"));
    return "Isian dikembalikan kepada keluarga";
  },
  tolakPermintaan: async (ctx: Ctx, { text: _, sent, ...seen }: Sent) => {
    await declinePermintaan(ctx, seen, sent);
    return "Permintaan dijawab";
  },
  usulkanKoreksi: async (ctx: Ctx, { text: _, sent, ...seen }: Sent) => {
    await proposeKoreksi(ctx, seen, sent);
    return "Usulan koreksi dicatat, menunggu panitia lain";
  },
  tetapkanKoreksi: async (ctx: Ctx, seen: Sent) => {
    await fixKoreksi(ctx, seen);
    return "Koreksi ditetapkan";
  },
  tarikKoreksi: async (ctx: Ctx, seen: Sent) => {
    await dropKoreksi(ctx, seen);
    return "Usulan koreksi ditarik";
  },
  terimaBerkas: async (ctx: Ctx, { id, text }: Sent) => {
    await acceptBerkas(ctx, { id, berkas: text("berkas"), dilihat: text("dilihat"), semula: text("semula") });
    return "Berkas diterima";
  },
  kembalikanBerkas: async (ctx: Ctx, { id, text, sent }: Sent) => {
    await returnBerkas(ctx, { id, berkas: text("berkas"), dilihat: text("dilihat"), semula: text("semula") }, sent);
    return "Keluarga diminta mengirim ulang";
  },
  lepas: async (ctx: Ctx, { text, sent }: Sent) => {
    const kept = await splitPendaftaran(ctx, { id: text("gabungan"), versi: Number(text("versiGabungan")) }, sent);
    return kept.length === 0
      ? "Penggabungan dibatalkan"
      : `Penggabungan dibatalkan. Tetap di nomor yang dilanjutkan karena sudah diganti: ${kept.join(", ")}`;
  },
  bukaKunci: async (ctx: Ctx, { id }: Sent) => {
    await openNumbers(ctx, id);
    return "Kunci dibuka; keluarga dapat mencoba lagi sekarang";
  },
  tarik: async (ctx: Ctx, seen: Sent) => {
    await dropUsulan(ctx, seen);
    return "Usulan ditarik";
  },
  tugaskan: async (ctx: Ctx, { text, ...seen }: Sent) => {
    await assignVerifikator(ctx, seen, text("verifikator"));
    return "Verifikator disimpan";
  },
} as const;
