import { data, type LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { section } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { expires, tag } from "#kit/visit.server.ts";
import { beritaTerbaru, terbitBerikut } from "#modules/berita/index.server.ts";
import { bacaFoto, bacaVideo } from "#modules/galeri/index.server.ts";
import { dataSekolah } from "../data-sekolah.ts";
import { bacaBanner, bacaPokok, tagBeranda } from "../isi.server.ts";
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

/** A failed section leaves the page standing; its status keeps such a page out of the cache. */
export async function loader(args: LoaderFunctionArgs) {
  tag(args, ...tagBeranda);
  const [pokok, banner, foto, video, berita] = await Promise.all([
    within(args, bacaPokok),
    section(args, bacaBanner),
    section(args, (ctx) => bacaFoto(ctx, { limit: fotoTerbuka })),
    section(args, (ctx) => bacaVideo(ctx, 6)),
    section(args, async (ctx) => {
      const [berikut, berita] = await Promise.all([terbitBerikut(ctx), beritaTerbaru(ctx, 7)]);
      expires(args, berikut);
      return berita;
    }),
  ]);
  const isi: Isi = { ...pokok, asal: new URL(args.request.url).origin, banner, foto, video, berita };
  return data(isi, { status: banner && foto && video && berita ? 200 : 503 });
}

export default function Beranda({ loaderData: isi }: { readonly loaderData: Isi }) {
  return (
    <>
      <Pembuka sekolah={isi.sekolah} poster={isi.poster} periode={isi.periode} />
      <Kegiatan banner={isi.banner} />
      <Tentang sekolah={isi.sekolah} />
      <Keterangan isi={isi.keterangan} />
      <div className="bagian lebar dua">
        <Jadwal jadwal={isi.jadwal} />
        <Angka penghitung={isi.penghitung} />
      </div>
      <Kepala sekolah={isi.sekolah} foto={isi.fotoKepala} />
      <Program program={isi.program} />
      <FotoBeranda foto={isi.foto} />
      <VideoBeranda video={isi.video} />
      <Warta berita={isi.berita} />
      <Ajakan periode={isi.periode} kalimat={isi.ajakan} tutup={isi.tutup} />
    </>
  );
}
