import { reading } from "#kit/ctx.server.ts";
import { formatMoment } from "#kit/dates.ts";
import { refuse } from "#kit/refusals.ts";
import { visitContext } from "#kit/visit.server.ts";
import { VideoDalamTeks } from "#modules/galeri/index.tsx";
import { beritaPath } from "../berita-summary.ts";
import { Detail } from "../parts/detail.tsx";
import { relatedBerita, seriBerita } from "../read/berita-detail.server.ts";
import { readPratinjau } from "../redaksi/pratinjau.server.ts";
import { tagarLinks } from "../tagar/tagar-berita.server.ts";
import type { Route } from "./+types/pratinjau.ts";
import "../styles/berita.css";

export const meta = ({ loaderData }: Route.MetaArgs) => [
  { title: loaderData ? `Pratinjau: ${loaderData.berita.name}` : "Pratinjau tidak ditemukan" },
  { name: "robots", content: "noindex, nofollow" },
  // The address is the secret and must not travel to other sites.
  { name: "referrer", content: "same-origin" },
];

/** Nobody is told which of them: whoever guesses an address learns nothing. */
const endedSentence = "Tautan pratinjau ini sudah habis waktunya atau sudah dicabut. Minta tautan baru kepada yang mengirimkannya.";

export const headers = () => ({ "X-Robots-Tag": "noindex, nofollow" });

/** One news item as visitors will see it, for whoever was given its address. Nothing of it is kept anywhere. @throws Refusal 404 */
export const loader = (args: Route.LoaderArgs) =>
  reading(args, async (ctx) => {
    const found = await readPratinjau(ctx, args.params.rahasia);
    if (!found) throw refuse.notFound(endedSentence);
    const { berita, sampai } = found;
    return {
      berita,
      sampai: formatMoment(sampai),
      terkait: await relatedBerita(ctx, berita),
      seri: berita.seri ? await seriBerita(ctx, berita.seri) : [],
      tagar: await tagarLinks(ctx, berita.id),
      alamat: args.context.get(visitContext).origin + beritaPath(berita.slug),
    };
  });

export default function Pratinjau({ loaderData: { berita, sampai, ...isi } }: Route.ComponentProps) {
  return (
    <>
      <p className="lebar pratinjau-kabar" role="note">
        <b>Pratinjau.</b> Begini pengunjung akan melihatnya. Alamat ini berlaku sampai {sampai}.
      </p>
      <Detail berita={berita} {...isi} kembali="/news" video={(id, name) => <VideoDalamTeks id={id} name={name} />} />
    </>
  );
}
