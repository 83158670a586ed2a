import { useEffect, useEffectEvent, useId, useState } from "react";
import { createPortal } from "react-dom";
import type { Option } from "../../register/fields.ts";
import { plain } from "../../register/related.ts";
import { completed } from "../../search/number-shapes.ts";
import { typeInto } from "./type-into.ts";
import "../styles/former-texts.css";

interface FormerTextsProps {
  /** Id of the field that they complete. */
  readonly field: string;
  /** What was written there before, or how that is built, the most frequent first. */
  readonly known: readonly Option[];
}

/** What stands in the list: a text to take over, and with a number whose it is. */
interface Offer {
  readonly text: string;
  readonly of?: { readonly field: string; readonly name: string };
}

/** Fewer letters fit too much, and more lines than these cover the form. */
const [leastTyped, mostShown] = [3, 5];
const none = { typed: "", at: -1 };

/**
 * What was written before, under a field while it is typed: arrow down and Enter, or a tap, take it over. A number that is built as one that
 * came before names its sender as well. Comes after the page, so that no first visit waits for it.
 */
export function FormerTexts({ field: fieldId, known }: FormerTextsProps) {
  const id = useId();
  const [{ typed, at }, setState] = useState(none);
  const [box, setBox] = useState<HTMLElement | null>(null);
  const fitting = fittingOffers(known, typed);
  const take = ({ text, of }: Offer) => {
    const field = fieldOf(fieldId);
    setState(none);
    if (!field) return;
    typeInto(field, text);
    if (of) fillEmpty(field, of);
    setState(none);
    field.focus();
  };
  const leave = (field: Completed, next: EventTarget | null) => {
    setState(none);
    // Typed to its end, it says as much as when it was taken from the list.
    const whole = offersFor(known, field.value).filter(({ text, of }) => of && plain(text) === plain(field.value));
    if (whole[0]?.of && whole.every(({ of }) => of?.name === whole[0]?.of?.name)) fillEmpty(field, whole[0].of, next);
  };
  const hear = useEffectEvent((event: Event) => {
    const field = event.currentTarget as Completed;
    if (event instanceof FocusEvent) leave(field, event.relatedTarget);
    else if (event instanceof KeyboardEvent) press(event, field);
    else setState({ typed: field.value, at: -1 });
  });
  const press = (event: KeyboardEvent, field: Completed) => {
    if (fitting.length === 0 || event.ctrlKey || event.metaKey || event.altKey) return;
    const chosen = fitting[at];
    const down = event.key === "ArrowDown" && field.selectionStart === field.value.length;
    if (down) setState({ typed, at: (at + 1) % fitting.length });
    else if (event.key === "ArrowUp" && at >= 0) setState({ typed, at: at - 1 });
    else if (event.key === "Enter" && chosen !== undefined) take(chosen);
    else if (event.key === "Escape") setState(none);
    else return;
    event.preventDefault();
    // Taken over in a line, the form may go on to its next field.
    if (!(event.key === "Enter" && field instanceof HTMLInputElement)) event.stopPropagation();
  };
  useEffect(() => {
    const field = fieldOf(fieldId);
    setBox(field?.parentElement ?? null);
    const listen = new AbortController();
    for (const type of ["input", "keydown", "blur"]) field?.addEventListener(type, hear, { signal: listen.signal });
    // Whoever types fast was heard by nobody yet.
    if (field && field === document.activeElement) setState({ typed: field.value, at: -1 });
    return () => listen.abort();
  }, [fieldId]);
  useEffect(() => {
    const field = fieldOf(fieldId);
    field?.setAttribute("aria-autocomplete", "list");
    field?.setAttribute("autocomplete", "off");
    field?.setAttribute("aria-controls", id);
    if (at >= 0) field?.setAttribute("aria-activedescendant", `${id}-${at}`);
    else field?.removeAttribute("aria-activedescendant");
  }, [fieldId, id, at]);
  if (!box) return null;
  return createPortal(
    <div className="ui-former" id={id} role="listbox" aria-label="Pernah ditulis" hidden={fitting.length === 0}>
      {fitting.map((offer, place) => (
        <div
          key={`${offer.text} ${offer.of?.name}`}
          id={`${id}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === at}
          // Before the field loses the focus, which closes the list.
          onPointerDown={(event) => {
            event.preventDefault();
            take(offer);
          }}
        >
          {offer.text}
          {offer.of && <span className="ui-muted">{offer.of.name}</span>}
        </div>
      ))}
    </div>,
    box,
  );
}

type Completed = HTMLInputElement | HTMLTextAreaElement;

/** What is offered for what is typed, but for what stands there already. */
export function fittingOffers(known: readonly Option[], typed: string): readonly Offer[] {
  const there = plain(typed);
  return offersFor(known, typed)
    .filter(({ text }) => plain(text) !== there)
    .slice(0, mostShown);
}

/** Those texts that hold what is typed, and those numbers that begin so. */
function offersFor(known: readonly Option[], typed: string): readonly Offer[] {
  const sought = plain(typed);
  return known.flatMap(({ value, label, fills }): Offer[] => {
    if (fills === undefined) return sought.length >= leastTyped && plain(value).includes(sought) ? [{ text: value }] : [];
    const text = completed(value, typed);
    return text === undefined ? [] : [{ text, of: { field: fills, name: label } }];
  });
}

/** What somebody wrote there stays. @param next where the person goes: who types there unseeing writes it anew, not behind it */
function fillEmpty(
  { form }: Completed,
  { field, name }: { readonly field: string; readonly name: string },
  next?: EventTarget | null,
): void {
  const other = form?.elements.namedItem(field);
  if (!(other instanceof HTMLInputElement && other.value.trim() === "")) return;
  typeInto(other, name);
  if (next === other) writeAnew(other, name);
}

/**
 * What is typed next replaces what was filled in, as the person who pressed there saw an empty field. The press sets its caret when it is let
 * go; whoever presses once more, or moves the caret, wants to mend the name.
 */
function writeAnew(field: HTMLInputElement, filled: string): void {
  const own = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(type: K, hear: (event: HTMLElementEventMap[K]) => void) =>
    field.addEventListener(type, hear, { signal: own.signal });
  const select = () => field.value === filled && field.select();
  on("click", select);
  on("keydown", ({ key }) => {
    if (key.length === 1) select();
    else if (/^(Arrow|Home|End)/.test(key)) own.abort();
  });
  // Also what comes without a key: dictated, from the keyboard of a phone, pasted.
  on("beforeinput", ({ inputType }) => {
    if (inputType.startsWith("insert")) select();
    own.abort();
  });
  for (const type of ["pointerdown", "blur"] as const) on(type, () => own.abort());
}

function fieldOf(id: string): Completed | undefined {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement ? field : undefined;
}
