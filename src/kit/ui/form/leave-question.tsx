import { useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "../dialog.tsx";

interface LeaveQuestionProps {
  /** Whether something typed would be lost now. */
  readonly unsaved: () => boolean;
  readonly onDiscard: () => void;
}

/** Asks before what is typed is left behind, by a link, by Back or by closing the tab. */
export function LeaveQuestion({ unsaved, onDiscard }: LeaveQuestionProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const leaves = currentLocation.pathname !== nextLocation.pathname || currentLocation.search !== nextLocation.search;
    return leaves && unsaved();
  });
  useBeforeUnload((event) => {
    if (unsaved()) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={blocker.state === "blocked"}
      title="Tinggalkan isian ini?"
      confirm="Buang isian"
      danger
      onClose={() => blocker.state === "blocked" && blocker.reset()}
      onConfirm={() => {
        onDiscard();
        if (blocker.state === "blocked") blocker.proceed();
      }}
    >
      Yang sudah Anda ketik belum disimpan.
    </ConfirmDialog>
  );
}
