import Award from "lucide-react/icons/award";
import Trophy from "lucide-react/icons/trophy";
import { formatDay } from "#kit/dates.ts";
import type { Option } from "#kit/register/fields.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { bidangPrestasi, peringkatPrestasi, tingkatPrestasi } from "../pilihan.ts";
import type { daftarPrestasi } from "./baca-prestasi.server.ts";
import { alamatPrestasi } from "./saringan.ts";

type Satu = Awaited<ReturnType<typeof daftarPrestasi>>["prestasi"][number];

const kata = (pilihan: readonly Option[], nilai: string) => pilihan.find(({ value }) => value === nilai)?.label ?? nilai;

export function Daftar({ prestasi }: { readonly prestasi: readonly Satu[] }) {
  if (prestasi.length === 0) {
    return (
      <div className="kosong">
        <p>
          <b>Tidak ada prestasi yang cocok.</b>
        </p>
        <a className="lanjut" href={alamatPrestasi}>
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
              <b>{kata(peringkatPrestasi, peringkat)}</b>, {peraih}
            </p>
            <p className="prestasi-ket">
              {[
                `Tingkat ${kata(tingkatPrestasi, tingkat).toLowerCase()}`,
                kata(bidangPrestasi, bidang).toLowerCase(),
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
