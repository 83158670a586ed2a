import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { tag } from "#kit/visit.server.ts";
import { agendaInPapan, pengumumanInPapan } from "#modules/layanan/index.server.ts";
import { readBagian, readPembuka, readPengaturan } from "#modules/profil/index.server.ts";
import { pembukaOf } from "#modules/profil/index.ts";
import type { Content } from "./page.tsx";

export async function readTataUsaha(args: LoaderFunctionArgs, tab: string): Promise<Content> {
  tag(args, "bagianHalaman", "pengaturan", "gambar", "pengumuman", "agenda");
  const [sekolah, papan, { pembuka, bagian }] = await Promise.all([
    reading(args, readPengaturan),
    tab === "overview" ? reportSections(args, { pengumuman: pengumumanInPapan, agenda: agendaInPapan }) : null,
    reportSections(args, {
      pembuka: (ctx) => readPembuka(ctx, "tata-usaha"),
      bagian: (ctx) => readBagian(ctx, "tata-usaha", tab),
    }),
  ]);
  const { origin: asal } = new URL(args.request.url);
  return { asal, tab, papan, pembuka: pembuka ?? pembukaOf("Tata Usaha"), bagian, sekolah };
}
