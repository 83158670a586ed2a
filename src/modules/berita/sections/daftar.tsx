import { Unread } from "#kit/ui/document/unread.tsx";
import { Pager } from "#kit/ui/pager.tsx";
import type { Pembuka } from "#modules/profil/index.ts";
import type { BeritaRingkas } from "../berita-ringkas.ts";
import { KartuBerita } from "../kartu-berita.tsx";
import { alamatDaftarBerita, type Kategori, type Pencarian } from "../pencarian.ts";
import { Saringan } from "./saringan.tsx";

export interface IsiDaftar {
  readonly pembuka: Pembuka | null;
  readonly pencarian: Pencarian;
  /** Null when they could not be read. */
  readonly kategori: readonly Kategori[] | null;
  readonly hasil: HasilDaftar | null;
}

interface HasilDaftar {
  readonly berita: readonly BeritaRingkas[];
  /** E.g. "7 berita". */
  readonly terhitung: string;
  readonly adaLagi: boolean;
}

export function Daftar({ isi: { pembuka, pencarian, kategori, hasil } }: { readonly isi: IsiDaftar }) {
  return (
    <div className="lebar bawah-jeda">
      <header className="pembuka">
        <h1>{pembuka?.judul ?? "Berita Madrasah"}</h1>
        {pembuka ? <p>{pembuka.isi}</p> : null}
      </header>
      <Saringan pencarian={pencarian} kategori={kategori} />
      {hasil === null ? <Unread what="data berita" /> : <Hasil pencarian={pencarian} hasil={hasil} />}
    </div>
  );
}

interface HasilProps {
  readonly pencarian: Pencarian;
  readonly hasil: HasilDaftar;
}

function Hasil({ pencarian, hasil }: HasilProps) {
  const { berita, terhitung } = hasil;
  return (
    <>
      <p className="lepas" role="status">
        {terhitung}
      </p>
      {berita.length > 0 ? (
        <div className="warta" data-daftar>
          {berita.map((one, index) => (
            <KartuBerita key={one.slug} berita={one} linked dari={pencarian} level={2} priority={index === 0} />
          ))}
        </div>
      ) : (
        <Kosong pencarian={pencarian} />
      )}
      <Halaman pencarian={pencarian} hasil={hasil} />
    </>
  );
}

function Kosong({ pencarian }: { readonly pencarian: Pencarian }) {
  const mencari = pencarian.cari !== "" || pencarian.kategori !== null;
  if (!mencari) return <p className="kosong">Belum ada berita. Cerita pertama dari madrasah akan tampil di sini.</p>;
  return (
    <div className="kosong">
      <p>
        <b>Tidak ada berita yang sesuai dengan pencarian Anda.</b>
      </p>
      <a className="lanjut" href="/news">
        Reset pencarian
      </a>
    </div>
  );
}

function Halaman({ pencarian, hasil: { adaLagi } }: HasilProps) {
  return <Pager page={pencarian.halaman} more={adaLagi} hrefOf={(halaman) => alamatDaftarBerita({ ...pencarian, halaman })} />;
}
