import { Link } from "react-router";
import { formatDay } from "#kit/dates.ts";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Tag, type Tone } from "#kit/ui/tag.tsx";
import { pengumumanPath } from "#modules/layanan/index.ts";
import { periodePpdbPath } from "#modules/ppdb/index.ts";

import type { Tempo, TempoCode } from "../dasbor.ts";

const ppdb: Partial<Readonly<Record<TempoCode, string>>> = {
  buka: "Pendaftaran dibuka",
  bukaTanpaLembar: "Pendaftaran dibuka, lembar aturan belum terbit",
  tutup: "Pendaftaran ditutup",
  pengumumanPpdb: "Pengumuman hasil PPDB",
  daftarUlangMulai: "Daftar ulang mulai",
  daftarUlangSelesai: "Daftar ulang berakhir",
};

export function JatuhTempo({ tempo, hari }: { readonly tempo: readonly Tempo[]; readonly hari: string }) {
  if (tempo.length === 0) return null;
  return (
    <Sheet title="Jatuh tempo">
      <ul className="tugas">
        {tempo.map((satu) => (
          <li key={`${satu.kode} ${satu.id}`}>
            <Link to={path(satu)}>
              <Tanggal hari={satu.tanggal} />
              <b>{ppdb[satu.kode] ?? satu.nama}</b>
              <small>{keterangan(satu)}</small>
              <Remaining tempo={satu} hari={hari} />
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

export function Tanggal({ hari }: { readonly hari: string }) {
  const [tanggal, bulan] = formatDay(hari, "short").split(" ");
  return (
    <time className="tugas-tanggal" dateTime={hari}>
      {tanggal}
      <small>{bulan}</small>
    </time>
  );
}

/** Only what ends presses. */
const ended: readonly TempoCode[] = ["tutup", "daftarUlangSelesai", "pengumuman"];

function Remaining({ tempo: { kode, tanggal }, hari }: { readonly tempo: Tempo; readonly hari: string }) {
  const sisa = Math.round((Date.parse(tanggal) - Date.parse(hari)) / 86_400_000);
  const nada: Tone =
    kode === "bukaTanpaLembar" ? "warning" : !ended.includes(kode) ? "info" : sisa <= 1 ? "danger" : sisa <= 7 ? "warning" : "neutral";
  return <Tag tone={nada}>{sisa === 0 ? "Hari ini" : sisa === 1 ? "Besok" : `${sisa} hari`}</Tag>;
}

function path({ kode, id }: Tempo): string {
  if (kode === "berita") return `/administration/berita/${id}`;
  if (kode === "bukaTanpaLembar") return `${periodePpdbPath}/${id}/aturan`;
  return kode === "pengumuman" ? `${pengumumanPath}?ubah=${id}` : periodePpdbPath;
}

function keterangan({ kode, nama }: Tempo): string {
  if (kode === "berita") return "Berita terbit dengan sendirinya";
  if (kode === "bukaTanpaLembar") return `Tahun ajaran ${nama}: terbitkan dahulu aturannya`;
  return kode === "pengumuman" ? "Pengumuman berhenti tampil" : `Tahun ajaran ${nama}`;
}
