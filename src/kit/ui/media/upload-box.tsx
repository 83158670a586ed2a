import Upload from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { type DragEvent, useId, useRef, useState } from "react";
import { maxAlt, pictureAccept } from "../../media/limits.ts";
import type { StoredPicture } from "../../media/picture.ts";
import { Button, IconButton } from "../button.tsx";
import { Progress } from "../feedback/progress.tsx";
import { FieldError } from "../field/field-error.tsx";
import { Icon } from "../icon.tsx";
import { type Item, useUploads } from "./use-uploads.ts";

interface UploadBoxProps {
  readonly onAdded: (picture: StoredPicture) => void;
  /** One after the other, so that they come in the order in which they were chosen; else two at a time. */
  readonly inOrder?: boolean;
}

/** Takes pictures by dropping them or by choosing them, asks for words for each, and sends them. */
export function UploadBox({ onAdded, inOrder }: UploadBoxProps) {
  const uploads = useUploads(onAdded, inOrder ? 1 : 2);
  const { items, busy, ready } = uploads;
  return (
    <div className="ui-uploads">
      <Ground onFiles={uploads.add} />
      {items.length > 0 && (
        <ul>
          {items.map((item) => (
            <Row key={item.key} item={item} onDescribe={uploads.describe} onDrop={uploads.drop} />
          ))}
        </ul>
      )}
      <p className="ui-hidden" role="status">
        {summary(items)}
      </p>
      {items.length > 0 && ready > 0 && (
        <Button look="primary" icon={Upload} busy={busy} busyText="Mengunggah..." onClick={() => void uploads.send()}>
          Unggah {ready} gambar
        </Button>
      )}
    </div>
  );
}

function summary(items: readonly Item[]): string {
  const [done, refused] = ["done", "refused"].map((state) => items.filter((item) => item.state === state).length);
  return items.length === 0 ? "" : `${done} dari ${items.length} gambar terunggah${refused ? `, ${refused} ditolak` : ""}.`;
}

function Ground({ onFiles }: { readonly onFiles: (files: readonly File[]) => void }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const hold = (event: DragEvent, inside: boolean) => {
    event.preventDefault();
    setOver(inside);
  };
  return (
    <fieldset
      className="ui-drop"
      data-over={over ? "" : undefined}
      aria-labelledby={id}
      onDragOver={(event) => hold(event, true)}
      onDragLeave={(event) => hold(event, false)}
      onDrop={(event) => {
        hold(event, false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <Icon of={Upload} />
      <p id={id}>
        Jatuhkan gambar di sini, atau{" "}
        <button type="button" className="ui-text-button" onClick={() => input.current?.click()}>
          pilih dari perangkat
        </button>
      </p>
      <p className="ui-hint">JPG, PNG, WebP, atau AVIF; paling besar 15 MB dan 40 megapiksel. Boleh beberapa sekaligus.</p>
      <input
        ref={input}
        className="ui-hidden"
        type="file"
        tabIndex={-1}
        aria-label="Pilih gambar dari perangkat"
        accept={pictureAccept}
        multiple
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = "";
        }}
      />
    </fieldset>
  );
}

interface RowProps {
  readonly item: Item;
  readonly onDescribe: (key: number, alt: string) => void;
  readonly onDrop: (key: number) => void;
}

function Row({ item, onDescribe, onDrop }: RowProps) {
  const id = useId();
  const { key, file, preview, alt, state, sent, sentence, hopeless } = item;
  // What calls itself a picture need not be one.
  const [blind, setBlind] = useState(false);
  const under = state === "sending" || state === "working";
  return (
    <li data-state={state}>
      {preview && !blind ? (
        <img className="ui-thumb" src={preview} alt="" width="96" height="72" onError={() => setBlind(true)} />
      ) : (
        <span className="ui-thumb" />
      )}
      <div>
        <p className="ui-upload-name">{file.name}</p>
        {!hopeless && !under && state !== "done" && (
          <>
            <label className="ui-label required" htmlFor={id}>
              Teks alternatif<span className="ui-hidden"> untuk {file.name}</span>
            </label>
            <input
              className="ui-input"
              id={id}
              value={alt}
              maxLength={maxAlt}
              aria-invalid={sentence ? true : undefined}
              aria-describedby={`${id}-hint ${id}-error`}
              onChange={(event) => onDescribe(key, event.target.value)}
            />
            <p className="ui-hint" id={`${id}-hint`}>
              Ceritakan isi gambar dalam satu kalimat, untuk orang yang tidak melihatnya.
            </p>
          </>
        )}
        {state === "sending" && <Progress label="Mengirim" done={Math.round(sent * 100)} total={100} />}
        {state === "working" && <Progress label="Mengolah gambar" total={1} />}
        {state === "done" && <p className="ui-hint">Sudah di pustaka. {sentence}</p>}
        {sentence && state === "refused" && <FieldError id={`${id}-error`}>{sentence}</FieldError>}
      </div>
      {!under && <IconButton label={`Singkirkan ${file.name}`} icon={X} onClick={() => onDrop(key)} />}
    </li>
  );
}
