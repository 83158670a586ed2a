import type { Register } from "#kit/register/register.ts";
import { Tabs } from "#kit/ui/tabs.tsx";
import { asOfTitle } from "./names.ts";

interface RowTabsProps {
  readonly register: Register;
  readonly id: string;
  readonly bin: boolean;
}

/** The pages of one record. */
export function RowTabs({ register, id, bin }: RowTabsProps) {
  const own = `${register.path}/${id}`;
  const rest = bin ? "?sampah=1" : "";
  return (
    <Tabs
      label={`Halaman ${register.noun} ini`}
      tabs={[
        { to: `${own}${rest}`, label: "Rincian" },
        ...(bin ? [] : (register.rowTabs ?? [])).map(({ path, label }) => ({ to: `${own}/${path}`, label })),
        { to: `${own}/riwayat${rest}`, label: "Riwayat" },
        ...(register.asOf ? [{ to: `${own}/keadaan${rest}`, label: asOfTitle }] : []),
      ]}
    />
  );
}
