import { zone } from "#kit/time-zone.ts";
import { NotFilled } from "#kit/ui/document/edit-mark.tsx";
import { Heading } from "#kit/ui/document/heading.tsx";
import { Unread } from "#kit/ui/document/unread.tsx";
import type { JamKerja } from "../content.ts";
import { type JamRange, jamRange, percent, writeRange } from "../jam-range.ts";

const hariHari = ["Senin", "Selasa", "Rabu", "Kamis", "Jumat", "Sabtu", "Minggu"] as const;

/** A week of working hours. Which day is today is marked in the browser: the page itself is kept for longer than a day. */
export function Jadwal({ jadwal }: { readonly jadwal: readonly JamKerja[] | null }) {
  if (jadwal?.length === 0) return <NotFilled of="jadwalKerja" what="Jadwal kerja" />;
  return (
    <section aria-labelledby="jadwal">
      <Heading id="jadwal" edit="jadwalKerja" text="Jadwal kerja" />
      {jadwal ? <Pekan jadwal={jadwal} /> : <Unread what="data jadwal kerja" />}
    </section>
  );
}

function Pekan({ jadwal }: { readonly jadwal: readonly JamKerja[] }) {
  const rentang = jamRange(jadwal);
  return (
    <div className="muat-tabel">
      <table className="jadwal" data-jadwal>
        <caption>
          {zone.long} ({zone.short})
        </caption>
        <thead>
          <tr>
            <th scope="col">Hari</th>
            <th scope="col">Masuk</th>
            <th scope="col">Pulang</th>
            <td className="jam">{writeRange(rentang)}</td>
          </tr>
        </thead>
        <tbody>
          {hariHari.map((nama, index) => (
            <Hari key={nama} nama={nama} nomor={index + 1} jam={jadwal.filter(({ hari }) => hari === index + 1)} rentang={rentang} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HariProps {
  readonly nama: string;
  readonly nomor: number;
  readonly jam: readonly JamKerja[];
  readonly rentang: JamRange;
}

function Hari({ jam, ...hari }: HariProps) {
  const { nama, nomor } = hari;
  if (jam.length === 0)
    return (
      <tr className="libur" data-hari={nomor}>
        <th scope="row">{nama}</th>
        <td colSpan={3}>Libur</td>
      </tr>
    );
  return jam.map((satu) => <Jam key={satu.masuk} {...hari} {...satu} />);
}

interface JamProps extends Omit<HariProps, "jam"> {
  readonly masuk: string;
  readonly pulang: string;
}

/** One span of a day; a day may have two. */
function Jam({ nama, nomor, rentang, masuk, pulang }: JamProps) {
  const dari = percent(masuk, rentang);
  return (
    <tr data-hari={nomor}>
      <th scope="row">{nama}</th>
      <td>{dotted(masuk)}</td>
      <td>{dotted(pulang)}</td>
      <td className="jam">
        <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
          <rect x={dari} width={percent(pulang, rentang) - dari} height="10" />
        </svg>
      </td>
    </tr>
  );
}

const dotted = (time: string): string => time.replace(":", ".");
