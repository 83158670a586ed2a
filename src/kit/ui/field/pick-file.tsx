import UploadIcon from "lucide-react/icons/upload";
import { useEffect, useEffectEvent, useRef } from "react";
import { Button } from "../button.tsx";

interface PickFileProps {
  readonly id?: string;
  /** What the file is, for those who do not see the field around it. */
  readonly label: string;
  readonly accept: string;
  /** Whether one is there already. */
  readonly chosen: boolean;
  readonly disabled?: boolean | undefined;
  readonly busy?: boolean;
  readonly invalid?: boolean;
  readonly described?: string | undefined;
  /** Of one thing, such as the pages of a paper. */
  readonly several?: boolean;
  /** @param all those that were chosen together, the first among them */
  readonly onPick: (file: File, all: readonly File[]) => void;
}

/** The button that chooses a file, alike everywhere: the browser's own would speak its own language. */
export function PickFile({ id, label, accept, chosen, disabled, busy, invalid, described, several, onPick }: PickFileProps) {
  const input = useRef<HTMLInputElement>(null);
  /** Chosen in a dialog that stood open when the work before began: it waits for its end. */
  const held = useRef<readonly File[]>([]);
  const take = () => {
    const all = [...(input.current?.files ?? [])];
    if (input.current) input.current.value = "";
    if (all.length > 0) held.current = all;
    if (!busy) give();
  };
  const give = () => {
    const all = held.current;
    held.current = [];
    if (all[0]) onPick(all[0], all);
  };
  const giveHeld = useEffectEvent(give);
  useEffect(() => {
    if (!busy) giveHeld();
  }, [busy]);
  // A form's files come alive after the rest of its page: what was chosen before waits in the control.
  const takeEarly = useEffectEvent(take);
  useEffect(() => takeEarly(), []);
  return (
    <>
      <input
        ref={input}
        className="ui-hidden"
        type="file"
        tabIndex={-1}
        aria-label={`Pilih berkas dari perangkat, ${label}`}
        accept={accept}
        multiple={several}
        disabled={disabled}
        onChange={take}
      />
      <Button
        {...(id ? { id } : {})}
        icon={UploadIcon}
        disabled={disabled}
        busy={busy ?? false}
        busyText="Mengunggah..."
        aria-describedby={described}
        aria-invalid={invalid ? true : undefined}
        onClick={() => input.current?.click()}
      >
        {chosen ? "Ganti berkas" : "Pilih berkas"}
        <span className="ui-hidden">, {label}</span>
      </Button>
    </>
  );
}
