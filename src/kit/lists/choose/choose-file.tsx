import FileSpreadsheet from "lucide-react/icons/file-spreadsheet";
import { useState } from "react";
import { FileButton } from "../../ui/field/file-button.tsx";
import { Icon } from "../../ui/icon.tsx";
import "./choose.css";

interface ChooseFileProps {
  readonly id: string;
  readonly accept: string;
  /** What may be chosen, in a sentence. */
  readonly hint: string;
}

/** A file of a form that sends it, with what it may be. */
export function ChooseFile({ id, accept, hint }: ChooseFileProps) {
  const [chosen, setChosen] = useState(false);
  return (
    <div className="list-choose">
      <FileButton
        id={id}
        look="ui-button"
        name="berkas"
        accept={accept}
        required
        aria-describedby={`${id}-petunjuk`}
        onChange={(event) => setChosen(event.target.files?.length !== 0)}
      >
        <Icon of={FileSpreadsheet} />
        {chosen ? "Ganti berkas" : "Pilih berkas"}
      </FileButton>
      <span id={`${id}-petunjuk`} hidden={chosen}>
        {hint}
      </span>
    </div>
  );
}
