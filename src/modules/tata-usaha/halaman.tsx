import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import type { Bagian, Pengaturan } from "#modules/profil/index.ts";
import { BagianHalaman } from "#modules/profil/index.tsx";
import { Kontak } from "./kontak.tsx";
import { alamatTab, tabs } from "./tab.ts";

export interface Isi {
  readonly tab: string;
  readonly bagian: readonly Bagian[];
  readonly sekolah: Pengaturan;
}

const lead =
  "Surat keterangan, legalisir, mutasi, dan urusan administrasi lain dilayani di sini. Datang pada jam layanan, atau hubungi kami dahulu.";

export const meta = () => [{ title: "Administration" }, { name: "description", content: lead }];

export function HalamanTataUsaha({ loaderData: { tab, bagian, sekolah } }: { readonly loaderData: Isi }) {
  return (
    <>
      <PageHead title="Tata Usaha" lead={lead} />
      <TabLinks label="Tata Usaha" tabs={tabs} current={tab} to={alamatTab} />
      <div className="isi-tab lebar">
        <BagianHalaman bagian={bagian} />
        {tab === "contact" ? <Kontak sekolah={sekolah} /> : null}
      </div>
    </>
  );
}
