import type { Row } from "#kit/register/register.ts";
import { Dialog } from "#kit/ui/dialog.tsx";
import { RowForm, type RowFormProps } from "./row-form.tsx";

export interface RowDialogProps extends Omit<RowFormProps, "row"> {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** How many were added from here already: each has a form of its own. */
  readonly round?: number;
  /** Null for a new one; "gone" where the address names one that is no longer there. */
  readonly row: Row | "gone" | null;
}

/** The form of one row above the list. */
export function RowDialog({ open, title, round = 0, row, ...form }: RowDialogProps) {
  if (row === "gone")
    return (
      <Dialog open={open} onClose={form.onClose} title="Data ini sudah tidak ada" narrow>
        <p className="ui-dialog-body">Mungkin baru saja dihapus. Lihat tempat sampah, atau tutup pesan ini.</p>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <RowForm key={`${row?.id} ${round}`} {...form} row={row} follows={round > 0} />
    </Dialog>
  );
}
