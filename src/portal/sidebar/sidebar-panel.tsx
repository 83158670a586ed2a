import X from "lucide-react/icons/x";
import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { IconButton } from "#kit/ui/button.tsx";
import { SidebarContent, type SidebarProps } from "./sidebar.tsx";
import { wideScreen } from "./use-sidebar.ts";

interface SidebarPanelProps extends Omit<SidebarProps, "narrow"> {
  readonly shown: boolean;
  readonly onClose: () => void;
}

/** The menu of small screens: slides in over the page, keeps focus, leaves when a page was chosen. */
export function SidebarPanel({ shown, onClose, ...content }: SidebarPanelProps) {
  const panel = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (shown) panel.current?.showModal();
    else panel.current?.close();
  }, [shown]);
  useEffect(() => {
    if (key) close();
  }, [key]);
  useEffect(() => {
    const element = panel.current;
    if (!element) return;
    const listen = new AbortController();
    element.addEventListener("close", () => close(), { signal: listen.signal });
    element.addEventListener("click", (event) => event.target === element && close(), { signal: listen.signal });
    matchMedia(wideScreen).addEventListener("change", () => close(), { signal: listen.signal });
    return () => listen.abort();
  }, []);
  return (
    <dialog ref={panel} className="side-panel" aria-label="Menu samping">
      <div className="side">
        <IconButton className="side-close" label="Tutup menu" icon={X} onClick={onClose} />
        {shown && <SidebarContent {...content} />}
      </div>
    </dialog>
  );
}
