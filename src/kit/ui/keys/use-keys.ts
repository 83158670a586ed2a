import { useEffect, useEffectEvent } from "react";
import { keysAreOff } from "./switch.ts";

export interface KeyAct {
  /** As the browser names it, e.g. "j", "ArrowDown" or "?". */
  readonly key: string;
  /** What it does, for the list of keys; absent where another key of the list says it. */
  readonly words?: string;
  /** Heard in a field as well. */
  readonly typing?: true;
  /** @returns false where there was nothing to do: the browser then does what it would */
  readonly run: () => boolean | undefined;
}

/**
 * Single keys of a page. Whoever types in a field, holds Ctrl, Alt or Cmd, or has a dialog open is left alone, and so is everybody who has
 * turned them off: a screen reader or a voice has keys of its own (WCAG 2.1.4).
 */
export function useKeys(keys: readonly KeyAct[]): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (keysAreOff() || document.querySelector("dialog:modal")) return;
    const act = keys.find(({ key, typing }) => key === event.key && (typing || !isTyping(event.target)));
    if (act && act.run() !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

const fields = "input:not([type=checkbox], [type=radio], [type=button], [type=submit]), textarea, select, [contenteditable]";

const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null;

/** Presses what says that it hears this key, in this part of the page or in all of it. */
export function pressKey(key: string, within: ParentNode | null = document): boolean {
  const found = within?.querySelector<HTMLElement>(`[data-key="${key}"]`);
  found?.click();
  return found !== null && found !== undefined;
}

/** Moves the focus among these, from the one that has it or is around it; before the first and after the last it stays. */
export function moveFocus(selector: string, by: 1 | -1): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  const at = all.findIndex((one) => one.contains(document.activeElement));
  const next = all[at === -1 ? (by === 1 ? 0 : all.length - 1) : at + by];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return all.length > 0;
}
