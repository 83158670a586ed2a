import Check from "lucide-react/icons/check";
import CircleAlert from "lucide-react/icons/circle-alert";
import X from "lucide-react/icons/x";
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from "react";
import { Icon } from "../icon.tsx";

export const SHOWN_FOR_MS = 4000;
export const SHOWN_AT_ONCE = 3;

export interface Toast {
  readonly text: string;
  readonly description?: string;
  readonly failed?: boolean;
  /** A way to take it back, e.g. "Urungkan". */
  readonly action?: { readonly label: string; readonly run: () => void };
}
type Shown = Toast & { readonly id: number };
type Say = (toast: Toast | string) => void;

const ToastContext = createContext<Say | null>(null);

/** @returns a function that shows a sentence for four seconds in the corner. */
export function useToast(): Say {
  const say = useContext(ToastContext);
  if (!say) throw new Error("useToast needs a ToastProvider above it");
  return say;
}

/** The newest three stay; an older one makes room. */
export const withNewest = <T,>(shown: readonly T[], toast: T): readonly T[] => [...shown, toast].slice(-SHOWN_AT_ONCE);

/** The same failure again renews its sentence instead of filling a small screen with it. */
const sameFailure = (old: Toast, one: Toast): boolean =>
  old.failed === true && old.text === one.text && old.description === one.description;

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [shown, setShown] = useState<readonly Shown[]>([]);
  const next = useRef(0);
  const say = useCallback<Say>((toast) => {
    next.current += 1;
    const one = { ...(typeof toast === "string" ? { text: toast } : toast), id: next.current };
    setShown((before) => withNewest(one.failed ? before.filter((old) => !sameFailure(old, one)) : before, one));
  }, []);
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((one) => one.id !== id)), []);
  const area = useMemo(() => <ToastArea shown={shown} dismiss={dismiss} />, [shown, dismiss]);
  return (
    <ToastContext value={say}>
      {children}
      {area}
    </ToastContext>
  );
}

function ToastArea({ shown, dismiss }: { readonly shown: readonly Shown[]; readonly dismiss: (id: number) => void }) {
  const area = useRef<HTMLElement>(null);
  const [paused, setPaused] = useState(false);
  const count = shown.length;
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    // Above an open dialog too: the last one shown lies on top.
    if (count > 0 && document.querySelector("dialog:modal") && element.matches(":popover-open")) element.hidePopover();
    if (!element.matches(":popover-open")) element.showPopover();
  }, [count]);
  const hold = { onPointerEnter: () => setPaused(true), onPointerLeave: () => setPaused(false) };
  return (
    <section
      {...hold}
      ref={area}
      popover="manual"
      className="ui-toasts"
      aria-label="Pemberitahuan"
      aria-live="polite"
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      {shown.map((toast) => (
        <ToastCard key={toast.id} toast={toast} paused={paused} dismiss={dismiss} />
      ))}
    </section>
  );
}

interface CardProps {
  readonly toast: Shown;
  readonly paused: boolean;
  readonly dismiss: (id: number) => void;
}

export function ToastCard({ toast, paused, dismiss }: CardProps) {
  const left = useRef(SHOWN_FOR_MS);
  useEffect(() => {
    if (paused) return;
    const since = Date.now();
    const timer = setTimeout(() => dismiss(toast.id), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= Date.now() - since;
    };
  }, [paused, dismiss, toast.id]);
  return (
    <div className={toast.failed ? "ui-toast failed" : "ui-toast"} role={toast.failed ? "alert" : "status"}>
      <Icon of={toast.failed ? CircleAlert : Check} />
      <div>
        {toast.text}
        {toast.description && <small>{toast.description}</small>}
      </div>
      {toast.action && <ActionButton action={toast.action} done={() => dismiss(toast.id)} />}
      <button type="button" aria-label="Tutup pemberitahuan" onClick={() => dismiss(toast.id)}>
        <Icon of={X} small />
      </button>
    </div>
  );
}

function ActionButton({ action, done }: { readonly action: NonNullable<Toast["action"]>; readonly done: () => void }) {
  const press = () => {
    action.run();
    done();
  };
  return (
    <button type="button" className="ui-toast-action" onClick={press}>
      {action.label}
    </button>
  );
}
