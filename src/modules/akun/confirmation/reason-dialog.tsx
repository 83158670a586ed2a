import type { Field } from "#kit/register/fields.ts";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";

export interface Ditanya {
  readonly judul: string;
  readonly akibat: string;
  /** What the action is told besides the reason. */
  readonly isi: Readonly<Record<string, string>>;
  /** Said when it is done. */
  readonly selesai: string;
}

export interface ReasonDialogProps {
  readonly ditanya: Ditanya | null;
  readonly alasan: Field;
  /** What the button says, and what it says meanwhile. */
  readonly tombol: readonly [string, string];
  /** Of the row as the page shows it now: where somebody was quicker, the next press is about what they saved. */
  readonly versi?: number;
  readonly onClose: () => void;
}

const AskedReason = dialogOnDemand<ReasonDialogProps & { readonly open: boolean }>(
  async () => (await import("./asked-reason.tsx")).AskedReason,
  ({ ditanya }) => ditanya?.judul ?? "",
);

/** Asks why, before something is done for good. */
export const ReasonDialog = (props: ReasonDialogProps) => <AskedReason open={props.ditanya !== null} {...props} />;
