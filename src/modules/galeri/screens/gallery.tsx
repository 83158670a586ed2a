import { data, type LoaderFunctionArgs } from "react-router";
import { type Ctx, within } from "#kit/ctx.server.ts";
import { pictureUrl } from "#kit/media/picture.ts";
import { reportContext } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { Missing } from "#kit/ui/document/missing.tsx";
import { tag } from "#kit/visit.server.ts";
import { bacaFoto, hitungFoto, satuFoto } from "../bacaan/baca-foto.server.ts";
import { bacaVideo } from "../bacaan/baca-video.server.ts";
import { alamatFoto } from "../isi-galeri.ts";
import { FotoTunggal } from "../sections/foto-tunggal.tsx";
import { IsiGaleri } from "../sections/isi-galeri.tsx";

const perHalaman = 60;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "foto", "gambar", "video", "kategoriBerita", "album");
  const { searchParams, origin } = new URL(args.request.url);
  const dicari = searchParams.get("foto");
  if (dicari !== null) {
    const satu = uuid.test(dicari) ? await within(args, (ctx) => satuFoto(ctx, dicari)) : undefined;
    if (!satu) return data({ tampil: "hilang" as const }, { status: 404 });
    return data({ tampil: "satu" as const, satu, alamat: origin + alamatFoto(dicari), asal: origin });
  }
  const halaman = bacaHalaman(searchParams.get("halaman"));
  const [foto, video] = await Promise.all([
    section(args, async (ctx) => ({
      foto: await bacaFoto(ctx, { limit: perHalaman, offset: (halaman - 1) * perHalaman }),
      jumlah: await hitungFoto(ctx),
    })),
    section(args, bacaVideo),
  ]);
  const adaLagi = (foto?.jumlah ?? 0) > halaman * perHalaman;
  const isi = { foto: foto?.foto ?? null, video, halaman, adaLagi };
  const alamat = `${origin}/gallery${halaman > 1 ? `?halaman=${halaman}` : ""}`;
  return data({ tampil: "semua" as const, isi, alamat, asal: origin }, { status: foto && video ? 200 : 503 });
}

const bacaHalaman = (text: string | null): number => (/^[1-9]\d{0,3}$/.test(text ?? "") ? Number(text) : 1);

const section = <T,>(args: LoaderFunctionArgs, read: (ctx: Ctx) => Promise<T>): Promise<T | null> =>
  within(args, read).catch((error: unknown) => {
    args.context.get(reportContext)(error);
    return null;
  });

type Muatan = Awaited<ReturnType<typeof loader>>["data"];

export const meta = ({ loaderData }: { readonly loaderData?: Muatan }) => {
  if (!loaderData || loaderData.tampil === "hilang") return [{ title: "Foto tidak ditemukan" }, { name: "robots", content: "noindex" }];
  const { alamat: url, asal } = loaderData;
  if (loaderData.tampil === "semua") {
    const description = "Foto dan video kegiatan madrasah: kelas, asrama, lapangan, dan perjalanan.";
    return describe({ title: "Galeri Foto", description, url, picture: `${asal}/bagikan.png` });
  }
  const { gambar, keterangan } = loaderData.satu.foto;
  const heading = keterangan ?? gambar.alt;
  return describe({ title: `${heading} – Galeri Foto`, heading, description: gambar.alt, url, picture: asal + pictureUrl(gambar, 1200) });
};

export default function Gallery({ loaderData }: { readonly loaderData: Muatan }) {
  if (loaderData.tampil === "hilang") return <Missing />;
  if (loaderData.tampil === "satu") return <FotoTunggal satu={loaderData.satu} />;
  return <IsiGaleri {...loaderData.isi} />;
}
