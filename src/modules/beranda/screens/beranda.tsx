import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { latestBerita, nextPublished } from "#modules/berita/index.server.ts";
import { readFoto, readVideo } from "#modules/galeri/index.server.ts";
import { readPendaftaran } from "#modules/ppdb/index.server.ts";
import { readBagian, readPengaturan } from "#modules/profil/index.server.ts";
import { readBanner, readJadwal, readKeterangan, readProgram, readSekolahImage, tagBeranda } from "../content.server.ts";
import type { Content } from "../content.ts";
import { dataSitus } from "../data-sekolah.ts";
import { Ajakan } from "../parts/ajakan.tsx";
import { Statistics } from "../parts/statistics.tsx";
import "../beranda.css";
import { FotoBeranda, VideoBeranda } from "../parts/galeri.tsx";
import { Jadwal } from "../parts/jadwal.tsx";
import { Kegiatan } from "../parts/kegiatan.tsx";
import { Kepala } from "../parts/kepala.tsx";
import { Keterangan } from "../parts/keterangan.tsx";
import { Pembuka } from "../parts/pembuka.tsx";
import { Program } from "../parts/program.tsx";
import { Tentang } from "../parts/tentang.tsx";
import { Warta } from "../parts/warta.tsx";
import { readPenghitung } from "../read-penghitung.server.ts";

export const meta = ({ loaderData }: { loaderData?: Content }) => {
  if (!loaderData) return [];
  const { sekolah, asal } = loaderData;
  const { nama: title, namaLengkap: heading, sambutan: description } = sekolah;
  const url = `${asal}/`;
  return describe({ title, heading, description, url, data: dataSitus(sekolah, url) });
};

/** With all photos unfolded; the rest of them are in the gallery. */
const openFoto = 60;

export async function loader(args: LoaderFunctionArgs): Promise<Content> {
  tag(args, ...tagBeranda);
  const [sekolah, bagian] = await Promise.all([
    reading(args, readPengaturan),
    reportSections(args, {
      gambar: readSekolahImage,
      banner: readBanner,
      keterangan: readKeterangan,
      jadwal: readJadwal,
      penghitung: readPenghitung,
      program: readProgram,
      foto: (ctx) => readFoto(ctx, { limit: openFoto }),
      video: (ctx) => readVideo(ctx, { limit: 6 }),
      berita: async (ctx) => {
        const [berikut, berita] = await Promise.all([nextPublished(ctx), latestBerita(ctx, 7)]);
        expires(args, berikut);
        return berita;
      },
      pendaftaran: readPendaftaran,
      ajakan: (ctx) => readBagian(ctx, "ppdb", "ajakan"),
    }),
  ]);
  return { asal: new URL(args.request.url).origin, sekolah, ...bagian };
}

export default function Beranda({ loaderData: isi }: { readonly loaderData: Content }) {
  return (
    <>
      <Pembuka sekolah={isi.sekolah} poster={isi.gambar?.poster ?? null} periode={isi.pendaftaran?.periode ?? null} />
      <Kegiatan banner={isi.banner} />
      <Tentang sekolah={isi.sekolah} foto={isi.gambar?.fotoTentang ?? null} />
      <Keterangan isi={isi.keterangan} />
      <div className="bagian lebar dua">
        <Jadwal jadwal={isi.jadwal} />
        <Statistics penghitung={isi.penghitung} />
      </div>
      <Kepala sekolah={isi.sekolah} foto={isi.gambar?.fotoKepala ?? null} />
      <Program program={isi.program} />
      <FotoBeranda foto={isi.foto} />
      <VideoBeranda video={isi.video} />
      <Warta berita={isi.berita} />
      <Ajakan pendaftaran={isi.pendaftaran} cara={isi.ajakan} />
    </>
  );
}
