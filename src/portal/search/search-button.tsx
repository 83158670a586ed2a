import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { Icon } from "#kit/ui/icon.tsx";
import type { Entry } from "../navigation.ts";
import { Palette } from "./palette.tsx";

/** Opens the search; Ctrl+K or Cmd+K does so from anywhere in the portal. */
export function SearchButton({ menu }: { readonly menu: readonly Entry[] }) {
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
      <Palette open={open} onClose={() => setOpen(false)} menu={menu} />
    </>
  );
}
