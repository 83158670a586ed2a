import { type RefObject, useCallback, useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { stepOf } from "../../fields.ts";

/**
 * The step lives in the address (#langkah-2, or #nilaiUN for a field), so Back, reload and plain links work. Arriving moves
 * the focus to the field, or to the step's heading.
 */
export function useStep(form: RefObject<HTMLFormElement | null>) {
  const [step, setStep] = useState(1);
  const [reached, setReached] = useState(1);
  const arrive = useCallback(
    (hash: string) => {
      const target = targetOf(hash);
      flushSync(() => {
        setStep(target.step);
        setReached((before) => Math.max(before, target.step));
      });
      focus(form.current, target);
    },
    [form],
  );
  useEffect(() => {
    const listen = () => arrive(location.hash);
    if (location.hash) setTimeout(listen);
    addEventListener("hashchange", listen);
    return () => removeEventListener("hashchange", listen);
  }, [arrive]);
  const goTo = useCallback((hash: string) => (location.hash === hash ? arrive(hash) : location.assign(hash)), [arrive]);
  const restart = useCallback(() => {
    history.replaceState(history.state, "", location.pathname + location.search);
    setStep(1);
    setReached(1);
  }, []);
  return { step, reached, goTo, restart };
}

interface Target {
  readonly step: number;
  readonly field?: string;
}

function targetOf(hash: string): Target {
  const name = hash.slice(1);
  const step = /^langkah-([1-4])$/.exec(name);
  if (step) return { step: Number(step[1]) };
  const asked = stepOf(name);
  return asked > 0 ? { step: asked, field: name } : { step: 1 };
}

/**
 * The router, which may have been here before, and a box that appears above move the page once more after this: what has the focus is
 * brought back until it stays. At once: a gliding page is stopped half-way by whatever else moves it.
 */
function focus(form: HTMLFormElement | null, { step, field = "" }: Target): void {
  const asked = document.getElementById(field);
  const input = asked?.matches("[role=radiogroup]") ? asked.querySelector("input") : asked;
  const isField = form?.contains(input) && input;
  const target = isField || document.getElementById(`judul-${step}`);
  target?.focus({ preventScroll: true });
  let left = 20;
  const look = () => {
    const { top = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
    if (top < 80 || bottom > innerHeight - 40)
      (isField || document.getElementById("langkah"))?.scrollIntoView({ block: isField ? "center" : "start", behavior: "instant" });
    left -= 1;
    if (left > 0 && document.activeElement === target) setTimeout(look, 50);
  };
  look();
}
