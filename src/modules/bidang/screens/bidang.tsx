import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { choose, tabAddress } from "#kit/ui/document/choose.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { tag } from "#kit/visit.server.ts";
import { bacaBagian } from "#modules/profil/index.server.ts";
import type { Bagian } from "#modules/profil/index.ts";
import { BagianHalaman } from "#modules/profil/index.tsx";

const tabs = [
  { name: "akademik", label: "Akademik" },
  { name: "kesiswaan", label: "Kesiswaan" },
  { name: "humas", label: "Humas" },
  { name: "sarpras", label: "Sarpras" },
  { name: "asrama", label: "Asrama" },
] as const;

const lead = "Lima bidang yang bekerja bersama agar setiap peserta didik belajar, bertumbuh, dan merasa di rumah.";

interface Isi {
  readonly asal: string;
  readonly tab: string;
  readonly bagian: readonly Bagian[];
}

export const meta = ({ loaderData }: { loaderData?: Isi }) => {
  if (!loaderData) return [];
  const { asal, tab } = loaderData;
  const url = asal + tabAddress("/departments", tabs)(tab);
  return describe({ title: "Departments", heading: "Program Unggulan Kami", description: lead, url, picture: `${asal}/bagikan.png` });
};

export async function loader(args: LoaderFunctionArgs): Promise<Isi> {
  tag(args, "bagianHalaman", "gambar");
  const tab = choose(args.request, tabs);
  return { asal: new URL(args.request.url).origin, tab, bagian: await within(args, (ctx) => bacaBagian(ctx, "bidang", tab)) };
}

export default function Bidang({ loaderData: { tab, bagian } }: { readonly loaderData: Isi }) {
  return (
    <>
      <PageHead title="Program Unggulan Kami" lead={lead} />
      <TabLinks label="Bidang" tabs={tabs} current={tab} to={tabAddress("/departments", tabs)} />
      <div className="isi-tab lebar">
        <BagianHalaman bagian={bagian} />
      </div>
    </>
  );
}
