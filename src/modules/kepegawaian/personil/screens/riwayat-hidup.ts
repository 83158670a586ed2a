import { buffer } from "node:stream/consumers";
import type { LoaderFunctionArgs } from "react-router";
import { attachmentsOf } from "#kit/attachments/attach.server.ts";
import { type ReadCtx, within } from "#kit/ctx.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { type Files, filesContext } from "#kit/files/files.server.ts";
import { sendMade } from "#kit/files/respond.server.ts";
import { preparePaper, readKop, readPengaturan } from "#modules/profil/index.server.ts";
import { loadDetail } from "../load-detail.server.ts";
import { riwayatHidup } from "../print/riwayat-hidup.ts";

/** A person's daftar riwayat hidup as PDF, for whoever may read their record. @throws Refusal 404 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const files = args.context.get(filesContext);
  const { rincian, kop, kota, foto, kini } = await within(args, async (ctx) => {
    const rincian = await loadDetail(ctx, args.params.id ?? "", false);
    const { kota } = await readPengaturan(ctx);
    return { rincian, kop: await readKop(ctx), kota, foto: await fotoKey(ctx, rincian.row.fotoId), kini: ctx.now };
  });
  const { row, catatan } = rincian;
  const isi = riwayatHidup({ row, catatan, kini, tempat: kota, foto: foto ? await readFoto(files, foto) : undefined });
  const pdf = await renderPaper({ ...(await preparePaper(kop, files)), ...isi });
  return sendMade(`Daftar riwayat hidup ${String(row.nama)}.pdf`, pdf, { inline: true });
}

async function fotoKey(ctx: ReadCtx, fotoId: unknown): Promise<string | undefined> {
  if (typeof fotoId !== "string") return undefined;
  return (await attachmentsOf(ctx, [fotoId])).get(fotoId)?.kunci;
}

/** No bytes when the file is gone: the paper leaves the frame empty, and the log tells it. */
async function readFoto(files: Files, kunci: string): Promise<Uint8Array> {
  if (!(await files.exists("private", kunci))) return new Uint8Array();
  return buffer((await files.open("private", kunci)).stream);
}
