import type { LoaderFunctionArgs } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { formatSize, isFileType, kinds } from "#kit/files/kinds.ts";
import { pageOrFirst } from "#kit/paging.ts";
import { reportSections } from "#kit/report.server.ts";
import { describe } from "#kit/ui/document/describe.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { HeadPicture } from "#kit/ui/document/head-picture.tsx";
import { PageHead } from "#kit/ui/document/page-head.tsx";
import { SearchBox } from "#kit/ui/document/search-box.tsx";
import { TabLinks } from "#kit/ui/document/tab-links.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import { tag } from "#kit/visit.server.ts";
import { readPembuka } from "#modules/profil/index.server.ts";
import { editPembuka, pembukaOf } from "#modules/profil/index.ts";
import { kategoriInformasi } from "../kategori-informasi.ts";
import arsip from "../media/arsip.svg";
import "../layanan.css";
import { Empty } from "../public/empty.tsx";
import { type Informasi, searchInformasi } from "../public/informasi.server.ts";
import { pathWith, readSearch } from "../public/search.ts";

const path = "/informasi-publik";
const tabs = [{ name: "", label: "Semua" }, ...kategoriInformasi.map(({ value, label }) => ({ name: value, label }))];

export async function loader(args: LoaderFunctionArgs) {
  tag(args, "informasiPublik", "bagianHalaman", "gambar");
  const { searchParams, origin } = new URL(args.request.url);
  const kategori = kategoriInformasi.find(({ value }) => value === searchParams.get("kategori"))?.value ?? null;
  const dicari = { ...readSearch(searchParams), kategori };
  const { isi, pembuka } = await reportSections(args, {
    pembuka: (ctx) => readPembuka(ctx, "informasi-publik"),
    isi: (ctx) =>
      pageOrFirst(
        dicari.halaman,
        (halaman) => searchInformasi(ctx, { ...dicari, halaman }),
        ({ informasi }) => informasi.length === 0,
      ),
  });
  return {
    dicari: { ...dicari, halaman: isi?.halaman ?? dicari.halaman },
    pembuka: pembuka ?? pembukaOf("Informasi Publik"),
    isi,
    asal: origin,
  };
}

type Payload = Awaited<ReturnType<typeof loader>>;

export const meta = ({ loaderData }: { readonly loaderData?: Payload }) =>
  loaderData
    ? describe({
        ...{ title: titleOf(loaderData.dicari.kategori), description: loaderData.pembuka.isi, sought: loaderData.dicari.cari !== "" },
        url: loaderData.asal + pathWith(path, { ...loaderData.dicari }),
      })
    : [];

const titleOf = (kategori: string | null): string => {
  const label = kategoriInformasi.find(({ value }) => value === kategori)?.label;
  return label ? `Informasi Publik: ${label}` : "Informasi Publik";
};

export default function InformasiPublik({ loaderData: { dicari, pembuka, isi } }: { readonly loaderData: Payload }) {
  const { cari, kategori, halaman } = dicari;
  const arti = kategoriInformasi.find(({ value }) => value === kategori)?.arti;
  return (
    <>
      <PageHead
        title={pembuka.judul}
        lead={pembuka.isi}
        picture={<HeadPicture of={pembuka.gambar} drawing={arsip} />}
        edit={editPembuka(pembuka)}
      />
      <TabLinks label="Kategori" tabs={tabs} current={kategori ?? ""} to={(nama) => pathWith(path, { kategori: nama, cari })} />
      <div className="lebar layanan-isi">
        <SearchBox
          to={path}
          typed={cari}
          label="Cari informasi publik"
          example="Cari judul atau isi"
          along={kategori ? { kategori } : {}}
        />
        <div {...editMark("informasiPublik")}>
          <h2 className="lepas">Daftar informasi</h2>
        </div>
        {arti ? <p className="layanan-ket">{arti}</p> : null}
        {isi ? null : <Unread what="data informasi publik" />}
        {isi?.informasi.length === 0 ? (
          <Empty mencari={cari !== ""} alamat={path}>
            Belum ada informasi di kategori ini.
          </Empty>
        ) : null}
        <ul className="informasi">
          {isi?.informasi.map((satu) => (
            <One key={satu.id} informasi={satu} />
          ))}
        </ul>
        <Pager page={halaman} more={isi?.adaLagi ?? false} hrefOf={(nomor) => pathWith(path, { ...dicari, halaman: nomor })} />
      </div>
    </>
  );
}

function One({ informasi }: { readonly informasi: Informasi }) {
  const { id, judul, kategori, ringkasan, tanggal, penanggungJawab } = informasi;
  const label = kategoriInformasi.find(({ value }) => value === kategori)?.label;
  return (
    <li>
      <div {...editMark(`informasiPublik/${id}`)}>
        <p className="informasi-kategori">{label}</p>
        <h2>{judul}</h2>
        {ringkasan ? <p>{ringkasan}</p> : null}
        <p className="layanan-ket">
          <time dateTime={tanggal}>{formatDay(tanggal)}</time>
          {penanggungJawab ? ` · ${penanggungJawab}` : null}
        </p>
      </div>
      <Take informasi={informasi} />
    </li>
  );
}

/** How it can be had. */
function Take({ informasi: { id, judul, kategori, berkas, tautan } }: { readonly informasi: Informasi }) {
  if (kategori === "dikecualikan") return <p className="layanan-ket">Tidak dibuka</p>;
  if (!berkas && !tautan) return <p className="layanan-ket">Salinan dapat diminta di Tata Usaha</p>;
  return (
    <div className="informasi-ambil">
      {berkas ? (
        <a className="tbl garis" href={`${path}/${id}/unduh`} download>
          Unduh {isFileType(berkas.jenis) ? kinds[berkas.jenis].extension.toUpperCase() : ""} ({formatSize(berkas.ukuran)})
          <span className="lepas">, {judul}</span>
        </a>
      ) : null}
      {tautan ? (
        <a className="tbl garis" href={tautan} rel="noopener">
          Buka tautan
          <span className="lepas">, {judul}</span>
        </a>
      ) : null}
    </div>
  );
}
