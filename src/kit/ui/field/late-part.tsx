import { type ReactNode, type RefObject, Suspense, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { replayEarlyInput } from "../form/replay-early-input.ts";

interface LatePartProps {
  /** The element around it, which comes alive with the page. */
  readonly box: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
  /** Stands there should the page be drawn anew before. */
  readonly meanwhile?: ReactNode;
}

/**
 * A part whose code comes after that of its page. What is typed, chosen or pressed in it before then is said again once it is alive, as
 * on the page itself (`form/replay-early-input.ts`, `form/early-press.ts`); of several presses the last one counts.
 */
export function LatePart({ box, children, meanwhile }: LatePartProps) {
  const late = useRef<{ alive: boolean; drawn: boolean; button: HTMLButtonElement | null }>({ alive: false, drawn: false, button: null });
  useEffect(() => {
    // By the server: only in what stood there before its code can anybody have typed.
    late.current.drawn = !late.current.alive && box.current?.querySelector("input, select, textarea") instanceof Element;
    const listen = new AbortController();
    const options = { capture: true, signal: listen.signal };
    const keep = (event: MouseEvent) => {
      const { target } = event;
      if (late.current.alive || !(target instanceof Element) || !box.current?.contains(target)) return;
      late.current.button = target.closest("button");
      // The browser by itself would send the form without what its code adds.
      if (late.current.button?.type === "submit") event.preventDefault();
    };
    // A press that brought the part alive on its way here is heard by the part itself. That one came this far says nothing: React lets
    // presses through to a part that it draws anew, which nothing hears yet.
    const heard = () => {
      if (late.current.alive) late.current.button = null;
    };
    addEventListener("click", keep, options);
    box.current?.addEventListener("click", heard, options);
    return () => listen.abort();
  }, [box]);
  const wake = () => {
    late.current.alive = true;
    // In this moment: what is drawn next shows the controls as the part knows them.
    if (late.current.drawn && box.current) replayEarlyInput(box.current);
    setTimeout(() => late.current.button?.click());
  };
  return (
    <Suspense fallback={meanwhile}>
      {children}
      <Alive onAlive={wake} />
    </Suspense>
  );
}

/** Beside a part that was waited for, and alive in the same moment: before another press can come. */
function Alive({ onAlive }: { readonly onAlive: () => void }) {
  const tell = useEffectEvent(onAlive);
  useLayoutEffect(() => tell(), []);
  return null;
}
