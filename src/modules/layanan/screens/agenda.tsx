import CalendarPlus from "lucide-react/icons/calendar-plus";
import type { LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { formatDays } from "#kit/day-range.ts";
import { pageOrFirst } from "#kit/paging.ts";
import { reportSections } from "#kit/report.server.ts";
import { zone } from "#kit/time-zone.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { expires, tag } from "#kit/visit.server.ts";
import { readPembuka, readPengaturan } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import kalender from "../media/kalender.svg";
import "../layanan.css";
import { dataAgenda } from "../public/data-agenda.ts";
import { hariBerganti, searchAgenda } from "../public/kabar.server.ts";
import { pathWith, readSearch } from "../public/search.ts";

const path = "/agenda";
const tabs = [
  { name: "", label: "Akan datang" },
  { name: "lewat", label: "Sudah lewat" },
];

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "agenda", "pengaturan", "bagianHalaman", "gambar");
  const { searchParams, origin } = new URL(args.request.url);
  const diminta = readSearch(searchParams).halaman;
  const lewat = searchParams.get("waktu") === "lewat";
  const { isi, sekolah, pembuka } = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "agenda"),
    sekolah: readPengaturan,
    isi: (ctx) => {
      expires(args, hariBerganti(ctx));
      return pageOrFirst(
        diminta,
        (halaman) => searchAgenda(ctx, { halaman, lewat }),
        ({ agenda }) => agenda.length === 0,
      );
    },
  });
  return {
    pembuka: pembuka ?? pembukaOf("Agenda"),
    isi,
    sekolah,
    halaman: isi?.halaman ?? diminta,
    waktu: lewat ? "lewat" : "",
    asal: origin,
  };
}

type Payload = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) => (loaderData ? describeAgenda(loaderData) : []);

function describeAgenda({ pembuka, isi, sekolah, asal, waktu, halaman }: Payload) {
  const page = {
    title: waktu === "lewat" ? "Agenda yang sudah lewat" : "Agenda",
    description: pembuka.isi,
    url: asal + pathWith(path, { waktu, halaman }),
  };
  const data = sekolah && waktu === "" ? dataAgenda(isi?.agenda, { ...sekolah, asal }) : undefined;
  return describe(data ? { ...page, data } : page);
}

export default function Agenda({ loaderData: { pembuka, isi, halaman, waktu } }: { readonly loaderData: Payload }) {
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={kalender} />}
        edit={editPembuka(pembuka)}
      >
        <a className="tbl terang" href="/agenda.ics">
          <Icon of={CalendarPlus} />
          Simpan ke kalender
        </a>
      </PageHead>
      <TabLinks label="Agenda" tabs={tabs} current={waktu} to={(nama) => pathWith(path, { waktu: nama })} />
      <div className="lebar layanan-isi">
        <div {...editMark("agenda")}>
          <h2 className="lepas">Daftar agenda</h2>
        </div>
        {isi ? null : <Unread what="data agenda" />}
        {isi?.agenda.length === 0 ? <p className="kosong">Belum ada agenda di sini.</p> : null}
        {isi?.agenda.map(({ id, judul, mulai, selesai, jamMulai, tempat }) => (
          <article key={id} className="kabar-baris">
            <time dateTime={mulai}>{selesai && selesai !== mulai ? formatDays(mulai, selesai) : formatDay(mulai, "long")}</time>
            <div {...editMark(`agenda/${id}`)}>
              <h2>{judul}</h2>
              <p>
                {[jamMulai ? `Pukul ${jamMulai.slice(0, 5).replace(":", ".")} ${zone.short}` : null, tempat].filter(Boolean).join(" · ")}
              </p>
            </div>
          </article>
        ))}
        <Pager page={halaman} more={isi?.adaLagi ?? false} hrefOf={(nomor) => pathWith(path, { waktu, halaman: nomor })} />
      </div>
    </>
  );
}
