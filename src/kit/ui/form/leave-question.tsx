import { useState } from "react";
import { useBeforeUnload, useBlocker } from "react-router";
import { ConfirmDialog } from "../dialog.tsx";

interface LeaveQuestionProps {
  /** Whether something typed would be lost now. */
  readonly unsaved: () => boolean;
  readonly onDiscard: () => void;
}

/** As the state of a link to the same form, which shows what is typed with more to choose from: nothing is left behind. */
export const samePage = "same-page";

/** Asks before what is typed is left behind, by a link, by Back or by closing the tab. */
export function LeaveQuestion({ unsaved, onDiscard }: LeaveQuestionProps) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const elsewhere = currentLocation.pathname !== nextLocation.pathname;
    // History keeps the state: who comes back to that form from another one leaves the other all the same.
    const leaves = elsewhere || (currentLocation.search !== nextLocation.search && nextLocation.state !== samePage);
    return leaves && unsaved();
  });
  // The router takes its time to say that nobody leaves; until then the question would swallow what is typed on.
  const [declined, setDeclined] = useState<string>();
  const blocked = blocker.state === "blocked" ? blocker : undefined;
  useBeforeUnload((event) => {
    if (unsaved()) event.preventDefault();
  });
  return (
    <ConfirmDialog
      open={blocked !== undefined && blocked.location.key !== declined}
      title="Tinggalkan isian ini?"
      confirm="Buang isian"
      danger
      onClose={() => {
        setDeclined(blocked?.location.key);
        blocked?.reset();
      }}
      onConfirm={() => {
        onDiscard();
        blocked?.proceed();
      }}
    >
      Yang sudah Anda ketik belum disimpan.
    </ConfirmDialog>
  );
}
