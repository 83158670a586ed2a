import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { tag } from "#kit/visit.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { answer } from "./answer.server.ts";
import { iconAddress } from "./icon-address.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "pengaturan");
  const { nama, namaLengkap, tagline } = await reading(args, readPengaturan);
  const manifest = {
    id: "/",
    name: namaLengkap,
    short_name: nama,
    description: tagline,
    lang: "id",
    start_url: "/",
    scope: "/",
    display: "standalone",
    shortcuts: [{ name: "Absensi Siswa", url: "/absensi", description: "Catat kehadiran kelas, juga tanpa internet" }],
    background_color: "#fbf8f1",
    theme_color: "#0b3b2e",
    icons: [
      ...([192, 512] as const).flatMap((size) => [
        { src: iconAddress(size, false), type: "image/png", sizes: `${size}x${size}`, purpose: "any" },
        { src: iconAddress(size, true), type: "image/png", sizes: `${size}x${size}`, purpose: "maskable" },
      ]),
    ],
  };
  return answer(JSON.stringify(manifest), "application/manifest+json");
}
