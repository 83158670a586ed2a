import Info from "lucide-react/icons/info";
import type { LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { reportSections } from "#kit/report.server.ts";
import { choose, tabAddress, tabHeading } from "#kit/ui/document/choose.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { expires, tag } from "#kit/visit.server.ts";
import { readBagian, readPembuka } from "#modules/profil/index.server.ts";
import { type Bagian, editPembuka, type Pembuka, pembukaOf } from "#modules/profil/index.ts";
import "../absensi.css";
import { absensiStatistics, type HariStatistics } from "../absensi-statistics.server.ts";
import upacara from "../media/upacara.svg";
import { replaceStatistics } from "../pegawai/rules.server.ts";
import { AbsensiStatistics } from "../statistics.tsx";
import { type TabName, tabs } from "../tab.ts";

const title: Readonly<Record<TabName, string>> = { guru: "Kehadiran guru", siswa: "Kehadiran siswa", rekap: "Rekap kehadiran" };

interface Content {
  readonly tab: TabName;
  readonly asal: string;
  readonly pembuka: Pembuka;
  readonly catatan: readonly Bagian[] | null;
  readonly angka: HariStatistics | null;
}

export const meta = ({ loaderData }: { loaderData?: Content }) => {
  if (!loaderData) return [];
  const { tab, asal, pembuka } = loaderData;
  const url = asal + tabAddress("/attendance", tabs)(tab);
  return describe({ title: "Attendance", ...tabHeading(pembuka.judul, "/attendance", tabs, tab), description: pembuka.isi, url });
};

export async function loader(args: LoaderFunctionArgs): Promise<Content> {
  tag(args, "bagianHalaman", "gambar", "pegawai", "siswa", "kelas", "absensiSiswa", "absensiPegawai", "ketidakhadiran");
  tag(args, "hariKhusus", "semester", "aturanAbsensi");
  const tab = choose(args.request, tabs);
  const { origin: asal } = new URL(args.request.url);
  const { pembuka, ...isi } = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "absensi"),
    catatan: (ctx) => readBagian(ctx, "absensi", "catatan"),
    angka: async (ctx) => {
      expires(args, await replaceStatistics(ctx));
      return absensiStatistics(ctx, tab);
    },
  });
  return { tab, asal, pembuka: pembuka ?? pembukaOf("Sistem Absensi Terstruktur"), ...isi };
}

/** The public sees figures only, never who was absent and why. */
export default function Absensi({ loaderData: { tab, pembuka, catatan, angka } }: { readonly loaderData: Content }) {
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={upacara} />}
        edit={editPembuka(pembuka)}
      />
      <TabLinks label="Absensi" tabs={tabs} current={tab} to={tabAddress("/attendance", tabs)} />
      <div className="isi-tab lebar">
        <section aria-labelledby="kehadiran">
          <Heading id="kehadiran" text={title[tab]} />
          {angka ? <AbsensiStatistics angka={angka} /> : <Unread what="data kehadiran" />}
          {tab !== "guru" && angka && angka.kelompok.length > 0 && (
            <p className="absen-arti">
              Jumlah siswa dihitung dari yang duduk di kelas pada {formatDay(angka.sampai)}, jadi dapat berbeda dari{" "}
              <a href="/profile?tab=data">jumlah siswa aktif saat ini</a> bila ada yang masuk atau pindah sesudahnya.
            </p>
          )}
          {catatan ? null : <Unread what="catatan halaman ini" />}
          {catatan?.map(({ id, isi }) => (
            <div key={id} className="catatan">
              <Icon of={Info} />
              <div {...editMark(`bagianHalaman/${id}`)}>
                <Markup text={isi} top={3} />
              </div>
            </div>
          ))}
        </section>
      </div>
    </>
  );
}
