import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import type { LoaderFunctionArgs } from "react-router";
import { today } from "#kit/dates.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { tag } from "#kit/visit.server.ts";
import { readPembuka } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import piala from "../media/piala.svg";
import { filtersPath, readPrestasiFilters } from "../prestasi-publik/filters.ts";
import { FiltersForm } from "../prestasi-publik/filters-form.tsx";
import { List } from "../prestasi-publik/list.tsx";
import { computePrestasi, listPrestasi } from "../prestasi-publik/read-prestasi.server.ts";
import { Statistics } from "../prestasi-publik/statistics.tsx";
import "../prestasi-publik/prestasi.css";

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "prestasi", "bagianHalaman", "gambar");
  const { searchParams, origin } = new URL(args.request.url);
  const saringan = readPrestasiFilters(searchParams);
  const { pembuka, ...isi } = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "prestasi"),
    angka: computePrestasi,
    daftar: (ctx) => listPrestasi(ctx, saringan),
  });
  return { saringan, pembuka: pembuka ?? pembukaOf("Prestasi"), ...isi, hari: today(), asal: origin };
}

type Payload = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) =>
  loaderData
    ? describe({
        ...{ title: "Prestasi", heading: loaderData.pembuka.judul, description: loaderData.pembuka.isi },
        url: loaderData.asal + filtersPath(loaderData.saringan),
      })
    : [];

export default function PrestasiPublik({ loaderData: { saringan, pembuka, angka, daftar, hari } }: { readonly loaderData: Payload }) {
  const { halaman } = saringan;
  const adaLagi = daftar?.adaLagi ?? false;
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={piala} />}
        edit={editPembuka(pembuka)}
      />
      <div className="lebar prestasi-publik">
        {angka?.length === 0 ? (
          <p className="kosong">Belum ada prestasi yang diumumkan.</p>
        ) : (
          <>
            <Statistics angka={angka} hari={hari} />
            <section aria-labelledby="daftar-prestasi">
              <div {...editMark("prestasi")}>
                <h2 id="daftar-prestasi">Daftar prestasi</h2>
                <p>Nama peserta didik ditulis lengkap bila disetujui orang tuanya; selain itu huruf pertamanya saja.</p>
              </div>
              <FiltersForm saringan={saringan} tahun={[...new Set(angka?.map((satu) => satu.tahun))]} />
              {daftar ? <List prestasi={daftar.prestasi} /> : <Unread what="data prestasi" />}
            </section>
          </>
        )}
        {halaman > 1 || adaLagi ? (
          <nav className="prestasi-halaman" aria-label="Halaman">
            {halaman > 1 ? (
              <a className="tbl garis" href={filtersPath({ ...saringan, halaman: halaman - 1 })} rel="prev">
                <Icon of={ArrowLeft} /> Lebih baru
              </a>
            ) : null}
            <span>Halaman {halaman}</span>
            {adaLagi ? (
              <a className="tbl garis" href={filtersPath({ ...saringan, halaman: halaman + 1 })} rel="next">
                Lebih lama <Icon of={ArrowRight} />
              </a>
            ) : null}
          </nav>
        ) : null}
      </div>
    </>
  );
}
