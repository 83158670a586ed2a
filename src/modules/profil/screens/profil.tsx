import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { sections } from "#kit/report.server.ts";
import { choose, tabAddress } from "#kit/ui/document/choose.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { tag } from "#kit/visit.server.ts";
import { bacaPrestasi, muatTab, tagProfil } from "../isi-profil.server.ts";
import { type IsiTab, type Prestasi, tabProfil } from "../isi-profil.ts";
import { bacaPengaturan } from "../pengaturan.server.ts";
import "../profil.css";
import { Data } from "./profil/data.tsx";
import { PrestasiKami } from "./profil/prestasi.tsx";
import { Sejarah } from "./profil/sejarah.tsx";
import { Struktur } from "./profil/struktur.tsx";
import { VisiMisi } from "./profil/visi-misi.tsx";

interface Isi {
  readonly nama: string;
  readonly tentang: string;
  readonly asal: string;
  readonly isi: IsiTab;
  readonly prestasi: readonly Prestasi[] | null;
}

export const meta = ({ loaderData }: { loaderData?: Isi }) => {
  if (!loaderData) return [];
  const { nama, tentang, asal, isi } = loaderData;
  const url = asal + tabAddress("/profile", tabProfil)(isi.tab);
  return describe({ title: "Profile", heading: `Profil ${nama}`, description: tentang, url, picture: `${asal}/bagikan.png` });
};

export async function loader(args: LoaderFunctionArgs): Promise<Isi> {
  tag(args, ...tagProfil);
  const tab = choose(args.request, tabProfil);
  const [{ nama, tentang }, isi, { prestasi }] = await Promise.all([
    within(args, bacaPengaturan),
    muatTab(args, tab),
    sections(args, { prestasi: bacaPrestasi }),
  ]);
  return { nama, tentang, asal: new URL(args.request.url).origin, isi, prestasi };
}

export default function Profil({ loaderData: { nama, tentang, isi, prestasi } }: { readonly loaderData: Isi }) {
  return (
    <>
      <PageHead title="Mengenal Kami Lebih Dekat" lead={tentang} />
      <TabLinks label={`Profil ${nama}`} tabs={tabProfil} current={isi.tab} to={tabAddress("/profile", tabProfil)} />
      <div className="isi-tab lebar">
        <Tab isi={isi} />
      </div>
      <PrestasiKami prestasi={prestasi} />
    </>
  );
}

function Tab({ isi }: { readonly isi: IsiTab }) {
  if (isi.tab === "sejarah") return <Sejarah {...isi} />;
  if (isi.tab === "visi-misi") return <VisiMisi {...isi} />;
  if (isi.tab === "struktur") return <Struktur bagian={isi.bagian} pegawai={isi.figur.pegawai} />;
  return <Data bagian={isi.bagian} figur={isi.figur} />;
}
