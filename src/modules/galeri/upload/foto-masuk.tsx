import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import type { StoredPicture } from "#kit/media/picture.ts";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { Picture } from "#kit/ui/picture.tsx";

export interface Answer {
  readonly masuk?: true;
  readonly refusal?: { readonly sentence: string };
}

export interface Masuk {
  readonly gambar: StoredPicture;
  /** The album that was chosen when the picture was sent; "": none. */
  readonly albumId: string;
  readonly album: string;
}

/** A picture that has come into the library, on its way into the album. */
export function FotoMasuk({ gambar, albumId, album }: Masuk) {
  const { submit, data, state } = useFetcher<Answer>();
  const taruh = useEffectEvent(() => void submit({ gambarId: gambar.id, albumId }, { method: "post" }));
  useEffect(() => taruh(), []);
  const menunggu = state !== "idle" || !data;
  return (
    <li>
      <span className="foto-masuk-gambar">
        <Picture of={gambar} sizes="6rem" className="ui-thumb" alt="" />
      </span>
      <div role="status">
        <p className="ui-upload-name">{gambar.alt}</p>
        {menunggu && <p className="ui-hint">Menaruh foto...</p>}
        {!menunggu && data.masuk && <p className="ui-hint">Sudah tampil di {album}.</p>}
        {!menunggu && data.refusal && (
          <>
            <FieldError>{data.refusal.sentence}</FieldError>
            <Button onClick={taruh}>Coba lagi</Button>
          </>
        )}
      </div>
    </li>
  );
}
