import type { LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { excerptOf, marked, type Piece } from "#kit/search/site-search.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import { SearchBox } from "#kit/ui/document/search-box.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { expires, tag } from "#kit/visit.server.ts";
import { pathWith, readSearch } from "#modules/layanan/index.ts";
import type { Group, SiteAnswer } from "../answer.ts";
import lensa from "../media/lensa.svg";
import { nextChange } from "../next-change.server.ts";
import { sitePages } from "../pages.ts";
import { searchSite } from "../search-site.server.ts";
import { siteSources } from "../sources.server.ts";
import suggest from "../suggest.ts?worker&url";
import "../cari.css";

const path = "/cari";
const lead = "Halaman, berita, pengumuman, agenda, dokumen, prestasi, dan galeri madrasah, dalam satu pencarian.";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, ...siteSources.flatMap(({ tags }) => tags));
  const { searchParams, origin } = new URL(args.request.url);
  const { cari } = readSearch(searchParams);
  const answer = await searchSite(args, cari);
  if (cari !== "") expires(args, await nextChange(args));
  return { cari, answer, asal: origin };
}

type Payload = Awaited<ReturnType<typeof loader>>;

/** Of the answers there are as many as words; search engines keep the empty page alone. */
export const meta = ({ loaderData }: { readonly loaderData?: Payload }) => {
  if (!loaderData) return [];
  const { cari, asal } = loaderData;
  return describe({ title: cari ? `Cari: ${cari}` : "Cari", description: lead, url: asal + pathWith(path, { cari }), sought: cari !== "" });
};

export default function Cari({ loaderData: { cari, answer } }: { readonly loaderData: Payload }) {
  return (
    <>
      <PageHead title="Cari di situs ini" lead={lead} picture={<HeadDrawing of={lensa} />} />
      <div className="lebar cari-isi">
        <SearchBox to={path} typed={cari} label="Cari di seluruh situs" example="Misalnya: jadwal PPDB" />
        <script type="module" src={suggest} />
        {cari === "" ? <Directory title="Halaman situs ini" /> : <Answer cari={cari} answer={answer} />}
      </div>
    </>
  );
}

function Answer({ cari, answer: { groups, words, unread, loose } }: { readonly cari: string; readonly answer: SiteAnswer }) {
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0);
  return (
    <>
      {unread.length > 0 && <Unread what={unread.join(", ").toLowerCase()} />}
      {count === 0 ? (
        <Nothing cari={cari} />
      ) : (
        <p className="cari-ringkas">
          {loose ? `Tidak ada yang memuat “${cari}” persis seperti itu. Mungkin ini yang Anda maksud:` : `Yang memuat “${cari}”:`}
        </p>
      )}
      {groups.map((group, place) => (
        <Found key={group.kind} group={group} words={words} id={`hasil-${place}`} />
      ))}
    </>
  );
}

function Nothing({ cari }: { readonly cari: string }) {
  return (
    <>
      <div className="kosong">
        <p>
          <b>{`Tidak ada yang cocok dengan “${cari}”.`}</b>
        </p>
        <p>
          Coba kata lain yang lebih umum, atau <a href="/administration/contact">tanyakan kepada kantor</a>.
        </p>
      </div>
      <Directory title="Mungkin ada di salah satu halaman ini" />
    </>
  );
}

function Found({
  group: { kind, hits, more },
  words,
  id,
}: {
  readonly group: Group;
  readonly words: readonly string[];
  readonly id: string;
}) {
  return (
    <section className="cari-jenis" aria-labelledby={id}>
      <h2 id={id}>{kind}</h2>
      <ul>
        {hits.map(({ title, text, href, day }) => (
          <li key={`${href} ${title}`}>
            <h3>
              <a href={href}>
                <Marked pieces={marked(title, words)} />
              </a>
            </h3>
            {day && <time dateTime={day}>{formatDay(day)}</time>}
            {text && (
              <p>
                <Marked pieces={excerptOf(text, words)} />
              </p>
            )}
          </li>
        ))}
      </ul>
      {more && (
        <a className="lanjut" href={more}>
          Semua hasil di {kind}
        </a>
      )}
    </section>
  );
}

const Marked = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.map(({ at, text, sought }) => (sought ? <mark key={at}>{text}</mark> : text));

const Directory = ({ title }: { readonly title: string }) => (
  <section className="cari-jenis" aria-labelledby="halaman-situs">
    <h2 id="halaman-situs">{title}</h2>
    <ul className="cari-halaman">
      {sitePages.map(({ to, title, about }) => (
        <li key={to}>
          <h3>
            <a href={to}>{title}</a>
          </h3>
          <p>{about}</p>
        </li>
      ))}
    </ul>
  </section>
);
