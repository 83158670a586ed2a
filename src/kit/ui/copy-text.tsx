import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useRef, useState } from "react";
import { Button } from "./button.tsx";

interface CopyTextProps {
  readonly id: string;
  readonly label: string;
  readonly text: string;
  /** What the button says: "Salin tautan". */
  readonly action: string;
  readonly className?: string;
  /** More than one for sentences, which whoever sends them reads whole before. */
  readonly rows?: number;
}

/** A text to be taken elsewhere, whole; where the browser does not let a page copy, it is marked to be copied by hand. */
export function CopyText({ id, label, text, action, className = "", rows = 1 }: CopyTextProps) {
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const [done, setDone] = useState<"copied" | "marked">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setDone("copied");
    } catch {
      field.current?.focus();
      field.current?.select();
      setDone("marked");
    }
  };
  const shown = {
    ...{ ref: field, className: `ui-input ${className}`.trim(), id, readOnly: true, value: text, "data-first": true },
    onFocus: () => field.current?.select(),
  };
  return (
    <>
      <div className="ui-field">
        <label className="ui-label" htmlFor={id}>
          {label}
        </label>
        {rows > 1 ? <textarea {...shown} rows={rows} /> : <input {...shown} />}
      </div>
      <Button icon={done === "copied" ? Check : Copy} onClick={() => void copy()}>
        {done === "copied" ? "Tersalin" : action}
      </Button>
      {done === "marked" && (
        <p className="ui-hint" role="status">
          Peramban tidak mengizinkan penyalinan. Isinya sudah ditandai: salin dengan Ctrl+C, atau tekan lama lalu pilih Salin.
        </p>
      )}
    </>
  );
}
