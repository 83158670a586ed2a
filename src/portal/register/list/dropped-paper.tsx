import FilePlus from "lucide-react/icons/file-plus";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { Register } from "#kit/register/register.ts";
import { Icon } from "#kit/ui/icon.tsx";
import { addHref } from "../address.ts";
import "./dropped-paper.css";

interface DroppedPaperProps {
  readonly register: Register;
  /** A form lies above the list. */
  readonly typing: boolean;
}

/** How long a form may take to come, on a slow network. */
const patienceMs = 20_000;

/** A file dropped anywhere on the list begins a new row with it, or is put into the form that is open. */
export function DroppedPaper({ register, typing }: DroppedPaperProps) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [over, setOver] = useState(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hear = useEffectEvent((event: DragEvent) => {
    // Places that take files themselves have taken it, or it is none.
    if (event.defaultPrevented || !event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    clearTimeout(leaving.current);
    // The browser tells that a file hovers again and again, and not that it went.
    if (event.type === "dragover") leaving.current = setTimeout(() => setOver(false), 400);
    setOver(event.type === "dragover");
    const file = event.type === "drop" && event.dataTransfer.files[0];
    if (!file) return;
    if (!typing) void navigate(addHref(register, search), { preventScrollReset: true });
    void putInto(`isian-${register.drops}`, file);
  });
  useEffect(() => {
    const listen = new AbortController();
    for (const type of ["dragover", "drop"] as const) addEventListener(type, hear, { signal: listen.signal });
    return () => listen.abort();
  }, []);
  if (!over) return null;
  return (
    // In the top layer, above a form too.
    <p className="dropped-paper" role="status" popover="manual" ref={show}>
      <Icon of={FilePlus} />
      {typing ? "Lepas untuk melampirkan berkas ini" : `Lepas untuk mencatat ${register.noun} dengan berkas ini`}
    </p>
  );
}

const show = (hint: HTMLElement | null) => hint?.showPopover();

/** As if it had been chosen there; what the field does not take it says itself. */
async function putInto(id: string, file: File): Promise<void> {
  const late = Date.now() + patienceMs;
  while (Date.now() < late) {
    const input = document.getElementById(id)?.previousElementSibling;
    if (input instanceof HTMLInputElement && input.type === "file") {
      const carried = new DataTransfer();
      carried.items.add(file);
      input.files = carried.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      input.scrollIntoView({ block: "nearest" });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
