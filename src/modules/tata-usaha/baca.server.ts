import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { tag } from "#kit/visit.server.ts";
import { bacaPapan } from "#modules/layanan/index.server.ts";
import { bacaBagian, bacaPembuka, bacaPengaturan } from "#modules/profil/index.server.ts";
import type { Isi } from "./halaman.tsx";

export function bacaTataUsaha(args: LoaderFunctionArgs, tab: string): Promise<Isi> {
  tag(args, "bagianHalaman", "pengaturan", "gambar", "pengumuman", "agenda");
  return within(args, async (ctx) => ({
    asal: new URL(args.request.url).origin,
    tab,
    papan: tab === "overview" ? await bacaPapan(ctx) : null,
    pembuka: (await bacaPembuka(ctx, "tata-usaha")) ?? { judul: "Tata Usaha", isi: "" },
    bagian: await bacaBagian(ctx, "tata-usaha", tab),
    sekolah: await bacaPengaturan(ctx),
  }));
}
