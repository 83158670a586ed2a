import { type ReactNode, useState } from "react";
import { Button, type ButtonProps } from "./button.tsx";
import { ConfirmDialog } from "./dialog.tsx";

interface ConfirmButtonProps extends Omit<ButtonProps, "onClick" | "title"> {
  /** The question. */
  readonly title: string;
  /** What the button says that answers it with yes. */
  readonly confirm: string;
  /** What happens then, and whether it can be undone. */
  readonly consequence: ReactNode;
  readonly onConfirm: () => void;
}

/** A button that asks before it takes something away. */
export function ConfirmButton({ title, confirm, consequence, onConfirm, ...button }: ConfirmButtonProps) {
  const [asking, ask] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => ask(true)} />
      <ConfirmDialog
        open={asking}
        title={title}
        confirm={confirm}
        danger
        onClose={() => ask(false)}
        onConfirm={() => {
          ask(false);
          onConfirm();
        }}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}
