import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import X from "lucide-react/icons/x";
import { Icon } from "#kit/ui/icon.tsx";

/** The dark screen on which photos open; empty until the page's script fills it. */
export function Screen() {
  return (
    <dialog className="layar" data-layar aria-label="Foto">
      <header>
        <span className="layar-hitung" data-hitung aria-live="polite" />
        <button type="button" className="tbl terang bulat" data-tutup aria-label="Tutup foto">
          <Icon of={X} />
        </button>
      </header>
      <ul className="geser" data-geser-foto aria-label="Foto, dapat digeser ke samping" />
      <footer>
        <button type="button" className="tbl terang bulat" value="-1" aria-label="Foto sebelumnya">
          <Icon of={ChevronLeft} />
        </button>
        <span data-nama />
        <button type="button" className="tbl terang bulat" value="1" aria-label="Foto berikutnya">
          <Icon of={ChevronRight} />
        </button>
      </footer>
    </dialog>
  );
}
