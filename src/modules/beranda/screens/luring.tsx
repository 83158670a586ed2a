import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { sections } from "#kit/report.server.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import { expires, tag } from "#kit/visit.server.ts";
import { beritaTerbaru, terbitBerikut } from "#modules/berita/index.server.ts";
import { bacaPengaturan } from "#modules/profil/index.server.ts";
import { bacaJadwal, tagBeranda } from "../isi.server.ts";
import { Jadwal } from "../sections/jadwal.tsx";
import "../styles/angka.css";
import "../styles/luring.css";

export const meta = () => [{ title: "Tanpa sambungan" }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  tag(args, ...tagBeranda);
  const [{ sekolah, pada }, bagian] = await Promise.all([
    within(args, async (ctx) => ({ sekolah: await bacaPengaturan(ctx), pada: formatMoment(ctx.now) })),
    sections(args, {
      jadwal: bacaJadwal,
      berita: async (ctx) => {
        expires(args, await terbitBerikut(ctx));
        return (await beritaTerbaru(ctx, 5)).map(({ name, desc, tanggal }) => ({ name, desc, tanggal }));
      },
    }),
  ]);
  return { sekolah, pada, ...bagian };
}

type Muatan = Awaited<ReturnType<typeof loader>>;

/** What the browser keeps for when there is no network: last seen schedule, contacts and news. */
export default function Luring({ loaderData: { sekolah, jadwal, berita, pada } }: { readonly loaderData: Muatan }) {
  return (
    <div className="lebar luring">
      <header className="pembuka">
        <h1>Tanpa sambungan</h1>
        <p>Internet sedang tidak terhubung. Ini yang terakhir kami simpan di perangkat Anda, keadaan {pada}.</p>
      </header>
      <Jadwal jadwal={jadwal} />
      <section aria-labelledby="kontak-luring">
        <h2 id="kontak-luring">Hubungi kami</h2>
        <address>
          <p>{sekolah.alamat}</p>
          {sekolah.telepon ? <a href={`tel:${sekolah.telepon.replace(/[^+\d]/g, "")}`}>{sekolah.telepon}</a> : null}
          {sekolah.email ? <a href={`mailto:${sekolah.email}`}>{sekolah.email}</a> : null}
        </address>
      </section>
      <section aria-labelledby="berita-luring">
        <h2 id="berita-luring">Berita terakhir</h2>
        {berita ? null : <Unread what="data berita" />}
        {berita?.length === 0 ? <p>Belum ada berita.</p> : null}
        {berita?.map(({ name, desc, tanggal }) => (
          <article key={name}>
            <h3>{name}</h3>
            <time dateTime={tanggal}>{formatDay(tanggal, "long")}</time>
            <p>{desc}</p>
          </article>
        ))}
      </section>
    </div>
  );
}
