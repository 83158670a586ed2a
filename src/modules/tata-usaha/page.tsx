import { tabHeading } from "#kit/ui/document/choose.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { dataAgenda, type Papan as IsiPapan } from "#modules/layanan/index.ts";
import { type Bagian, editPembuka, type Pembuka, type Pengaturan } from "#modules/profil/index.ts";
import { BagianHalaman, JamBuka } from "#modules/profil/index.tsx";
import { Kontak } from "./kontak.tsx";
import jendela from "./media/jendela.svg";
import { Papan } from "./papan.tsx";
import { tabPath, tabs } from "./tab.ts";

export interface Content {
  readonly asal: string;
  readonly tab: string;
  readonly pembuka: Pembuka;
  readonly bagian: readonly Bagian[] | null;
  readonly sekolah: Pengaturan;
  /** On the first tab only. */
  readonly papan: IsiPapan | null;
}

export const meta = ({ loaderData }: { loaderData?: Content }) => {
  if (!loaderData) return [];
  const { asal, tab, pembuka, sekolah, papan } = loaderData;
  const heading = tabHeading(`${pembuka.judul} ${sekolah.nama}`, "/administration", tabs, tab);
  const page = { title: "Administration", ...heading, description: pembuka.isi, url: asal + tabPath(tab) };
  const data = dataAgenda(papan?.agenda, { ...sekolah, asal });
  return describe(data ? { ...page, data } : page);
};

export function TataUsahaPage({ loaderData: { tab, pembuka, bagian, sekolah, papan } }: { readonly loaderData: Content }) {
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={jendela} />}
        edit={editPembuka(pembuka)}
      />
      <TabLinks label="Tata Usaha" tabs={tabs} current={tab} to={tabPath} />
      <div className="isi-tab lebar">
        <BagianHalaman bagian={bagian} />
        {tab === "overview" || tab === "contact" ? <JamBuka sekolah={sekolah} /> : null}
        {papan ? <Papan papan={papan} /> : null}
        {tab === "contact" ? <Kontak sekolah={sekolah} /> : null}
      </div>
    </>
  );
}
