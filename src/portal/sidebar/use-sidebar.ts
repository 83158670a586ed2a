import { useEffect, useEffectEvent, useState } from "react";
import { type SidebarState, sidebarCookie } from "../preferences.ts";

export const wideScreen = "(min-width: 768px)";

export interface Sidebar {
  readonly state: SidebarState;
  /** The panel of small screens. */
  readonly panelShown: boolean;
  readonly toggle: () => void;
  readonly closePanel: () => void;
}

/** Wide screens fold the menu to icons and remember it for a week; small ones slide it in. Ctrl/Cmd+B does either. */
export function useSidebar(initial: SidebarState): Sidebar {
  const [state, setState] = useState(initial);
  const [panelShown, setPanelShown] = useState(false);
  const toggle = () => {
    if (!matchMedia(wideScreen).matches) return setPanelShown(!panelShown);
    const next = state === "expanded" ? "collapsed" : "expanded";
    document.cookie = sidebarCookie(next);
    setState(next);
  };
  const onShortcut = useEffectEvent((event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== "b" || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    event.preventDefault();
    toggle();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onShortcut(event);
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
  return { state, panelShown, toggle, closePanel: () => setPanelShown(false) };
}
