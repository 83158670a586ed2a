import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { xlsxType } from "#kit/documents/spreadsheet.server.ts";
import { makeXlsx } from "#kit/documents/threads/document-threads.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { disposition } from "#kit/files/respond.server.ts";
import { closing, closingLines, preparePaper, readKop } from "#modules/profil/index.server.ts";
import { dukColumns, readSel } from "../duk/columns.ts";
import { composeDuk } from "../duk/compose-duk.server.ts";
import { hariDuk } from "../duk/hari-duk.ts";

/** The Daftar Urut Kepangkatan as Excel, or on paper with `?format=pdf`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const { baris, kop, hari, kini } = await within(args, async (ctx) => {
    const hari = hariDuk(searchParams, ctx.now);
    return { baris: await composeDuk(ctx, hari), kop: await readKop(ctx), hari, kini: ctx.now };
  });
  const sel = baris.map((satu) => dukColumns.map(({ isi }) => isi(satu)));
  const [judul, keadaan] = ["Daftar Urut Kepangkatan", `Pegawai Negeri Sipil, keadaan ${formatDay(hari)}`];
  const akhir = closing(kop, kini, `Jumlah: ${sel.length} pegawai.`);
  if (searchParams.get("format") !== "pdf")
    return send(
      await makeXlsx({ columns: dukColumns, rows: sel, above: [judul, keadaan], below: closingLines(akhir) }),
      `daftar-urut-kepangkatan-${hari}.xlsx`,
      xlsxType,
    );
  const pdf = await renderPaper({
    ...(await preparePaper(kop, args.context.get(filesContext))),
    title: judul,
    subtitle: keadaan,
    footer: `Dicetak ${formatMoment(kini)}`,
    orientation: "landscape",
    blocks: [
      {
        kind: "table",
        columns: dukColumns.map(({ label, share, kind }) => ({ label, share, align: kind === "number" ? "right" : "left" })),
        rows: sel.map((satu) => dukColumns.map((kolom, tempat) => readSel(kolom, satu[tempat] ?? null))),
      },
      ...akhir,
    ],
  });
  return send(pdf, `daftar-urut-kepangkatan-${hari}.pdf`, "application/pdf");
}

const send = (bytes: Uint8Array, nama: string, jenis: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": jenis, "Content-Disposition": disposition(nama), "Cache-Control": "private, no-store" },
  });
