import { useEffect, useEffectEvent, useId, useState } from "react";
import { plain } from "../../register/related.ts";
import { typeInto } from "./type-into.ts";
import "../styles/former-texts.css";

interface FormerTextsProps {
  /** Id of the long text that they complete. */
  readonly field: string;
  /** What was written there before, the most frequent first. */
  readonly texts: readonly string[];
}

/** Fewer letters fit too much, and more lines than these cover the form. */
const [leastTyped, mostShown] = [3, 5];
const none = { typed: "", at: -1 };

/**
 * What was written before, under a long text while it is typed: arrow down and Enter, or a tap, take it over. A browser completes single
 * lines only. Comes after the page, so that no first visit waits for it.
 */
export function FormerTexts({ field: fieldId, texts }: FormerTextsProps) {
  const id = useId();
  const [{ typed, at }, setState] = useState(none);
  const fitting = fittingTexts(texts, typed);
  const take = (text: string) => {
    const field = fieldOf(fieldId);
    setState(none);
    if (!field) return;
    typeInto(field, text);
    setState(none);
    field.focus();
  };
  const hear = useEffectEvent((event: Event) => {
    const field = event.currentTarget as HTMLTextAreaElement;
    if (event.type === "blur") setState(none);
    else if (event instanceof KeyboardEvent) press(event, field);
    else setState({ typed: field.value, at: -1 });
  });
  const press = (event: KeyboardEvent, field: HTMLTextAreaElement) => {
    if (fitting.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = fitting[at];
    const down = event.key === "ArrowDown" && field.selectionStart === field.value.length;
    if (down) setState({ typed, at: (at + 1) % fitting.length });
    else if (event.key === "ArrowUp" && at >= 0) setState({ typed, at: at - 1 });
    else if (event.key === "Enter" && chosen !== undefined) take(chosen);
    else if (event.key === "Escape") setState(none);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  useEffect(() => {
    const field = fieldOf(fieldId);
    const listen = new AbortController();
    for (const type of ["input", "keydown", "blur"]) field?.addEventListener(type, hear, { signal: listen.signal });
    // Whoever types fast was heard by nobody yet.
    if (field && field === document.activeElement) setState({ typed: field.value, at: -1 });
    return () => listen.abort();
  }, [fieldId]);
  useEffect(() => {
    const field = fieldOf(fieldId);
    field?.setAttribute("aria-autocomplete", "list");
    field?.setAttribute("aria-controls", id);
    if (at >= 0) field?.setAttribute("aria-activedescendant", `${id}-${at}`);
    else field?.removeAttribute("aria-activedescendant");
  }, [fieldId, id, at]);
  return (
    <div className="ui-former" id={id} role="listbox" aria-label="Pernah ditulis" hidden={fitting.length === 0}>
      {fitting.map((text, place) => (
        <div
          key={text}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          // Before the field loses the focus, which closes the list.
          onPointerDown={(event) => {
            event.preventDefault();
            take(text);
          }}
        >
          {text}
        </div>
      ))}
    </div>
  );
}

/** Those that hold what is typed, but for one that stands there already. */
export function fittingTexts(texts: readonly string[], typed: string): readonly string[] {
  const sought = plain(typed);
  if (sought.length < leastTyped) return [];
  return texts.filter((text) => plain(text).includes(sought) && plain(text) !== sought).slice(0, mostShown);
}

function fieldOf(id: string): HTMLTextAreaElement | undefined {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : undefined;
}
