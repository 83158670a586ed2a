import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { tag } from "#kit/visit.server.ts";
import { bacaBagian, bacaPengaturan } from "#modules/profil/index.server.ts";
import { kalimatTutup, periodeAktif, periodeBerikut } from "../periode.server.ts";
import type { Isi } from "./info/isi.ts";
import { JadwalDanJam } from "./info/jadwal-jam.tsx";
import { Keunggulan } from "./info/keunggulan.tsx";
import { Mulai } from "./info/mulai.tsx";
import { Pembuka } from "./info/pembuka.tsx";
import { Program } from "./info/program.tsx";
import { Status } from "./info/status.tsx";
import "./info/info.css";

export const meta = ({ loaderData }: { loaderData?: Isi }) => {
  if (!loaderData) return [];
  const { asal, sekolah } = loaderData;
  const description = `Penerimaan peserta didik baru ${sekolah.nama}: jadwal, program pilihan, dan cara mendaftar.`;
  return describe({ title: `Info PPDB – ${sekolah.nama}`, description, url: `${asal}/informasi/ppdb`, picture: `${asal}/bagikan.png` });
};

export async function loader(args: LoaderFunctionArgs): Promise<Isi> {
  tag(args, "periodePpdb", "bagianHalaman", "pengaturan", "gambar");
  return within(args, async (ctx) => {
    const periode = (await periodeAktif(ctx)) ?? null;
    const tutup = periode ? null : kalimatTutup(await periodeBerikut(ctx));
    const { origin: asal } = new URL(args.request.url);
    return { asal, sekolah: await bacaPengaturan(ctx), periode, tutup, bagian: await bacaBagian(ctx, "ppdb") };
  });
}

export default function InfoPpdb({ loaderData: { sekolah, periode, tutup, bagian } }: { readonly loaderData: Isi }) {
  const dari = (tab: string) => bagian.filter((satu) => satu.tab === tab);
  return (
    <>
      <Pembuka bagian={dari("pembuka")[0]} periode={periode} />
      <Status periode={periode} tutup={tutup} />
      <Keunggulan nama={sekolah.nama} bagian={dari("keunggulan")} />
      <Program pengantar={dari("pengantar")[0]} bagian={dari("program")} />
      <JadwalDanJam periode={periode} jam={dari("jam-layanan")} />
      <Mulai bagian={dari("ajakan")[0]} sekolah={sekolah} href={periode ? "/daftar" : null} />
    </>
  );
}
