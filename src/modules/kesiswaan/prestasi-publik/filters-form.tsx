import type { Option } from "#kit/register/fields.ts";
import { bidangPrestasi, tingkatPrestasi } from "../options.ts";
import { type PrestasiFilters, prestasiPath } from "./filters.ts";

interface Props {
  readonly saringan: PrestasiFilters;
  readonly tahun: readonly number[];
}

/** Sent as it is; what is not chosen is ignored. */
export function FiltersForm({ saringan, tahun }: Props) {
  return (
    <search>
      <form className="prestasi-saring" action={prestasiPath} method="get">
        <Picker
          {...{ nama: "tahun", label: "Tahun", semua: "Semua tahun", dipilih: String(saringan.tahun ?? "") }}
          pilihan={tahun.map((satu) => ({ value: String(satu), label: String(satu) }))}
        />
        <Picker {...{ nama: "tingkat", label: "Tingkat", semua: "Semua tingkat", dipilih: saringan.tingkat }} pilihan={tingkatPrestasi} />
        <Picker {...{ nama: "bidang", label: "Bidang", semua: "Semua bidang", dipilih: saringan.bidang }} pilihan={bidangPrestasi} />
        <button type="submit" className="tbl">
          Tampilkan
        </button>
      </form>
    </search>
  );
}

interface PickerProps {
  readonly nama: string;
  readonly label: string;
  readonly semua: string;
  readonly dipilih: string;
  readonly pilihan: readonly Option[];
}

function Picker({ nama, label, semua, dipilih, pilihan }: PickerProps) {
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
