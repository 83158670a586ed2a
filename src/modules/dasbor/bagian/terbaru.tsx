import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayOf, formatClock, formatDay } from "#kit/dates.ts";
import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { suratMasuk } from "#modules/persuratan/index.ts";
import { pendaftaran } from "#modules/ppdb/index.ts";
import type { PendaftarTerbaru, SuratMasukTerbaru } from "../angka.ts";

export function PendaftaranTerbaru({ pendaftar }: { readonly pendaftar: readonly PendaftarTerbaru[] }) {
  return (
    <Terbaru
      judul="Pendaftaran terbaru"
      ke={pendaftaran.path}
      kosong="Belum ada pendaftaran"
      saran="Yang mendaftar lewat situs muncul di sini."
    >
      {pendaftar.map(({ id, namaLengkap, asalSekolah, createdAt }) => (
        <Baris key={id} ke={`${pendaftaran.path}/${id}`} hari={dayOf(createdAt)} judul={namaLengkap}>
          {asalSekolah} · {formatClock(createdAt)}
        </Baris>
      ))}
    </Terbaru>
  );
}

export function MasukTerbaru({ surat }: { readonly surat: readonly SuratMasukTerbaru[] }) {
  return (
    <Terbaru judul="Surat masuk terbaru" ke={suratMasuk.path} kosong="Belum ada surat masuk" saran="Surat yang dicatat muncul di sini.">
      {surat.map(({ id, perihal, asalSurat, tanggalTerima }) => (
        <Baris key={id} ke={`${suratMasuk.path}/${id}`} hari={tanggalTerima} judul={perihal}>
          {asalSurat}
        </Baris>
      ))}
    </Terbaru>
  );
}

interface TerbaruProps {
  readonly judul: string;
  readonly ke: string;
  readonly kosong: string;
  readonly saran: string;
  readonly children: readonly ReactNode[];
}

function Terbaru({ judul, ke, kosong, saran, children }: TerbaruProps) {
  return (
    <Sheet title={judul} aside={<Link to={ke}>Semua</Link>}>
      {children.length > 0 ? <ul className="terbaru">{children}</ul> : <EmptyState title={kosong}>{saran}</EmptyState>}
    </Sheet>
  );
}

interface BarisProps {
  readonly ke: string;
  readonly hari: string;
  readonly judul: string;
  readonly children: ReactNode;
}

function Baris({ ke, hari, judul, children }: BarisProps) {
  const [tanggal, bulan] = formatDay(hari, "short").split(" ");
  return (
    <li>
      <Link to={ke}>
        <time dateTime={hari}>
          {tanggal}
          <small>{bulan}</small>
        </time>
        <b>{judul}</b>
        <small>{children}</small>
      </Link>
    </li>
  );
}
