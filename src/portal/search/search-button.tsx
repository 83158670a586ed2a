import Search from "lucide-react/icons/search";
import { type FormEvent, type RefObject, useEffect, useRef, useState } from "react";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { readRecent } from "./recent.ts";
import type { Ways } from "./words.ts";
// With the button and not with what it opens: styled late, it would move away from under the finger that presses it.
import "./palette.css";

export interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly ways: Ways;
  /** What was typed before its code was there. */
  readonly begun: RefObject<string>;
}

const loadPalette = async () => (await import("./palette.tsx")).Palette;
const Palette = dialogOnDemand<PaletteProps>(loadPalette, () => "Cari halaman atau data", Waiting);

/** Fetched before it is opened; opening it says what could not be fetched. */
const fetchAhead = () => void loadPalette().catch(() => undefined);

function Waiting({ begun }: PaletteProps) {
  const keep = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    begun.current = currentTarget.value;
  };
  return (
    <input
      className="ui-input"
      type="text"
      aria-label="Cari halaman atau data"
      placeholder="Sedang dibuka…"
      autoComplete="off"
      onInput={keep}
    />
  );
}

/** Opens the search; Ctrl+K or Cmd+K does so from anywhere in the portal. */
export function SearchButton({ ways }: { readonly ways: Omit<Ways, "recent"> }) {
  const [open, setOpen] = useState(false);
  const begun = useRef("");
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Control" || event.key === "Meta") fetchAhead();
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
      event.preventDefault();
      // What another dialog is about comes first.
      if (!document.querySelector("dialog:modal")) setOpen(true);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return (
    <>
      <button
        type="button"
        className="find"
        aria-keyshortcuts="Control+K Meta+K"
        aria-haspopup="dialog"
        title="Cari halaman atau data (Ctrl+K)"
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        <span>Cari halaman atau data</span>
        <span className="find-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <Palette {...{ open, begun }} onClose={() => setOpen(false)} ways={{ ...ways, recent: open ? readRecent() : [] }} />
    </>
  );
}
