import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { tag } from "#kit/visit.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import lambang from "../media/lambang.svg";
import { answer } from "./answer.server.ts";

export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  tag(args, "pengaturan");
  const { nama, namaLengkap, tagline } = await within(args, bacaPengaturan);
  const manifest = {
    id: "/",
    name: namaLengkap,
    short_name: nama,
    description: tagline,
    lang: "id",
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf8f1",
    theme_color: "#0b3b2e",
    icons: [{ src: lambang, type: "image/svg+xml", sizes: "any" }],
  };
  return answer(JSON.stringify(manifest), "application/manifest+json");
}
