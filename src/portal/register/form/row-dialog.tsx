import { Dialog } from "#kit/ui/dialog.tsx";
import { RowForm, type RowFormProps } from "./row-form.tsx";

export interface RowDialogProps extends RowFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** How many were added from here already: each has a form of its own. */
  readonly round?: number;
  /** The address names a row that is no longer there. */
  readonly gone?: boolean;
}

/** The form of one row above the list. */
export function RowDialog({ open, title, round = 0, gone, ...form }: RowDialogProps) {
  if (gone)
    return (
      <Dialog open={open} onClose={form.onClose} title="Data ini sudah tidak ada" narrow>
        <p className="ui-dialog-body">Mungkin baru saja dihapus. Lihat tempat sampah, atau tutup pesan ini.</p>
      </Dialog>
    );
  return (
    <Dialog open={open} onClose={form.onClose} title={title}>
      <RowForm key={`${form.row?.id} ${round}`} {...form} follows={round > 0} />
    </Dialog>
  );
}
