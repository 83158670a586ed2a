import ArrowLeft from "lucide-react/icons/arrow-left";
import ArrowRight from "lucide-react/icons/arrow-right";
import { Icon } from "#kit/ui/icon.tsx";
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
      {hasil === null ? (
        <p className="gagal" role="alert">
          Gagal mengambil data berita
        </p>
      ) : (
        <Hasil pencarian={pencarian} hasil={hasil} />
      )}
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
  const { halaman } = pencarian;
  if (halaman === 1 && !adaLagi) return null;
  const ke = (nomor: number) => alamatDaftarBerita({ ...pencarian, halaman: nomor });
  return (
    <nav className="halaman" aria-label="Halaman">
      {halaman > 1 ? (
        <a className="tbl garis" href={ke(halaman - 1)} rel="prev">
          <Icon of={ArrowLeft} />
          Lebih baru
        </a>
      ) : null}
      <span>Halaman {halaman}</span>
      {adaLagi ? (
        <a className="tbl garis" href={ke(halaman + 1)} rel="next">
          Lebih lama
          <Icon of={ArrowRight} />
        </a>
      ) : null}
    </nav>
  );
}
