import { Dialog } from "#kit/ui/dialog.tsx";
import { RowForm, type RowFormProps } from "./row-form.tsx";

export interface RowDialogProps extends RowFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
}

/** The form of one row above the list. */
export const RowDialog = ({ open, title, ...form }: RowDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <RowForm key={form.row?.id} {...form} />
  </Dialog>
);
