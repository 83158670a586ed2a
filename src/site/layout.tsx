import type { ReactNode } from "react";
import { type LoaderFunctionArgs, Outlet, useLocation } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { today } from "#kit/dates.ts";
import type { StoredPicture } from "#kit/media/picture.ts";
import { reportSections } from "#kit/report.server.ts";
import { readableNumber } from "#kit/telephone.ts";
import { Trouble } from "#kit/ui/document/trouble.tsx";
import { tag } from "#kit/visit.server.ts";
import { readLogo, readNavigasi, readPengaturan } from "#modules/profil/index.server.ts";
import type { Pengaturan } from "#modules/profil/index.ts";
import { LastScreen } from "#src/last-screen.tsx";
import "./site.css";
import editing from "./editing.ts?worker&url";
import enhance from "./enhance.ts?worker&url";
import { filledServices, filledTags } from "./filled-services.server.ts";
import { Footer } from "./footer.tsx";
import { type Column, footerColumns } from "./footer-columns.ts";
import { Header } from "./header.tsx";
import { homeOnly, type Navigation } from "./navigation.ts";
import { services } from "./services.ts";
import { Splash } from "./splash.tsx";
import waiting from "./waiting.ts?worker&url";

export const links = () => [
  // Nothing is drawn before what follows the head begins: otherwise a poor line shows half of it, and that half jumps aside.
  { rel: "expect", href: "#menu", blocking: "render" },
  { rel: "alternate", href: "/berita.rss", type: "application/rss+xml", title: "Berita Madrasah" },
  { rel: "alternate", href: "/berita.json", type: "application/feed+json", title: "Berita Madrasah" },
  { rel: "alternate", href: "/agenda.ics", type: "text/calendar", title: "Agenda Madrasah" },
];

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "pengaturan", "tautanNavigasi", "gambar", ...filledTags);
  const [sekolah, { navigation, logo, offered }] = await Promise.all([
    reading(args, readPengaturan),
    reportSections(args, { navigation: readNavigasi, logo: readLogo, offered: filledServices }),
  ]);
  const links = navigation ?? homeOnly;
  return { sekolah, logo, navigation: links, columns: footerColumns(links.kaki, offered ?? services), tahun: today().slice(0, 4) };
}

interface Around {
  readonly sekolah: Pengaturan;
  /** In place of the drawn sign. */
  readonly logo: StoredPicture | null;
  readonly navigation: Navigation;
  readonly columns: readonly Column[];
  readonly tahun: string;
}

export default function SiteLayout({ loaderData }: { readonly loaderData: Around }) {
  return (
    <Shell {...loaderData}>
      <Outlet />
    </Shell>
  );
}

interface Failed {
  readonly error: unknown;
  readonly loaderData?: Around | undefined;
}

/** A page that fails leaves the way to the others standing. Without the shell's own data there is nothing to stand on. */
export function ErrorBoundary({ error, loaderData }: Failed) {
  if (!loaderData) return <LastScreen error={error} />;
  return (
    <Shell {...loaderData}>
      <Trouble error={error} />
    </Shell>
  );
}

/** The public shell around every page that visitors see. */
function Shell({ sekolah, logo, navigation, columns, tahun, children }: Around & { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <>
      <a className="lompat" href="#isi">
        Langsung ke isi
      </a>
      <p className="kop-cetak" hidden>
        <b>{sekolah.namaLengkap}</b>
        <br />
        {[sekolah.alamat, sekolah.telepon && readableNumber(sekolah.telepon), sekolah.email].filter(Boolean).join(" · ")}
      </p>
      <Header sekolah={sekolah} logo={logo} navigation={navigation} pathname={pathname} />
      <main id="isi" tabIndex={-1} data-sunting={editing}>
        <div className="lebar" id="kiriman" role="status" data-kode={waiting} />
        {children}
      </main>
      <Footer sekolah={sekolah} columns={columns} tahun={tahun} />
      <div className="pemberitahuan" id="pemberitahuan" role="status" aria-live="polite" />
      <Splash sekolah={sekolah} logo={logo} />
      <script type="module" src={enhance} />
    </>
  );
}
