import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { sections } from "#kit/report.server.ts";
import { tag } from "#kit/visit.server.ts";
import { agendaDiPapan, pengumumanDiPapan } from "#modules/layanan/index.server.ts";
import { bacaBagian, bacaPembuka, bacaPengaturan } from "#modules/profil/index.server.ts";
import type { Isi } from "./halaman.tsx";

export async function bacaTataUsaha(args: LoaderFunctionArgs, tab: string): Promise<Isi> {
  tag(args, "bagianHalaman", "pengaturan", "gambar", "pengumuman", "agenda");
  const [sekolah, papan, { pembuka, bagian }] = await Promise.all([
    within(args, bacaPengaturan),
    tab === "overview" ? sections(args, { pengumuman: pengumumanDiPapan, agenda: agendaDiPapan }) : null,
    sections(args, {
      pembuka: (ctx) => bacaPembuka(ctx, "tata-usaha"),
      bagian: (ctx) => bacaBagian(ctx, "tata-usaha", tab),
    }),
  ]);
  const { origin: asal } = new URL(args.request.url);
  return { asal, tab, papan, pembuka: pembuka ?? { judul: "Tata Usaha", isi: "" }, bagian, sekolah };
}
