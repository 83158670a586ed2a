import { Dialog } from "#kit/ui/dialog.tsx";
import { RowForm, type RowFormProps } from "./row-form.tsx";

export interface RowDialogProps extends RowFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** How many were added from here already: each has a form of its own. */
  readonly round?: number;
}

/** The form of one row above the list. */
export const RowDialog = ({ open, title, round = 0, ...form }: RowDialogProps) => (
  <Dialog open={open} onClose={form.onClose} title={title}>
    <RowForm key={`${form.row?.id} ${round}`} {...form} follows={round > 0} />
  </Dialog>
);
