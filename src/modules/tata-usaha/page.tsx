import { zone } from "#kit/time-zone.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import type { Papan as IsiPapan } from "#modules/layanan/index.ts";
import type { Bagian, Pembuka, Pengaturan } from "#modules/profil/index.ts";
import { BagianHalaman } from "#modules/profil/index.tsx";
import { Kontak } from "./kontak.tsx";
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
  const heading = `${pembuka.judul} ${sekolah.nama}`;
  const page = { title: "Administration", heading, description: pembuka.isi, url: asal + tabPath(tab), picture: `${asal}/bagikan.png` };
  return describe(papan?.agenda?.length ? { ...page, data: acara(papan.agenda, sekolah) } : page);
};

/** The coming events, as search engines read them; times are in the school's zone. */
const acara = (agenda: NonNullable<IsiPapan["agenda"]>, { nama, alamat }: Pengaturan) => ({
  "@graph": agenda.map(({ judul, mulai, selesai, jamMulai, tempat }) => ({
    "@type": "Event",
    name: judul,
    startDate: jamMulai ? `${mulai}T${jamMulai.slice(0, 5)}:00${zone.offset}` : mulai,
    ...(selesai ? { endDate: selesai } : {}),
    location: { "@type": "Place", name: tempat ?? nama, address: alamat },
    organizer: { "@type": "HighSchool", name: nama },
  })),
});

export function TataUsahaPage({ loaderData: { tab, pembuka, bagian, sekolah, papan } }: { readonly loaderData: Content }) {
  return (
    <>
      <PageHead title={pembuka.judul} lead={pembuka.isi} />
      <TabLinks label="Tata Usaha" tabs={tabs} current={tab} to={tabPath} />
      <div className="isi-tab lebar">
        <BagianHalaman bagian={bagian} />
        {papan ? <Papan papan={papan} /> : null}
        {tab === "contact" ? <Kontak sekolah={sekolah} /> : null}
      </div>
    </>
  );
}
