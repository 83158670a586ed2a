import { Dialog } from "#kit/ui/dialog.tsx";
import { PictureSheet } from "./picture-sheet.tsx";
import type { LibraryData } from "./show-library.server.ts";

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly shown: LibraryData["shown"];
  readonly can: LibraryData["can"];
  readonly onDone: (text: string) => void;
}

/** One picture of the library, above it. */
export function PictureDialog({ open, onClose, shown, can, onDone }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={shown === "gone" ? "Gambar ini sudah tidak ada" : "Gambar"}>
      {shown === "gone" && <p className="ui-dialog-body">Mungkin baru saja dihapus. Lihat tempat sampah, atau tutup pesan ini.</p>}
      {shown !== null && shown !== "gone" && (
        <PictureSheet key={shown.picture.id} shown={shown} can={can} onClose={onClose} onDone={onDone} />
      )}
    </Dialog>
  );
}
