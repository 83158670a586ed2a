import { useEffect, useId, useRef, useState } from "react";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { FieldError } from "../field/field-error.tsx";

interface AddressProps {
  readonly title: string;
  readonly label: string;
  readonly hint: string;
  /** What the button says. */
  readonly done: string;
  readonly onClose: () => void;
  /** @returns a sentence when it cannot be taken */
  readonly onDone: (address: string) => string | undefined;
}

/** Asks for one address. It stands within the form of the text, so it is no form itself. */
export function AskAddress({ title, label, hint, done, onClose, onDone }: AddressProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [wrong, setWrong] = useState<string>();
  const finish = () => setWrong(onDone(input.current?.value.trim() ?? ""));
  return (
    <Dialog open narrow onClose={onClose} title={title}>
      <div className="ui-dialog-body">
        <div className="ui-field">
          <label className="ui-label" htmlFor={id}>
            {label}
          </label>
          <input
            ref={input}
            className="ui-input"
            type="url"
            id={id}
            maxLength={2000}
            autoComplete="off"
            aria-invalid={wrong ? true : undefined}
            aria-describedby={`${id}-hint${wrong ? ` ${id}-error` : ""}`}
            onKeyDown={(event) => {
              if (event.key !== "Enter") return;
              event.preventDefault();
              finish();
            }}
          />
          <p className="ui-hint" id={`${id}-hint`}>
            {hint}
          </p>
          {wrong ? <FieldError id={`${id}-error`}>{wrong}</FieldError> : null}
        </div>
      </div>
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>Batal</Button>
        <Button look="primary" onClick={finish}>
          {done}
        </Button>
      </div>
    </Dialog>
  );
}

export interface OfferedFile {
  readonly name: string;
  readonly href: string;
}

interface FileProps {
  readonly files: () => Promise<readonly OfferedFile[]>;
  /** Where they are published, in a sentence. */
  readonly hint: string;
  readonly onClose: () => void;
  readonly onDone: (file: OfferedFile) => void;
}

/** Offers the files that everybody may download. */
export function AskFile({ files, hint, onClose, onDone }: FileProps) {
  const [offered, setOffered] = useState<readonly OfferedFile[] | "failed">();
  useEffect(() => {
    files().then(setOffered, () => setOffered("failed"));
  }, [files]);
  return (
    <Dialog open onClose={onClose} title="Pilih berkas" lead={hint}>
      <div className="ui-dialog-body" aria-live="polite">
        {offered === "failed" ? <p role="alert">Daftar berkas belum dapat diambil. Periksa sambungan, lalu coba lagi.</p> : null}
        {offered?.length === 0 ? <p>Belum ada berkas yang diterbitkan.</p> : null}
        {Array.isArray(offered) ? (
          <ul className="tulis-berkas">
            {(offered as readonly OfferedFile[]).map((one) => (
              <li key={one.href}>
                <Button onClick={() => onDone(one)}>{one.name}</Button>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>Batal</Button>
      </div>
    </Dialog>
  );
}
