import Award from "lucide-react/icons/award";
import Trophy from "lucide-react/icons/trophy";
import { formatDay } from "#kit/dates.ts";
import type { Option } from "#kit/register/fields.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { bidangPrestasi, peringkatPrestasi, tingkatPrestasi } from "../options.ts";
import { prestasiPath } from "./filters.ts";
import type { listPrestasi } from "./read-prestasi.server.ts";

type One = Awaited<ReturnType<typeof listPrestasi>>["prestasi"][number];

const words = (pilihan: readonly Option[], nilai: string) => pilihan.find(({ value }) => value === nilai)?.label ?? nilai;

export function List({ prestasi }: { readonly prestasi: readonly One[] }) {
  if (prestasi.length === 0) {
    return (
      <div className="kosong">
        <p>
          <b>Tidak ada prestasi yang cocok.</b>
        </p>
        <a className="lanjut" href={prestasiPath}>
          Lihat semuanya
        </a>
      </div>
    );
  }
  return (
    <ul className="prestasi-daftar">
      {prestasi.map(({ id, nama, peraih, peringkat, tingkat, bidang, penyelenggara, tanggal }) => (
        <li key={id}>
          <Icon of={peringkat.startsWith("juara") ? Trophy : Award} />
          <div>
            <h3>{nama}</h3>
            <p>
              <b>{words(peringkatPrestasi, peringkat)}</b>, {peraih}
            </p>
            <p className="prestasi-ket">
              {[
                `Tingkat ${words(tingkatPrestasi, tingkat).toLowerCase()}`,
                words(bidangPrestasi, bidang).toLowerCase(),
                ...(penyelenggara ? [penyelenggara] : []),
              ].join(" · ")}
            </p>
          </div>
          <time dateTime={tanggal}>{formatDay(tanggal)}</time>
        </li>
      ))}
    </ul>
  );
}
