import type { Ctx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { alamatKehadiran } from "../alamat.ts";
import { type JenisPeringatan, sebutPeringatan } from "./peringatan.ts";

/** A warning that was not known before. */
export interface Baru {
  readonly jenis: JenisPeringatan;
  readonly jumlah: number;
  readonly kelas: string;
  readonly waliId: string | null;
  readonly siswa: string | null;
}

/** Each wali kelas is told once for each kind, however many pupils it is about. */
export async function kabariWali(ctx: Ctx, baru: readonly Baru[]): Promise<void> {
  const kelompok = Map.groupBy(
    baru.filter(({ waliId }) => waliId !== null),
    ({ jenis, kelas, waliId }) => `${jenis} ${kelas} ${waliId}`,
  );
  for (const satu of kelompok.values()) {
    const [pertama] = satu;
    if (!pertama?.waliId) continue;
    await notify(ctx, {
      to: { accounts: [pertama.waliId] },
      kind: `absensi-${pertama.jenis}`,
      title: judul(pertama, satu.length),
      ...(pertama.siswa ? { body: satu.map((orang) => `${orang.siswa}: ${sebutPeringatan(orang)}`).join("; ") } : {}),
      link: pertama.jenis === "belum-dicatat" ? "/absensi" : `${alamatKehadiran}?tab=siswa`,
    });
  }
}

/** The title also travels by e-mail, so it names no child. */
function judul({ jenis, kelas }: Baru, banyak: number): string {
  if (jenis === "belum-dicatat") return `Kelas ${kelas}: kehadiran hari ini belum dicatat.`;
  return `${banyak} siswa ${kelas} ${jenis === "tanpa-kabar" ? "beberapa hari tanpa keterangan" : "sering terlambat"}.`;
}
