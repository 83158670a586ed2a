import ChevronRight from "lucide-react/icons/chevron-right";
import { Link } from "react-router";
import { Tag } from "#kit/ui/tag.tsx";
import type { Place, Progress } from "./kelas-hari.ts";

interface KartuProps {
  readonly tempat: Place;
  readonly judul: string;
  readonly kecil: string;
  readonly maju: Progress;
  /** How many pupils are marked on this device and not sent. */
  readonly draf?: number | undefined;
}

/** A class or lesson in a list, and how far it is. */
export function Kartu({ tempat, judul, kecil, maju, draf = 0 }: KartuProps) {
  return (
    <li>
      <Link to={path(tempat)}>
        <span className="absen-kelas-isi">
          <span>
            <b>{judul}</b>
            <small>{kecil}</small>
          </span>
          {draf > 0 ? <Tag tone="warning">{`${draf} siswa belum dikirim di perangkat ini`}</Tag> : <State maju={maju} />}
        </span>
        <ChevronRight aria-hidden="true" className="ui-icon small" />
      </Link>
    </li>
  );
}

export function path({ kelasId, tanggal, jadwalId }: Partial<Place>): string {
  const cari = new URLSearchParams({
    ...(kelasId && { kelas: kelasId }),
    ...(tanggal && { tanggal }),
    ...(jadwalId && { jadwal: jadwalId }),
  });
  return `?${cari}`;
}

function State({ maju: { jumlah, tercatat, menunggu, berbeda } }: { readonly maju: Progress }) {
  if (berbeda > 0) return <Tag tone="danger">{berbeda} berbeda</Tag>;
  if (menunggu > 0) return <Tag tone="warning">Menunggu dikirim</Tag>;
  if (tercatat === undefined) return null;
  if (tercatat === 0) return <Tag>Belum tercatat</Tag>;
  return <Tag tone={tercatat >= jumlah ? "success" : "info"}>{tercatat >= jumlah ? "Tercatat" : `${tercatat} dari ${jumlah}`}</Tag>;
}
