import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useState } from "react";
import { Icon } from "#kit/ui/icon.tsx";

interface ChooseFileProps {
  readonly id: string;
  readonly accept: string;
  /** What may be chosen, in a sentence. */
  readonly hint: string;
}

/** The browser's own button would speak its own language. */
export function ChooseFile({ id, accept, hint }: ChooseFileProps) {
  const [name, setName] = useState("");
  return (
    <div className="register-choose">
      <input
        type="file"
        id={id}
        name="berkas"
        accept={accept}
        required
        aria-describedby={`${id}-terpilih`}
        onChange={(event) => setName(event.target.files?.[0]?.name ?? "")}
      />
      <label className="ui-button" htmlFor={id}>
        <Icon of={FileSpreadsheet} />
        {name ? "Ganti berkas" : "Pilih berkas"}
      </label>
      <span id={`${id}-terpilih`}>
        <b>{name}</b>
        {!name && hint}
      </span>
    </div>
  );
}
