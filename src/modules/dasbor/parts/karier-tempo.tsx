import { Link } from "react-router";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { describeJenis, describeRemaining, jatuhTempoPath } from "#modules/kepegawaian/index.ts";
import type { TempoKarier as Isi } from "../dasbor.ts";
import { bulat } from "./card.tsx";
import { Tanggal } from "./due.tsx";
import "../styles/tempo-karier.css";

/** Raises, ranks, decorations, pensions and papers that come within 90 days. */
export function TempoKarier({ karier }: { readonly karier: Isi | null }) {
  if (!karier) return null;
  const { semua, langkah, dekat } = karier;
  return (
    <Sheet title={semua ? "Jatuh tempo pegawai" : "Jatuh tempo Anda"} aside={<Link to={jatuhTempoPath}>Lihat semua</Link>}>
      {semua && (
        <ul className="tempo-langkah">
          {langkah.map(({ tahap, banyak }) => (
            <li key={tahap}>
              <Link to={tahap === 90 ? jatuhTempoPath : `${jatuhTempoPath}?dalam=${tahap}`}>
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
            <Link to={semua ? `${jatuhTempoPath}?cari=${encodeURIComponent(nama)}` : jatuhTempoPath}>
              <Tanggal hari={jatuh} />
              <b>{semua ? nama : describeJenis(jenis)}</b>
              <small>{semua ? describeJenis(jenis) : menuju}</small>
              <Tag tone={tone(sisa)}>{describeRemaining(sisa)}</Tag>
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

const tone = (sisa: number): Tone => (sisa <= 30 ? "danger" : sisa <= 60 ? "warning" : "info");
