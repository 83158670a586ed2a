import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { Icon } from "#kit/ui/icon.tsx";
import { Palette } from "./palette.tsx";
import { readRecent } from "./recent.ts";
import type { Ways } from "./words.ts";

/** Opens the search; Ctrl+K or Cmd+K does so from anywhere in the portal. */
export function SearchButton({ ways }: { readonly ways: Omit<Ways, "recent"> }) {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
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
        onClick={() => setOpen(true)}
      >
        <Icon of={Search} />
        <span>Cari halaman atau data</span>
        <span className="find-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      <Palette open={open} onClose={() => setOpen(false)} ways={open ? { ...ways, recent: readRecent() } : { ...ways, recent: [] }} />
    </>
  );
}
