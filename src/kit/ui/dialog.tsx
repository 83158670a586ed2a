import X from "lucide-react/icons/x";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from "react";
import { Button, IconButton } from "./button.tsx";

interface DialogProps {
  readonly open: boolean;
  /** Esc, the backdrop and the cross ask for it; whoever holds `open` decides. */
  readonly onClose: () => void;
  readonly title: string;
  readonly lead?: ReactNode;
  readonly narrow?: boolean;
  readonly alert?: boolean;
  readonly children: ReactNode;
}

/**
 * A native modal dialog: focus stays inside and returns to where it was. `children` is the body and the foot, usually
 * one form with `ui-dialog-body` and `ui-dialog-foot` inside.
 */
export function Dialog({ open, onClose, title, lead, narrow, alert, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useModal(dialog, open, onClose);
  return (
    <dialog
      ref={dialog}
      className={narrow ? "ui-dialog narrow" : "ui-dialog"}
      aria-labelledby={id}
      role={alert ? "alertdialog" : undefined}
    >
      <div className="ui-dialog-head">
        <div>
          <h2 id={id}>{title}</h2>
          {lead && <div>{lead}</div>}
        </div>
        {!alert && <IconButton label="Tutup" icon={X} onClick={onClose} />}
      </div>
      {!alert && <div className="ui-weave" />}
      {open && children}
    </dialog>
  );
}

interface DialogSubmitProps {
  readonly onClose: () => void;
  readonly look?: "primary" | "danger";
  readonly busy: boolean;
  /** What the button says meanwhile, e.g. "Menyimpan...". */
  readonly busyText: string;
  /** What the button says. */
  readonly children: string;
  readonly before?: ReactNode;
}

/** The foot of a dialog that is one form. */
export function DialogSubmit({ onClose, look = "primary", busy, busyText, children, before }: DialogSubmitProps) {
  return (
    <div className="ui-dialog-foot">
      {before}
      <Button onClick={onClose}>Batal</Button>
      <Button type="submit" look={look} busy={busy} busyText={busyText}>
        {children}
      </Button>
    </div>
  );
}

interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** What happens then, and whether it can be undone. */
  readonly children?: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
}

export function ConfirmDialog({ open, title, children, confirm, danger, busy, onConfirm, onClose }: ConfirmDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={title} lead={children} narrow alert>
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>Batal</Button>
        <Button look={danger ? "danger" : "primary"} busy={busy ?? false} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}

function useModal(dialog: RefObject<HTMLDialogElement | null>, open: boolean, onClose: () => void) {
  const close = useEffectEvent(onClose);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    element.showModal();
    // The browser would choose the cross in the head.
    element.querySelector<HTMLElement>("[data-first], :is(input, select, textarea):not([type=hidden], :disabled)")?.focus();
    // Before the element leaves the page, or the browser cannot give the focus back.
    return () => element.close();
  }, [dialog, open]);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    let pressedOutside = false;
    const listen = new AbortController();
    const on = (type: string, listener: (event: Event) => void) => element.addEventListener(type, listener, { signal: listen.signal });
    on("cancel", (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      close();
    });
    on("pointerdown", (event) => {
      pressedOutside = event.target === element;
    });
    on("click", (event) => {
      if (pressedOutside && event.target === element) close();
    });
    return () => listen.abort();
  }, [dialog]);
}
