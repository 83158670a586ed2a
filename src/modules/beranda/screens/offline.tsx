import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { formatDay, formatMoment } from "#kit/dates.ts";
import { reportSections } from "#kit/report.server.ts";
import { callAddress, readableNumber } from "#kit/telephone.ts";
import { Unread } from "#kit/ui/document/unread.tsx";
import { expires, tag } from "#kit/visit.server.ts";
import { latestBerita, nextPublished } from "#modules/berita/index.server.ts";
import { readPengaturan } from "#modules/profil/index.server.ts";
import { readJadwal, tagBeranda } from "../content.server.ts";
import { Jadwal } from "../parts/jadwal.tsx";
import "../styles/angka.css";
import "../styles/luring.css";

export const meta = () => [{ title: "Tanpa sambungan" }, { name: "robots", content: "noindex" }];

export async function loader(args: LoaderFunctionArgs) {
  tag(args, ...tagBeranda);
  const [{ sekolah, pada }, bagian] = await Promise.all([
    reading(args, async (ctx) => ({ sekolah: await readPengaturan(ctx), pada: formatMoment(ctx.now) })),
    reportSections(args, {
      jadwal: readJadwal,
      berita: async (ctx) => {
        expires(args, await nextPublished(ctx));
        return (await latestBerita(ctx, 5)).map(({ name, desc, tanggal }) => ({ name, desc, tanggal }));
      },
    }),
  ]);
  return { sekolah, pada, ...bagian };
}

type Payload = Awaited<ReturnType<typeof loader>>;

/** What the browser keeps for when there is no network: last seen schedule, contacts and news. */
export default function Offline({ loaderData: { sekolah, jadwal, berita, pada } }: { readonly loaderData: Payload }) {
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
          {sekolah.telepon ? <a href={callAddress(sekolah.telepon)}>{readableNumber(sekolah.telepon)}</a> : null}
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
