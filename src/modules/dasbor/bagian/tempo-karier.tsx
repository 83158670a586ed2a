import { Link } from "react-router";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { alamatJatuhTempo, sebutJenis, sebutSisa } from "#modules/kepegawaian/index.ts";
import type { TempoKarier as Isi } from "../dasbor.ts";
import { Tanggal } from "./jatuh-tempo.tsx";
import { bulat } from "./kartu.tsx";
import "../styles/tempo-karier.css";

/** Raises, ranks, decorations, pensions and papers that come within 90 days. */
export function TempoKarier({ karier }: { readonly karier: Isi | null }) {
  if (!karier) return null;
  const { semua, langkah, dekat } = karier;
  return (
    <Sheet title={semua ? "Jatuh tempo pegawai" : "Jatuh tempo Anda"} aside={<Link to={alamatJatuhTempo}>Lihat semua</Link>}>
      {semua && (
        <ul className="tempo-langkah">
          {langkah.map(({ tahap, banyak }) => (
            <li key={tahap}>
              <Link to={tahap === 90 ? alamatJatuhTempo : `${alamatJatuhTempo}?dalam=${tahap}`}>
                <b>{bulat(banyak)}</b>
                <small>{tahap} hari</small>
              </Link>
            </li>
          ))}
        </ul>
      )}
      <ul className="tugas">
        {dekat.map(({ pegawaiId, nama, jenis, perihal, menuju, jatuh, sisa }) => (
          <li key={`${pegawaiId} ${perihal}`}>
            <Link to={semua ? `${alamatJatuhTempo}?cari=${encodeURIComponent(nama)}` : alamatJatuhTempo}>
              <Tanggal hari={jatuh} />
              <b>{semua ? nama : sebutJenis(jenis)}</b>
              <small>{semua ? sebutJenis(jenis) : menuju}</small>
              <Tag tone={nada(sisa)}>{sebutSisa(sisa)}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const nada = (sisa: number): Tone => (sisa <= 30 ? "danger" : sisa <= 60 ? "warning" : "info");
