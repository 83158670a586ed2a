import type { Ctx } from "#kit/ctx.server.ts";
import { notify } from "#kit/notices/notices.server.ts";
import { kehadiranPath } from "../paths.ts";
import { describePeringatan, type JenisPeringatan } from "./peringatan.ts";

/** A warning that was not known before. */
export interface Baru {
  readonly jenis: JenisPeringatan;
  readonly jumlah: number;
  readonly kelas: string;
  readonly waliId: string | null;
  /** The wali kelas can sign in. */
  readonly terjangkau: boolean;
  readonly siswa: string | null;
}

/** Each wali kelas is told once for each kind, however many pupils it is about; the office where no wali kelas can read it. */
export async function notifyWali(ctx: Ctx, baru: readonly Baru[]): Promise<void> {
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
      title: `${title(pertama.jenis, [pertama.kelas], satu.length)}.`,
      ...(pertama.siswa ? { body: satu.map((orang) => `${orang.siswa}: ${describePeringatan(orang)}`).join("; ") } : {}),
      link: path(pertama),
    });
  }
  const takTerjangkau = baru.filter(({ terjangkau }) => !terjangkau);
  for (const satu of Map.groupBy(takTerjangkau, ({ jenis }) => jenis).values()) await notifyKantor(ctx, satu);
}

/** Those who can name a wali kelas hear of all classes without one at once. */
async function notifyKantor(ctx: Ctx, satuJenis: readonly Baru[]): Promise<void> {
  const [pertama] = satuJenis;
  if (!pertama) return;
  const perKelas = Map.groupBy(satuJenis, (satu) => satu.kelas);
  const kelas = [...perKelas.keys()];
  await notify(ctx, {
    to: { right: "kelas:update" },
    kind: `absensi-${pertama.jenis}-kantor`,
    title: `${title(pertama.jenis, kelas, satuJenis.length)}; wali kelasnya belum ada atau belum pernah masuk.`,
    body: [...perKelas].map(([satu, orang]) => (pertama.siswa ? `${satu}: ${orang.length} siswa` : satu)).join("; "),
    link: path(pertama),
  });
}

const path = ({ jenis }: Pick<Baru, "jenis">) => (jenis === "belum-dicatat" ? "/absensi" : `${kehadiranPath}?tab=siswa`);

/** The title also travels by e-mail, so it names no child. */
function title(jenis: JenisPeringatan, kelas: readonly string[], banyak: number): string {
  const [satu] = kelas.length === 1 ? kelas : [];
  if (jenis === "belum-dicatat") return `${satu ? `Kelas ${satu}` : `${kelas.length} kelas`}: kehadiran hari ini belum dicatat`;
  return `${banyak} siswa ${satu ?? `di ${kelas.length} kelas`} ${jenis === "tanpa-kabar" ? "beberapa hari tanpa keterangan" : "sering terlambat"}`;
}
