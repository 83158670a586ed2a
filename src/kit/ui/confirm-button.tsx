import { type ReactNode, useRef, useState } from "react";
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
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)} />
      <ConfirmDialog
        open={asking}
        title={title}
        confirm={confirm}
        danger
        onClose={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          onConfirm();
        }}
      >
        {consequence}
      </ConfirmDialog>
    </>
  );
}

interface ConfirmSubmitProps extends Omit<ConfirmButtonProps, "onConfirm" | "name" | "value" | "type"> {
  /** What the form around it sends then. */
  readonly name: string;
  readonly value: string;
}

/** The same for a form: its button sends once the question is answered with yes. */
export function ConfirmSubmit({ name, value, ...asked }: ConfirmSubmitProps) {
  const send = useRef<HTMLButtonElement>(null);
  return (
    <>
      <ConfirmButton {...asked} onConfirm={() => send.current?.click()} />
      <button ref={send} type="submit" name={name} value={value} hidden>
        {asked.confirm}
      </button>
    </>
  );
}
