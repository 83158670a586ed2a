import { lazy, Suspense } from "react";
import { type Tab, Tabs } from "#kit/ui/tabs.tsx";
import { suratMasukPath } from "../paths.ts";

const DroppedPaper = lazy(async () => ({ default: (await import("#kit/ui/field/dropped-paper.tsx")).DroppedPaper }));

export const addSuratMasukPath = `${suratMasukPath}?tambah=1`;

interface DeskProps {
  readonly tabs: readonly Tab[];
  /** A scan dropped anywhere on the page begins an incoming letter. */
  readonly receives: boolean;
}

/** What stands on every page of the letters' desk. */
export const Desk = ({ tabs, receives }: DeskProps) => (
  <>
    <Tabs label="Persuratan" tabs={tabs} />
    {receives && (
      <Suspense>
        <DroppedPaper field="berkasId" noun="surat masuk" to={addSuratMasukPath} />
      </Suspense>
    )}
  </>
);
