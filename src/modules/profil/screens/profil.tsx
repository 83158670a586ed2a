import type { LoaderFunctionArgs } from "react-router";
import { reading } from "#kit/ctx.server.ts";
import { reportSections } from "#kit/report.server.ts";
import { choose, tabAddress, tabHeading } from "#kit/ui/document/choose.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { tag } from "#kit/visit.server.ts";
import { editPembuka, type Pembuka, pembukaOf } from "../bagian/bagian.ts";
import { readPembuka } from "../bagian/read-bagian.server.ts";
import gedung from "../media/gedung.svg";
import { readPengaturan } from "../pengaturan.server.ts";
import { loadTab, readPrestasi, tagProfil } from "../profil-content.server.ts";
import { type Prestasi, type TabContent, tabProfil } from "../profil-content.ts";
import "../profil.css";
import { Data } from "../parts/data.tsx";
import { PrestasiKami } from "../parts/prestasi.tsx";
import { Sejarah } from "../parts/sejarah.tsx";
import { Struktur } from "../parts/struktur.tsx";
import { VisiMisi } from "../parts/visi-misi.tsx";

interface Content {
  readonly nama: string;
  readonly tentang: string;
  readonly asal: string;
  readonly pembuka: Pembuka;
  readonly isi: TabContent;
  readonly prestasi: readonly Prestasi[] | null;
}

export const meta = ({ loaderData }: { loaderData?: Content }) => {
  if (!loaderData) return [];
  const { nama, tentang, asal, isi } = loaderData;
  const url = asal + tabAddress("/profile", tabProfil)(isi.tab);
  return describe({ title: "Profile", ...tabHeading(`Profil ${nama}`, "/profile", tabProfil, isi.tab), description: tentang, url });
};

export async function loader(args: LoaderFunctionArgs): Promise<Content> {
  tag(args, ...tagProfil);
  const tab = choose(args.request, tabProfil);
  const [{ nama, tentang }, isi, { prestasi, pembuka }] = await Promise.all([
    reading(args, readPengaturan),
    loadTab(args, tab),
    reportSections(args, { prestasi: readPrestasi, pembuka: (ctx) => readPembuka(ctx, "profil") }),
  ]);
  const { origin: asal } = new URL(args.request.url);
  return { nama, tentang, asal, pembuka: pembuka ?? pembukaOf("Mengenal Kami Lebih Dekat", tentang), isi, prestasi };
}

export default function Profil({ loaderData: { nama, pembuka, isi, prestasi } }: { readonly loaderData: Content }) {
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={gedung} />}
        edit={editPembuka(pembuka)}
      />
      <TabLinks label={`Profil ${nama}`} tabs={tabProfil} current={isi.tab} to={tabAddress("/profile", tabProfil)} />
      <div className="isi-tab lebar">
        <Tab isi={isi} />
      </div>
      <PrestasiKami prestasi={prestasi} />
    </>
  );
}

function Tab({ isi }: { readonly isi: TabContent }) {
  if (isi.tab === "sejarah") return <Sejarah {...isi} />;
  if (isi.tab === "visi-misi") return <VisiMisi {...isi} />;
  if (isi.tab === "struktur") return <Struktur bagian={isi.bagian} pegawai={isi.figur.pegawai} hari={isi.hari} />;
  return <Data bagian={isi.bagian} figur={isi.figur} hari={isi.hari} />;
}
