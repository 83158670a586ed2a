import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatDay } from "#kit/dates.ts";
import { filesContext } from "#kit/files/files.server.ts";
import { readKop, sendReport } from "#modules/profil/index.server.ts";
import { dukColumns } from "../duk/columns.ts";
import { composeDuk } from "../duk/compose-duk.server.ts";
import { hariDuk } from "../duk/hari-duk.ts";

/** The Daftar Urut Kepangkatan as Excel, or on paper with `?format=pdf`. @throws Refusal 403, 422 */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { hari, pegawai, ...by } = await within(args, async (ctx) => {
    const hari = hariDuk(new URL(args.request.url).searchParams, ctx.now);
    return { hari, pegawai: await composeDuk(ctx, hari), kop: await readKop(ctx), now: ctx.now };
  });
  return sendReport(args.request, args.context.get(filesContext), {
    ...{ name: `daftar-urut-kepangkatan-${hari}`, title: "Daftar Urut Kepangkatan" },
    subtitle: `Pegawai Negeri Sipil, keadaan ${formatDay(hari)}`,
    columns: dukColumns,
    rows: pegawai.map((satu) => dukColumns.map(({ isi }) => isi(satu))),
    nothing: { column: "Nama", text: "Belum ada PNS pada tanggal ini." },
    counted: `Jumlah: ${pegawai.length} pegawai.`,
    ...by,
  });
}
