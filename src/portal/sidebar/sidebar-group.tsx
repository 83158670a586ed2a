import ChevronDown from "lucide-react/icons/chevron-down";
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { NavLink } from "react-router";
import { Icon } from "#kit/ui/icon.tsx";
import { type Entry, isAbove, placeOf, type ShownGroup } from "../navigation.ts";

interface SidebarGroupProps {
  readonly group: ShownGroup;
  /** All of it: where one stands may be a page that is closed in the menu. */
  readonly menu: readonly Entry[];
  readonly pathname: string;
  readonly narrow: boolean;
  readonly unfolded: boolean;
  readonly onToggle: () => void;
}

/** Opens under its heading in the wide menu, and as a panel beside the icon in the narrow one. */
export function SidebarGroup({ group, menu, pathname, narrow, unfolded, onToggle }: SidebarGroupProps) {
  const current = placeOf(menu, pathname)?.group === group.label;
  const flyout = useFlyout(narrow, pathname);
  const id = useId();
  const shown = narrow ? flyout.shown : unfolded;
  return (
    <div className="side-group" data-current={current || undefined} {...flyout.handlers}>
      <button
        type="button"
        ref={flyout.button}
        className="side-item"
        aria-expanded={shown}
        aria-controls={id}
        title={narrow ? group.label : undefined}
        onClick={() => (narrow ? flyout.setShown(!shown) : onToggle())}
      >
        <Icon of={group.icon} />
        <span className="side-label">{group.label}</span>
        <Icon of={ChevronDown} small />
      </button>
      <div className="side-entries" id={id} data-shown={shown || undefined}>
        <ul>
          <li className="side-flyout-title" aria-hidden="true">
            {group.label}
          </li>
          {group.entries.map((entry) => (
            <li key={entry.to}>
              <NavLink className="side-item" to={entry.to} end={isAbove(menu, entry.to)} prefetch="intent">
                {entry.label}
              </NavLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function useFlyout(narrow: boolean, pathname: string) {
  const [shown, setShown] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Closes when a page was chosen and when the menu becomes wide.
    if (pathname && narrow) return () => setShown(false);
    return undefined;
  }, [pathname, narrow]);
  useEffect(() => {
    if (!shown) return;
    const close = (event: Event) => !button.current?.parentElement?.contains(event.target as Node) && setShown(false);
    document.addEventListener("pointerdown", close);
    return () => document.removeEventListener("pointerdown", close);
  }, [shown]);
  const handlers = narrow && {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setShown(false);
      button.current?.focus();
    },
    onBlur: (event: FocusEvent) => event.relatedTarget && !event.currentTarget.contains(event.relatedTarget) && setShown(false),
  };
  return { shown, setShown, button, handlers };
}
