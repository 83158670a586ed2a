import Search from "lucide-react/icons/search";
import { useEffect, useState } from "react";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { Entry } from "../navigation.ts";

const fetchPalette = async () => (await import("./palette.tsx")).Palette;
const Palette = dialogOnDemand(fetchPalette, () => "Cari halaman atau data");
/** Once the page is alive: whoever opens the search types at once. */
const fetchedAfterMs = 500;

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
    // Without a network the search says so when it is opened.
    const timer = setTimeout(() => void fetchPalette().catch(() => undefined), fetchedAfterMs);
    return () => {
      clearTimeout(timer);
      removeEventListener("keydown", listen);
    };
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
