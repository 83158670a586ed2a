import type { LoaderFunctionArgs } from "react-router";
import { within } from "#kit/ctx.server.ts";
import { choose, tabAddress } from "#kit/ui/document/choose.ts";
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
  readonly tab: string;
  readonly bagian: readonly Bagian[];
}

export const meta = () => [{ title: "Departments" }, { name: "description", content: lead }];

export async function loader(args: LoaderFunctionArgs): Promise<Isi> {
  tag(args, "bagianHalaman");
  const tab = choose(args.request, tabs);
  return { tab, bagian: await within(args, (ctx) => bacaBagian(ctx, "bidang", tab)) };
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
