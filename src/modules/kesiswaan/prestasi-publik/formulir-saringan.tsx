import type { Option } from "#kit/register/fields.ts";
import { bidangPrestasi, tingkatPrestasi } from "../pilihan.ts";
import { alamatPrestasi, type SaringanPrestasi } from "./saringan.ts";

interface Props {
  readonly saringan: SaringanPrestasi;
  readonly tahun: readonly number[];
}

/** Sent as it is; what is not chosen is ignored. */
export function FormulirSaringan({ saringan, tahun }: Props) {
  return (
    <search>
      <form className="prestasi-saring" action={alamatPrestasi} method="get">
        <Pilih
          {...{ nama: "tahun", label: "Tahun", semua: "Semua tahun", dipilih: String(saringan.tahun ?? "") }}
          pilihan={tahun.map((satu) => ({ value: String(satu), label: String(satu) }))}
        />
        <Pilih {...{ nama: "tingkat", label: "Tingkat", semua: "Semua tingkat", dipilih: saringan.tingkat }} pilihan={tingkatPrestasi} />
        <Pilih {...{ nama: "bidang", label: "Bidang", semua: "Semua bidang", dipilih: saringan.bidang }} pilihan={bidangPrestasi} />
        <button type="submit" className="tbl">
          Tampilkan
        </button>
      </form>
    </search>
  );
}

interface PilihProps {
  readonly nama: string;
  readonly label: string;
  readonly semua: string;
  readonly dipilih: string;
  readonly pilihan: readonly Option[];
}

function Pilih({ nama, label, semua, dipilih, pilihan }: PilihProps) {
  return (
    <label>
      {label}
      <select name={nama} defaultValue={dipilih}>
        <option value="">{semua}</option>
        {pilihan.map(({ value, label: kata }) => (
          <option key={value} value={value}>
            {kata}
          </option>
        ))}
      </select>
    </label>
  );
}
