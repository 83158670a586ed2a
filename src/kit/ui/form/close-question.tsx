import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../dialog.tsx";

interface Closing {
  /** For Esc, the cross and "Batal". */
  readonly close: () => void;
  /** Stands inside the dialog. */
  readonly question: ReactNode;
}

/** Asks before a dialog that has no address of its own is closed over what is typed. */
export function useCloseQuestion(unsaved: boolean, onClose: () => void): Closing {
  const [asking, setAsking] = useState(false);
  return {
    close: () => (unsaved ? setAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        open={asking}
        title="Tinggalkan isian ini?"
        confirm="Buang isian"
        danger
        onClose={() => setAsking(false)}
        onConfirm={onClose}
      >
        Yang sudah Anda ketik belum disimpan.
      </ConfirmDialog>
    ),
  };
}
