import FilePlus from "lucide-react/icons/file-plus";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Icon } from "../icon.tsx";
import { fieldId } from "./field-id.ts";
import "./dropped-paper.css";

interface DroppedPaperProps {
  /** The field that takes it. */
  readonly field: string;
  /** What is written down with it. */
  readonly noun: string;
  /** Where the form is that takes it; null: it is open. */
  readonly to: string | null;
}

/** How long a form may take to come, on a slow network. */
const patienceMs = 20_000;

/** A file dropped anywhere on the page is put into the form that is open, or opens one with it. */
export function DroppedPaper({ field, noun, to }: DroppedPaperProps) {
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
    if (to !== null) void navigate(to, { preventScrollReset: true });
    void putInto(fieldId(field), file);
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
      {to?.includes("tambah") ? `Lepas untuk mencatat ${noun} dengan berkas ini` : "Lepas untuk melampirkan berkas ini"}
    </p>
  );
}

const show = (hint: HTMLElement | null) => hint?.showPopover();

/** As if it had been chosen there; what the field does not take it says itself. */
async function putInto(id: string, file: File): Promise<void> {
  const late = Date.now() + patienceMs;
  while (Date.now() < late) {
    const button = document.getElementById(id);
    const input = button?.previousElementSibling;
    if (input instanceof HTMLInputElement && input.type === "file") {
      const carried = new DataTransfer();
      carried.items.add(file);
      input.files = carried.files;
      input.dispatchEvent(new Event("change", { bubbles: true }));
      button?.scrollIntoView({ block: "nearest" });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
