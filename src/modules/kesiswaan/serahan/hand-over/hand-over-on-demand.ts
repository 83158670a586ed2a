import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";

export const HandOverDialog = dialogOnDemand(
  async () => (await import("./hand-over-dialog.tsx")).HandOverDialog,
  ({ title }) => title,
);
