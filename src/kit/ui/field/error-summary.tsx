import CircleAlert from "lucide-react/icons/circle-alert";
import { type MouseEvent, useEffect, useId, useRef } from "react";
import type { Fields } from "../../register/fields.ts";
import { Icon } from "../icon.tsx";
import { fieldId } from "./field-id.ts";

interface ErrorSummaryProps {
  /** A sentence for the whole form, e.g. the specification's own. */
  readonly title?: string | undefined;
  readonly errors: Readonly<Record<string, string>>;
  readonly fields: Fields;
  readonly form?: string;
}

/** What is missing, with a way to each place. Takes focus whenever new errors arrive. */
export function ErrorSummary({ title, errors, fields, form }: ErrorSummaryProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const places = Object.keys(errors);
  const shown = places.length > 0 || title !== undefined;
  // An empty object is no news, though a caller makes a new one each time: it would take the focus away from who types.
  const news = places.length > 0 ? errors : title;
  useEffect(() => {
    if (news !== undefined) box.current?.focus();
  }, [news]);
  if (!shown) return null;
  // The one fault says it all: it is not said twice.
  const alone = places.length === 1 && errors[places[0] ?? ""] === title;
  const known = [...Object.keys(fields).filter((name) => name in errors), ...places.filter((name) => !(name in fields))];
  // By `autoFocus` too: a page that comes back without a script has nothing else that leads to what is wrong.
  return (
    <div className="ui-problems" ref={box} tabIndex={-1} autoFocus role="alert" aria-labelledby={id}>
      <h2 id={id}>
        <Icon of={CircleAlert} />
        {alone ? "Ada satu isian yang perlu diperiksa" : (title ?? `Ada ${places.length} isian yang perlu diperiksa`)}
      </h2>
      {known.length > 0 && (
        <ul>
          {known.map((name) => (
            <li key={name}>{name in fields ? <FieldLink id={fieldId(name, form)} sentence={errors[name]} /> : errors[name]}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

function FieldLink({ id, sentence }: { readonly id: string; readonly sentence: string | undefined }) {
  const jump = (event: MouseEvent) => {
    const control = document.getElementById(id);
    if (!control) return;
    event.preventDefault();
    const panel = control.closest("[role=tabpanel][hidden]");
    if (panel) document.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)?.click();
    // A tab that was just opened is there with the next frame.
    requestAnimationFrame(() => {
      control.focus();
      control.scrollIntoView({ block: "center" });
    });
  };
  return (
    <a href={`#${id}`} onClick={jump}>
      {sentence}
    </a>
  );
}
