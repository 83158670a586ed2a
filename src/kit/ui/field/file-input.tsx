import FileText from "lucide-react/icons/file-text";
import X from "lucide-react/icons/x";
import { useState } from "react";
import { describeAccepted, dialogAccept, maxAttachmentBytes, tooLargeAttachment } from "../../attachments/limits.ts";
import { kinds } from "../../files/kinds.ts";
import type { Field } from "../../register/fields.ts";
import { Button } from "../button.tsx";
import { Progress } from "../feedback/progress.tsx";
import { Icon } from "../icon.tsx";
import { attachmentAddress, broken, sendFile } from "../media/library.ts";
import { asText, type ControlProps } from "./controls.tsx";
import { FieldError } from "./field-error.tsx";
import { PickFile } from "./pick-file.tsx";
import { useRelated } from "./related.tsx";

type FileField = Extract<Field, { kind: "file" }>;

/** A private file: sent as soon as it is chosen, kept when the form is saved. */
export function FileInput(props: ControlProps & { readonly field: FileField }) {
  const { field, id, described, error, disabled } = props;
  const { name, sent, sentence, send, drop } = useFile(props);
  return (
    <div className="ui-file-input">
      {name && (
        <p className="ui-file">
          <Icon of={FileText} />
          <span>{name}</span>
        </p>
      )}
      {sent !== undefined && <Progress label="Mengunggah berkas" done={Math.round(sent * 100)} total={100} />}
      {sentence && (
        <div role="alert">
          <FieldError>{name ? `${sentence} Isian ini tetap memakai ${name}.` : sentence}</FieldError>
        </div>
      )}
      <div className="ui-actions">
        <PickFile
          id={id}
          label={field.label}
          accept={dialogAccept(field.accept)}
          chosen={name !== undefined}
          disabled={disabled}
          busy={sent !== undefined}
          invalid={Boolean(error)}
          described={described}
          onPick={(file) => void send(file)}
        />
        {name && !disabled && (
          <Button look="quiet" icon={X} onClick={drop}>
            Lepas
          </Button>
        )}
      </div>
      <p className="ui-hint">{describeAccepted(field.accept)}</p>
    </div>
  );
}

interface Kept {
  readonly id: string;
  readonly nama: string;
}

/** What is chosen, and a file on its way. The name of one that a restored draft holds is no longer known. */
function useFile({ field, name: place, value, onType }: ControlProps & { readonly field: FileField }) {
  const { names } = useRelated();
  const given = asText(value);
  const [chosen, setChosen] = useState<Kept | null>(given === "" ? null : { id: given, nama: names[given] ?? "Berkas yang tadi diunggah" });
  const [sent, setSent] = useState<number>();
  const [sentence, setSentence] = useState<string>();
  const take = (kept: Kept | null) => {
    setChosen(kept);
    onType?.(kept?.id ?? "", place);
  };
  const send = async (file: File) => {
    if (file.size > maxAttachmentBytes) return setSentence(tooLargeAttachment(file.size));
    setSentence(undefined);
    setSent(0);
    try {
      take(await sendFile<Kept>(attachmentAddress(file, field.accept.map((type) => kinds[type].extension).join()), file, setSent));
    } catch (problem) {
      setSentence(problem instanceof Error ? problem.message : broken);
    } finally {
      setSent(undefined);
    }
  };
  const drop = () => {
    setSentence(undefined);
    take(null);
  };
  return { name: chosen?.nama, sent, sentence, send, drop };
}
