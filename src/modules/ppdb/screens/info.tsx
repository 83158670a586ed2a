import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { sections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { tag } from "#kit/visit.server.ts";
import { bacaBagian, bacaPengaturan } from "#modules/profil/index.server.ts";
import { bacaPendaftaran } from "../periode.server.ts";
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
  const [sekolah, isi] = await Promise.all([
    within(args, bacaPengaturan),
    sections(args, { pendaftaran: bacaPendaftaran, bagian: (ctx) => bacaBagian(ctx, "ppdb") }),
  ]);
  return { asal: new URL(args.request.url).origin, sekolah, ...isi };
}

export default function InfoPpdb({ loaderData: { sekolah, pendaftaran, bagian } }: { readonly loaderData: Isi }) {
  const dari = (tab: string) => bagian?.filter((satu) => satu.tab === tab) ?? null;
  const periode = pendaftaran?.periode ?? null;
  return (
    <>
      <Pembuka bagian={dari("pembuka")?.[0]} periode={periode} />
      <Status pendaftaran={pendaftaran} />
      <Keunggulan nama={sekolah.nama} bagian={dari("keunggulan")} />
      <Program pengantar={dari("pengantar")?.[0]} bagian={dari("program")} />
      <JadwalDanJam pendaftaran={pendaftaran} jam={dari("jam-layanan")} />
      <Mulai bagian={dari("ajakan")} sekolah={sekolah} href={periode ? "/daftar" : null} />
    </>
  );
}
