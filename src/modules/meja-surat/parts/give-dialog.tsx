import { Dialog } from "#kit/ui/dialog.tsx";
import { DisposisiForm } from "#modules/disposisi/index.tsx";
import type { Waiting } from "../load/waiting.server.ts";

interface Props extends Pick<Waiting, "calon" | "kelompok"> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The letters that are disposed of with the same words. */
  readonly ids: readonly string[];
  readonly onSent: (sentence: string) => void;
}

export function GiveDialog({ open, onClose, ids, calon, kelompok, onSent }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={`Disposisikan ${ids.length} surat`}>
      <DisposisiForm
        tempat="banyak"
        aksi="beri"
        tombol={`Kirim disposisi ${ids.length} surat`}
        calon={calon}
        kelompok={kelompok}
        besides={{ surat: ids.join() }}
        onSelesai={onSent}
        onBatal={onClose}
      />
    </Dialog>
  );
}
