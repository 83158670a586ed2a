import { formatDay } from "#kit/dates.ts";
import { formatDays } from "#kit/day-range.ts";
import { editMark } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import { type Bagian, jamLines, type Pengaturan } from "#modules/profil/index.ts";
import { JamList } from "#modules/profil/index.tsx";
import type { Jadwal } from "./content.ts";

interface Props {
  /** Null where it could not be read. */
  readonly jadwal: Jadwal | "tidak ada" | null;
  readonly sekolah: Pengaturan;
  /** What is said beside the hours; nothing where it could not be read. */
  readonly keterangan: readonly Bagian[] | null;
}

export function JadwalDanJam({ jadwal, sekolah, keterangan }: Props) {
  const baris = jamLines(sekolah.jamLayanan);
  if (jadwal === "tidak ada" && baris.length === 0) return null;
  return (
    <div className="bagian lebar ppdb-dua">
      {jadwal === "tidak ada" ? null : <Dates jadwal={jadwal} />}
      {baris.length > 0 ? (
        <section aria-labelledby="jam-ppdb">
          <Heading id="jam-ppdb" edit="pengaturan#jamLayanan" text="Jam layanan PPDB" />
          {keterangan?.map(({ id, isi }) => (
            <div key={id} className="tulisan" {...editMark(`bagianHalaman/${id}`)}>
              <Markup text={isi} top={3} />
            </div>
          ))}
          <JamList baris={baris} />
        </section>
      ) : null}
    </div>
  );
}

function Dates({ jadwal }: { readonly jadwal: Jadwal | null }) {
  const periode = jadwal?.periode;
  return (
    <section aria-labelledby="jadwal-ppdb">
      <Heading
        id="jadwal-ppdb"
        edit={periode ? `periodePpdb/${periode.id}` : "periodePpdb"}
        text={periode ? `Jadwal ${periode.tahunAjaran}` : "Jadwal"}
      />
      {jadwal && periode ? (
        <ol className="tanggal">
          <Stage nama="Pendaftaran" dari={periode.buka} sampai={periode.tutup} />
          {jadwal.ujian.map(({ id, nama, gelombang, dari, sampai }) => (
            <Stage key={id} nama={`${nama}, ${gelombang}`} dari={dari} sampai={sampai === dari ? null : sampai} />
          ))}
          <Stage nama="Pengumuman" dari={periode.pengumuman} />
          <Stage nama="Daftar ulang" dari={periode.daftarUlangMulai} sampai={periode.daftarUlangSelesai} />
        </ol>
      ) : (
        <Unread what="data jadwal pendaftaran" />
      )}
    </section>
  );
}

function Stage({ nama, dari, sampai }: { readonly nama: string; readonly dari: string | null; readonly sampai?: string | null }) {
  if (!dari) return null;
  return (
    <li>
      <b>{nama}</b>
      <span>{sampai ? formatDays(dari, sampai) : formatDay(dari)}</span>
    </li>
  );
}
