import FileText from "lucide-react/icons/file-text";
import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import type { Row } from "#kit/register/register.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import type { CatatanRiwayat } from "../../riwayat/catatan.ts";
import { riwayat } from "../../riwayat/registers/semua.ts";
import { timeline } from "../timeline.ts";

interface TimelineProps {
  readonly row: Row;
  readonly catatan: readonly CatatanRiwayat[];
}

/** All that is kept of a person on one line of time, and the way to each part of it. */
export function Timeline({ row, catatan }: TimelineProps) {
  const semua = timeline(row, catatan);
  return (
    <Sheet title="Perjalanan">
      <BagianData id={row.id} catatan={catatan} />
      {semua.length === 0 ? (
        <EmptyState title="Belum ada riwayat">Pendidikan, pangkat, jabatan, dan keluarga akan tersusun di sini.</EmptyState>
      ) : (
        <ol className="lini-masa">
          {semua.map((satu) => (
            <One key={`${satu.register} ${satu.id}`} catatan={satu} />
          ))}
        </ol>
      )}
    </Sheet>
  );
}

const BagianData = ({ id, catatan }: { readonly id: string; readonly catatan: readonly CatatanRiwayat[] }) => (
  <ul className="personil-map" aria-label="Bagian data">
    {riwayat.map(({ name, path, title, entry }) => {
      const banyak = catatan.filter(({ register }) => register === name).length;
      return (
        <li key={name}>
          <Link to={`${path}?pegawai=${id}`}>
            {folderTitle(title)}
            {entry && <b>{banyak}</b>}
          </Link>
        </li>
      );
    })}
  </ul>
);

/** "DATA ORANG TUA" is "Orang tua" in running text. */
function folderTitle(title: string): string {
  const kata = title.toLowerCase().replace(/^data (riwayat )?/, "");
  return kata.charAt(0).toUpperCase() + kata.slice(1);
}

const One = ({ catatan: { tanggal, jenis, judul, rincian, dokumen } }: { readonly catatan: CatatanRiwayat }) => (
  <li>
    <p>
      {tanggal ? <time dateTime={tanggal}>{formatDay(tanggal)}</time> : <span>Tanpa tanggal</span>}
      <span>{jenis}</span>
    </p>
    <h3>{judul}</h3>
    {(rincian.length > 0 || dokumen) && (
      <ul>
        {rincian.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
        {dokumen && (
          <li>
            <a href={`${dokumen}?lihat=1`} target="_blank" rel="noreferrer">
              <Icon of={FileText} small /> Dokumen<span className="ui-hidden"> {judul}</span>
            </a>
          </li>
        )}
      </ul>
    )}
  </li>
);
