import type { RegisterTab } from "#kit/register/register.ts";
import { Tabs } from "#kit/ui/tabs.tsx";

/** Pages that stand beside a register's own. */
export const BesideTabs = ({ tabs }: { readonly tabs: readonly RegisterTab[] }) =>
  tabs.length > 0 && <Tabs label="Halaman bersebelahan" tabs={tabs} />;
