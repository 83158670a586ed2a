import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { makeCards } from "#kit/documents/threads/document-threads.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { kartuKelas } from "../siswa/kartu/kartu-kelas.server.ts";

/** The QR cards of a class as PDF. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const kelasId = new URL(args.request.url).searchParams.get("kelas") ?? "";
  const [kelas, { namaLengkap }] = await within(args, async (ctx) => [await kartuKelas(ctx, kelasId), await readPengaturan(ctx)] as const);
  const pdf = await makeCards({ title: `Kartu siswa ${kelas.name}`, house: namaLengkap, groups: [kelas] });
  return sendMade(`Kartu-${kelas.name}.pdf`, pdf);
}
