import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { makeXlsx } from "#kit/documents/apart/apart.server.ts";
import { renderPaper } from "#kit/documents/paper.server.ts";
import { xlsxType } from "#kit/documents/spreadsheet.server.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { disposition } from "#kit/files/respond.server.ts";
import { bacaKop, siapkanKertas } from "#modules/profil/index.server.ts";
import { hariDuk } from "../duk/hari-duk.ts";
import { bacaSel, kolomDuk } from "../duk/kolom.ts";
import { susunDuk } from "../duk/susun-duk.server.ts";

/** The Daftar Urut Kepangkatan as Excel, or on paper with `?format=pdf`. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { searchParams } = new URL(args.request.url);
  const { baris, kop, hari, kini } = await within(args, async (ctx) => {
    const hari = hariDuk(searchParams, ctx.now);
    return { baris: await susunDuk(ctx, hari), kop: await bacaKop(ctx), hari, kini: ctx.now };
  });
  const sel = baris.map((satu) => kolomDuk.map(({ isi }) => isi(satu)));
  if (searchParams.get("format") !== "pdf")
    return kirim(await makeXlsx({ columns: kolomDuk, rows: sel }), `daftar-urut-kepangkatan-${hari}.xlsx`, xlsxType);
  const pdf = await renderPaper({
    ...(await siapkanKertas(kop, args.context.get(filesContext))),
    title: "Daftar Urut Kepangkatan",
    subtitle: `Pegawai Negeri Sipil, keadaan ${formatDay(hari)}`,
    footer: `Dicetak ${formatMoment(kini)}`,
    orientation: "landscape",
    blocks: [
      {
        kind: "table",
        columns: kolomDuk.map(({ label, share, kind }) => ({ label, share, align: kind === "number" ? "right" : "left" })),
        rows: sel.map((satu) => kolomDuk.map((kolom, tempat) => bacaSel(kolom, satu[tempat] ?? null))),
      },
    ],
  });
  return kirim(pdf, `daftar-urut-kepangkatan-${hari}.pdf`, "application/pdf");
}

const kirim = (bytes: Uint8Array, nama: string, jenis: string): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { "Content-Type": jenis, "Content-Disposition": disposition(nama), "Cache-Control": "private, no-store" },
  });
