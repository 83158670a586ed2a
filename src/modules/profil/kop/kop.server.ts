import { may, type ReadCtx } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { Paper } from "#kit/documents/paper.ts";
import type { Files } from "#kit/files/files.server.ts";
import { imageOf } from "#kit/media/pictures.server.ts";
import { printable } from "#kit/media/printable.server.ts";
import { readPengaturan } from "../pengaturan.server.ts";
import { headOn } from "./head.server.ts";
import { type HakKop, type Kop, logoKop } from "./kop.ts";

/** @throws Refusal (unavailable) before the first start has filled the settings */
export async function readKop(ctx: ReadCtx): Promise<Kop> {
  const [pengaturan, kop, kepala] = await Promise.all([
    readPengaturan(ctx),
    ctx.db.selectFrom("kopSurat").select(["instansi", "kontak", "kertas", "gaya", "logoId"]).executeTakeFirst(),
    headOn(ctx, today(ctx.now)),
  ]);
  const { namaLengkap, alamat, kota, telepon, email, logoId } = pengaturan;
  const gambar = await imageOf(ctx, [logoId, kop?.logoId]);
  return {
    nama: [...row(kop?.instansi ?? ""), namaLengkap],
    alamat: row(alamat).join(", "),
    kontak: [telepon && `Telepon ${telepon}`, email, kop?.kontak].filter(Boolean).join(" · "),
    kertas: kop?.kertas ?? "F4",
    gaya: kop?.gaya ?? "resmi",
    kota,
    kepala,
    logoInstansi: gambar.get(kop?.logoId ?? "") ?? null,
    logoMadrasah: gambar.get(logoId ?? "") ?? null,
  };
}

/** What every paper begins with. Reads the logos from the store, so not inside a transaction. */
export async function preparePaper(kop: Kop, files: Files): Promise<PreparedPaper> {
  const [left, right] = await Promise.all(logoKop(kop).map((logo) => printable(files, logo)));
  return {
    letterhead: {
      names: kop.nama,
      address: kop.alamat,
      ...(kop.kontak && { contact: kop.kontak }),
      logos: { ...(left && { left }), ...(right && { right }) },
    },
    ...formOf(kop),
  };
}

export type PreparedPaper = Pick<Paper, "letterhead" | "size" | "style">;

/** Size and style of every paper. */
export const formOf = ({ kertas, gaya }: Kop): Pick<Paper, "size" | "style"> => ({
  size: kertas,
  ...(gaya === "resmi" && { style: "official" }),
});

/** What this person may do with the letterhead. */
export const hakKop = (ctx: ReadCtx): HakKop => {
  const boleh = (right: `${string}:${"read" | "update"}`) => may(ctx, right) !== "no";
  return { lihat: boleh("kopSurat:read"), ubah: boleh("kopSurat:update"), ubahIdentitas: boleh("pengaturan:update") };
};

const row = (teks: string): string[] =>
  teks
    .split("\n")
    .map((satu) => satu.trim())
    .filter((satu) => satu !== "");
