import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { JamKerja } from "../isi.ts";

const hariHari = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;
const dayStart = 7 * 60;
const dayLength = 8 * 60;

/** A week of working hours. Which day is today is marked in the browser: the page itself is kept for longer than a day. */
export function Jadwal({ jadwal }: { readonly jadwal: readonly JamKerja[] | null }) {
  return (
    <section aria-labelledby="jadwal">
      <Heading id="jadwal" text="Jadwal kerja" />
      {jadwal ? <Pekan jadwal={jadwal} /> : <Unread what="data jadwal kerja" />}
    </section>
  );
}

function Pekan({ jadwal }: { readonly jadwal: readonly JamKerja[] }) {
  return (
    <table className="jadwal" data-jadwal>
      <caption>Waktu Indonesia Tengah (WITA)</caption>
      <thead>
        <tr>
          <th scope="col">Hari</th>
          <th scope="col">Masuk</th>
          <th scope="col">Pulang</th>
          <td className="jam">07.00 – 15.00</td>
        </tr>
      </thead>
      <tbody>
        {hariHari.map((nama, index) => (
          <Hari key={nama} nama={nama} nomor={index + 1} jam={jadwal.filter(({ hari }) => hari === index + 1)} />
        ))}
      </tbody>
    </table>
  );
}

function Hari({ nama, nomor, jam }: { readonly nama: string; readonly nomor: number; readonly jam: readonly JamKerja[] }) {
  if (jam.length === 0)
    return (
      <tr className="libur" data-hari={nomor}>
        <th scope="row">{nama}</th>
        <td colSpan={3}>Libur</td>
      </tr>
    );
  return jam.map((satu) => <Jam key={satu.masuk} nama={nama} nomor={nomor} {...satu} />);
}

interface JamProps {
  readonly nama: string;
  readonly nomor: number;
  readonly masuk: string;
  readonly pulang: string;
}

/** One span of a day; a day may have two. */
function Jam({ nama, nomor, masuk, pulang }: JamProps) {
  const from = percent(masuk);
  return (
    <tr data-hari={nomor}>
      <th scope="row">{nama}</th>
      <td>{dotted(masuk)}</td>
      <td>{dotted(pulang)}</td>
      <td className="jam">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect x={from} width={percent(pulang) - from} height="10" />
        </svg>
      </td>
    </tr>
  );
}

const dotted = (time: string): string => time.replace(":", ".");

/** Where a time "HH:MM" stands between 07.00 and 15.00. */
function percent(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return Math.min(100, Math.max(0, ((hours * 60 + minutes - dayStart) / dayLength) * 100));
}
