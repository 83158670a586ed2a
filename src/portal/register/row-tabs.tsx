import type { Register } from "#kit/register/register.ts";
import { Tabs } from "#kit/ui/tabs.tsx";

interface RowTabsProps {
  readonly register: Register;
  readonly id: string;
  readonly bin: boolean;
}

/** Pages of a record that its module adds, for whoever may read the record. */
const beside: Readonly<Record<string, readonly { readonly path: string; readonly label: string }[]>> = {
  siswa: [{ path: "riwayat-kelas", label: "Kelas dan mutasi" }],
  suratMasuk: [{ path: "disposisi", label: "Disposisi" }],
  templateSurat: [{ path: "pratinjau", label: "Pratinjau" }],
};

/** The pages of one record. */
export function RowTabs({ register, id, bin }: RowTabsProps) {
  const own = `${register.path}/${id}`;
  const rest = bin ? "?sampah=1" : "";
  return (
    <Tabs
      label={`Halaman ${register.noun} ini`}
      tabs={[
        { to: `${own}${rest}`, label: "Rincian" },
        ...(bin ? [] : (beside[register.name] ?? [])).map(({ path, label }) => ({ to: `${own}/${path}`, label })),
        { to: `${own}/riwayat${rest}`, label: "Riwayat" },
      ]}
    />
  );
}
