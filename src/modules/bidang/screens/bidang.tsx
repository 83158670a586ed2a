import type { LoaderFunctionArgs } from "react-router";
import { reportSections } from "#kit/report.server.ts";
import { choose, tabAddress, tabHeading } from "#kit/ui/document/choose.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { tag } from "#kit/visit.server.ts";
import { readBagian, readPembuka } from "#modules/profil/index.server.ts";
import { type Bagian, editPembuka, type Pembuka, pembukaOf } from "#modules/profil/index.ts";
import { BagianHalaman } from "#modules/profil/index.tsx";
import pustaka from "../media/pustaka.svg";

const tabs = [
  { name: "akademik", label: "Akademik" },
  { name: "kesiswaan", label: "Kesiswaan" },
  { name: "humas", label: "Humas" },
  { name: "sarpras", label: "Sarpras" },
  { name: "asrama", label: "Asrama" },
] as const;

const title = "Program Unggulan Kami";

interface Content {
  readonly asal: string;
  readonly tab: string;
  readonly pembuka: Pembuka;
  readonly bagian: readonly Bagian[] | null;
}

export const meta = ({ loaderData }: { loaderData?: Content }) => {
  if (!loaderData) return [];
  const { asal, tab, pembuka } = loaderData;
  const url = asal + tabAddress("/departments", tabs)(tab);
  return describe({ title: "Departments", ...tabHeading(pembuka.judul, "/departments", tabs, tab), description: pembuka.isi, url });
};

export async function loader(args: LoaderFunctionArgs): Promise<Content> {
  tag(args, "bagianHalaman", "gambar");
  const tab = choose(args.request, tabs);
  const { origin: asal } = new URL(args.request.url);
  const { pembuka, bagian } = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "bidang"),
    bagian: (ctx) => readBagian(ctx, "bidang", tab),
  });
  return { asal, tab, pembuka: pembuka ?? pembukaOf(title), bagian };
}

export default function Bidang({ loaderData: { tab, pembuka, bagian } }: { readonly loaderData: Content }) {
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={pustaka} />}
        edit={editPembuka(pembuka)}
      />
      <TabLinks label="Bidang" tabs={tabs} current={tab} to={tabAddress("/departments", tabs)} />
      <div className="isi-tab lebar">
        <BagianHalaman bagian={bagian} />
      </div>
    </>
  );
}
