import { Dialog } from "#kit/ui/dialog.tsx";
import type { Ditolak } from "../confirmation/use-action.tsx";
import { AkunForm } from "./akun-form.tsx";
import type { Kelas } from "./kelas-wali.server.ts";

interface NewAkunProps {
  readonly open: boolean;
  readonly kelas: readonly Kelas[];
  readonly ditolak: Ditolak["refusal"] | undefined;
  readonly busy: boolean;
  readonly onKirim: (form: FormData) => void;
  readonly onClose: () => void;
}

/** Who somebody new is and what they may do. */
export function NewAkun({ open, onClose, ...form }: NewAkunProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Tambah akun" lead="Sesudah disimpan, Anda mendapat tautan undangan untuk diserahkan.">
      <AkunForm akun={null} {...form} onBatal={onClose} bagian={{ isi: "ui-dialog-body", kaki: "ui-dialog-foot" }} />
    </Dialog>
  );
}
