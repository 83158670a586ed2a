import { formatDay } from "#kit/dates.ts";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Markup } from "#kit/ui/markup.tsx";
import type { Bagian } from "#modules/profil/index.ts";
import type { Periode } from "../../periode.ts";

export function JadwalDanJam({ periode, jam }: { readonly periode: Periode | null; readonly jam: readonly Bagian[] }) {
  if (!periode && jam.length === 0) return null;
  return (
    <div className="bagian lebar ppdb-dua">
      {periode ? <Jadwal periode={periode} /> : null}
      {jam.map(({ id, judul, isi }) => (
        <section key={id} aria-labelledby={`b-${id}`}>
          <Heading id={`b-${id}`} text={judul} />
          <div className="tulisan jam-layanan">
            <Markup text={isi} top={3} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Jadwal({ periode }: { readonly periode: Periode }) {
  const { buka, tutup, pengumuman, daftarUlangMulai, daftarUlangSelesai } = periode;
  return (
    <section aria-labelledby="jadwal-ppdb">
      <Heading id="jadwal-ppdb" text="Jadwal" />
      <ol className="tanggal">
        <Tahap nama="Pendaftaran" dari={buka} sampai={tutup} />
        <Tahap nama="Pengumuman" dari={pengumuman} />
        <Tahap nama="Daftar ulang" dari={daftarUlangMulai} sampai={daftarUlangSelesai} />
      </ol>
    </section>
  );
}

function Tahap({ nama, dari, sampai }: { readonly nama: string; readonly dari: string | null; readonly sampai?: string | null }) {
  if (!dari) return null;
  return (
    <li>
      <b>{nama}</b>
      <span>{sampai ? `${formatDay(dari)} – ${formatDay(sampai)}` : formatDay(dari)}</span>
    </li>
  );
}
