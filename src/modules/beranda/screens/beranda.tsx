import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { sections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { beritaTerbaru, terbitBerikut } from "#modules/berita/index.server.ts";
import { bacaFoto, bacaVideo } from "#modules/galeri/index.server.ts";
import { bacaPendaftaran } from "#modules/ppdb/index.server.ts";
import { bacaBagian, bacaPengaturan } from "#modules/profil/index.server.ts";
import { dataSekolah } from "../data-sekolah.ts";
import { bacaBanner, bacaGambarSekolah, bacaJadwal, bacaKeterangan, bacaPenghitung, bacaProgram, tagBeranda } from "../isi.server.ts";
import type { Isi } from "../isi.ts";
import { Ajakan } from "../sections/ajakan.tsx";
import { Angka } from "../sections/angka.tsx";
import "../beranda.css";
import { FotoBeranda, VideoBeranda } from "../sections/galeri.tsx";
import { Jadwal } from "../sections/jadwal.tsx";
import { Kegiatan } from "../sections/kegiatan.tsx";
import { Kepala } from "../sections/kepala.tsx";
import { Keterangan } from "../sections/keterangan.tsx";
import { Pembuka } from "../sections/pembuka.tsx";
import { Program } from "../sections/program.tsx";
import { Tentang } from "../sections/tentang.tsx";
import { Warta } from "../sections/warta.tsx";

export const meta = ({ loaderData }: { loaderData?: Isi }) => {
  if (!loaderData) return [];
  const { sekolah, asal } = loaderData;
  const { nama: title, namaLengkap: heading, sambutan: description } = sekolah;
  const url = `${asal}/`;
  return describe({ title, heading, description, url, picture: `${asal}/bagikan.png`, data: dataSekolah(sekolah, url) });
};

/** With all photos unfolded; the rest of them are in the gallery. */
const fotoTerbuka = 60;

export async function loader(args: LoaderFunctionArgs): Promise<Isi> {
  tag(args, ...tagBeranda);
  const [sekolah, bagian] = await Promise.all([
    within(args, bacaPengaturan),
    sections(args, {
      gambar: bacaGambarSekolah,
      banner: bacaBanner,
      keterangan: bacaKeterangan,
      jadwal: bacaJadwal,
      penghitung: bacaPenghitung,
      program: bacaProgram,
      foto: (ctx) => bacaFoto(ctx, { limit: fotoTerbuka }),
      video: (ctx) => bacaVideo(ctx, 6),
      berita: async (ctx) => {
        const [berikut, berita] = await Promise.all([terbitBerikut(ctx), beritaTerbaru(ctx, 7)]);
        expires(args, berikut);
        return berita;
      },
      pendaftaran: bacaPendaftaran,
      ajakan: (ctx) => bacaBagian(ctx, "ppdb", "ajakan"),
    }),
  ]);
  return { asal: new URL(args.request.url).origin, sekolah, ...bagian };
}

export default function Beranda({ loaderData: isi }: { readonly loaderData: Isi }) {
  return (
    <>
      <Pembuka sekolah={isi.sekolah} poster={isi.gambar?.poster ?? null} periode={isi.pendaftaran?.periode ?? null} />
      <Kegiatan banner={isi.banner} />
      <Tentang sekolah={isi.sekolah} />
      <Keterangan isi={isi.keterangan} />
      <div className="bagian lebar dua">
        <Jadwal jadwal={isi.jadwal} />
        <Angka penghitung={isi.penghitung} />
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
