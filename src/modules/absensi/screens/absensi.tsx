import Info from "lucide-react/icons/info";
import type { LoaderFunctionArgs } from "react-router";
import { choose, tabAddress } from "#kit/ui/document/choose.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import "../absensi.css";
import { type NamaTab, tabs } from "../tab.ts";

const lead = "Kehadiran guru dan peserta didik dicatat setiap hari. Di sini tampil angkanya saja, tanpa nama siapa pun.";

const judul: Readonly<Record<NamaTab, string>> = { guru: "Kehadiran guru", siswa: "Kehadiran siswa", rekap: "Rekap kehadiran" };

interface Isi {
  readonly tab: NamaTab;
  readonly asal: string;
}

export const meta = ({ loaderData }: { loaderData?: Isi }) => {
  if (!loaderData) return [];
  const { tab, asal } = loaderData;
  const url = asal + tabAddress("/attendance", tabs)(tab);
  return describe({ title: "Attendance", heading: "Sistem Absensi Terstruktur", description: lead, url, picture: `${asal}/bagikan.png` });
};

export const loader = ({ request }: LoaderFunctionArgs): Isi => ({ tab: choose(request, tabs), asal: new URL(request.url).origin });

/** The public sees figures only, never who was absent and why; without recorded days there is none. */
export default function Absensi({ loaderData: { tab } }: { readonly loaderData: Isi }) {
  return (
    <>
      <PageHead title="Sistem Absensi Terstruktur" lead={lead} />
      <TabLinks label="Absensi" tabs={tabs} current={tab} to={tabAddress("/attendance", tabs)} />
      <div className="isi-tab lebar">
        <section aria-labelledby="kehadiran">
          <Heading id="kehadiran" text={judul[tab]} />
          <p className="kosong">Tidak ada data yang ditemukan</p>
          <p className="catatan">
            <Icon of={Info} />
            <span>
              Laporan kehadiran dapat dibuka oleh guru, wali kelas, dan manajemen sesuai hak akses masing-masing. Silakan{" "}
              <a href="/login">login</a> terlebih dahulu.
            </span>
          </p>
        </section>
      </div>
    </>
  );
}
