import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { IconButton } from "../button.tsx";
import type { Selection } from "./use-selection.ts";

interface SelectionBarProps {
  /** What is chosen, e.g.: "agenda". */
  readonly noun: string;
  readonly selection: Selection;
  /** What can be done with all of them. */
  readonly children: ReactNode;
}

export function SelectionBar({ noun, selection, children }: SelectionBarProps) {
  if (!selection.some) return null;
  return (
    <section className="ui-selection" aria-label={`Tindakan untuk ${noun} terpilih`}>
      <b aria-live="polite">
        {selection.ids.length} {noun} dipilih
      </b>
      {children}
      <IconButton label="Batalkan pilihan" icon={X} onClick={selection.clear} />
    </section>
  );
}
