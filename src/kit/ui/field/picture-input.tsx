import ImageIcon from "lucide-react/icons/image";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import type { StoredPicture } from "../../media/picture.ts";
import { Button } from "../button.tsx";
import { fetchPicture } from "../media/library.ts";
import { PicturePicker } from "../media/picture-picker.tsx";
import { Picture } from "../picture.tsx";
import { asText, type ControlProps } from "./controls.tsx";
import { useRelated } from "./related.tsx";

/** A picture of the library: seen, chosen, uploaded in place, or taken away. */
export function PictureInput(props: ControlProps) {
  const { field, name, id, error, described, disabled, onType } = props;
  const { picture, choose } = useChosen(asText(props.value));
  const [picking, setPicking] = useState(false);
  const moving = field.kind === "picture" && field.clip === true;
  const take = (chosen: StoredPicture | null) => {
    choose(chosen);
    setPicking(false);
    onType?.(chosen?.id ?? "", name);
  };
  return (
    <div className="ui-picture-input">
      {picture && (
        <figure>
          <Picture of={picture} sizes="12rem" className="ui-thumb" alt="" />
          <figcaption>{picture.alt}</figcaption>
        </figure>
      )}
      <div className="ui-actions">
        <Button
          id={id}
          icon={ImageIcon}
          disabled={disabled}
          aria-describedby={described}
          aria-invalid={error ? true : undefined}
          onClick={() => setPicking(true)}
        >
          {picture ? "Ganti gambar" : "Pilih gambar"}
          <span className="ui-hidden">, {field.label}</span>
        </Button>
        {picture && !disabled && (
          <Button look="quiet" icon={X} onClick={() => take(null)}>
            Lepas
          </Button>
        )}
      </div>
      {moving && picture?.klip === null && (
        <p className="ui-hint">Tampil sebagai foto saja. Untuk video, buka gambar ini di Pustaka Gambar, lalu tekan Pasang klip.</p>
      )}
      <PicturePicker moving={moving} open={picking} onClose={() => setPicking(false)} onChoose={take} />
    </div>
  );
}

/** The picture under an id; one that a restored draft names is asked of the library. */
function useChosen(id: string) {
  const known = useRelated().pictures[id] ?? null;
  const [picture, setPicture] = useState<StoredPicture | null>(known);
  useEffect(() => {
    if (id === "" || known) return;
    const asked = new AbortController();
    fetchPicture(id, asked.signal).then(setPicture, () => setPicture(null));
    return () => asked.abort();
  }, [id, known]);
  return { picture, choose: setPicture };
}
