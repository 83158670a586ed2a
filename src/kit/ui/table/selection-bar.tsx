import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "../button.tsx";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  /** What is chosen, e.g.: "agenda". */
  readonly noun: string;
  readonly selection: Selection;
  /** How many that are, where more are meant than the rows of this page. */
  readonly count?: number | undefined;
  /** What can be done with all of them. */
  readonly children: ReactNode;
}

export function SelectionBar({ noun, selection, count = selection.ids.length, children }: SelectionBarProps) {
  if (!selection.some) return null;
  return (
    <section className="ui-selection" aria-label={`Tindakan untuk ${noun} terpilih`}>
      <b aria-live="polite">
        {count.toLocaleString("id-ID")} {noun} dipilih
      </b>
      {children}
      <IconButton label="Batalkan pilihan" icon={X} onClick={selection.clear} />
    </section>
  );
}
