import { useEffect, useId, useState } from "react";
import type { StoredPicture } from "../../media/picture.ts";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { type Found, searchPictures } from "./library.ts";
import { PictureGrid } from "./picture-grid.tsx";
import { UploadBox } from "./upload-box.tsx";

interface PickerProps {
  /** A clip may hang on the picture. */
  readonly moving?: boolean;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChoose: (picture: StoredPicture) => void;
}

/** Upload in place, or choose from the library, newest first: what is uploaded is chosen. */
export function PicturePicker({ moving = false, open, onClose, onChoose }: PickerProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Pilih gambar">
      <Library moving={moving} onChoose={onChoose} />
      <div className="ui-dialog-foot">
        <Button onClick={onClose}>Batal</Button>
      </div>
    </Dialog>
  );
}

const pauseMs = 250;

function Library({ moving, onChoose }: Pick<PickerProps, "moving" | "onChoose">) {
  const id = useId();
  const [search, setSearch] = useState("");
  const { found, more, failed } = useFound(search);
  return (
    <div className="ui-dialog-body">
      {moving && (
        <p className="ui-hint">
          Gambar tanpa video pun boleh. Video menempel pada gambar yang bertanda Klip; yang baru diunggah di Pustaka Gambar: buka gambarnya
          di sana, lalu tekan Pasang klip.
        </p>
      )}
      <UploadBox onAdded={onChoose} />
      <div className="ui-field">
        <label className="ui-label" htmlFor={id}>
          Cari gambar
        </label>
        <input
          className="ui-input"
          type="search"
          id={id}
          maxLength={200}
          autoComplete="off"
          placeholder="Teks alternatif atau nama berkas"
          onInput={(event) => setSearch(event.currentTarget.value)}
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </div>
      {failed && (
        <p className="ui-error" role="alert">
          Gagal mengambil gambar. Periksa sambungan, lalu coba lagi.
        </p>
      )}
      <p className="ui-hint" role="status">
        {found && (found.total === 0 ? "Tidak ada gambar yang cocok." : `${found.total} gambar`)}
      </p>
      {found && <PictureGrid pictures={found.pictures} onChoose={onChoose} />}
      {more && <Button onClick={more}>Tampilkan lebih banyak</Button>}
    </div>
  );
}

function useFound(search: string) {
  const [found, setFound] = useState<Found>();
  const [page, setPage] = useState({ search, number: 1 });
  const [failed, setFailed] = useState(false);
  const number = page.search === search ? page.number : 1;
  useEffect(() => {
    const asked = new AbortController();
    const ask = async () => {
      try {
        const answer = await searchPictures(search, number, asked.signal);
        setFailed(false);
        setFound((before) => (number > 1 && before ? { ...answer, pictures: [...before.pictures, ...answer.pictures] } : answer));
      } catch {
        // An abort is the next search on its way; anything else is told.
        if (!asked.signal.aborted) setFailed(true);
      }
    };
    const timer = setTimeout(() => void ask(), search === "" || number > 1 ? 0 : pauseMs);
    return () => {
      clearTimeout(timer);
      asked.abort();
    };
  }, [search, number]);
  const left = found !== undefined && found.pictures.length < found.total;
  return { found, failed, more: left ? () => setPage({ search, number: number + 1 }) : undefined };
}
