import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { maxAlt } from "#kit/media/limits.ts";
import { pictureName } from "#kit/media/picture.ts";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { FocalPoint } from "#kit/ui/media/focal-point.tsx";
import { libraryPath } from "./address.ts";
import { ClipBox } from "./clip-box.tsx";
import type { Done, LibraryData, ShownPicture } from "./show-library.server.ts";

interface PictureSheetProps {
  readonly shown: ShownPicture;
  readonly can: LibraryData["can"];
  readonly onClose: () => void;
  readonly onDone: (text: string) => void;
}

type Answer = Done | { readonly refusal: { readonly sentence: string } };

/** One picture: its words, its focal point, its clip, where it stands, and the way to the bin. */
export function PictureSheet({ shown, can, onClose, onDone }: PictureSheetProps) {
  const { picture, uses } = shown;
  const fetcher = useFetcher<Answer>();
  const [point, setPoint] = useState({ x: picture.fokusX, y: picture.fokusY });
  useAnswer(fetcher.data, (answer) => "done" in answer && onDone(answer.done));
  const refused = fetcher.data && "refusal" in fetcher.data ? fetcher.data.refusal.sentence : undefined;
  const busy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={libraryPath}>
      <input type="hidden" name="gambar" value={picture.id} />
      <input type="hidden" name="versi" value={picture.versi} />
      <input type="hidden" name="fokusX" value={point.x} />
      <input type="hidden" name="fokusY" value={point.y} />
      <div className="ui-dialog-body">
        {refused && (
          <div role="alert">
            <FieldError>{refused}</FieldError>
          </div>
        )}
        <FocalPoint picture={picture} onMove={(x, y) => setPoint({ x, y })} />
        <div className="ui-field">
          <label className="ui-label required" htmlFor="gambar-alt">
            Teks alternatif
          </label>
          <textarea
            className="ui-input"
            id="gambar-alt"
            name="alt"
            rows={2}
            required
            maxLength={maxAlt}
            defaultValue={picture.alt}
            disabled={!can.update}
          />
          <p className="ui-hint">Ceritakan isi gambar dalam satu kalimat, untuk orang yang tidak melihatnya.</p>
        </div>
        <ClipBox picture={picture} can={can.update} />
        <Facts shown={shown} />
      </div>
      <div className="ui-dialog-foot">
        {can.remove && (
          <Button type="submit" name="aksi" value="hapus" look="danger" formNoValidate disabled={uses.length > 0} busy={busy}>
            Hapus
          </Button>
        )}
        <Button onClick={onClose}>Batal</Button>
        {can.update && (
          <Button type="submit" name="aksi" value="ubah" look="primary" busy={busy} busyText="Menyimpan...">
            Simpan
          </Button>
        )}
      </div>
    </fetcher.Form>
  );
}

function Facts({ shown: { picture, uses } }: { readonly shown: ShownPicture }) {
  return (
    <dl className="ui-facts library-facts">
      <div>
        <dt>Ukuran</dt>
        <dd>
          {picture.lebar} × {picture.tinggi} piksel
        </dd>
      </div>
      <div>
        <dt>Diunggah</dt>
        <dd>{formatMoment(picture.createdAt)}</dd>
      </div>
      <div>
        <dt>Nama berkas</dt>
        <dd>{picture.asal}</dd>
      </div>
      <div>
        <dt>Nama di situs</dt>
        <dd>{pictureName(picture)}</dd>
      </div>
      <div>
        <dt>Riwayat</dt>
        <dd>
          <Link to={`${libraryPath}/${picture.id}/riwayat`}>Siapa mengubah apa</Link>
        </dd>
      </div>
      <div>
        <dt>Dipakai di</dt>
        <dd>
          {uses.length === 0 && "Belum dipakai."}
          <ul>
            {uses.map(({ title, path, name }) => (
              <li key={`${title} ${name}`}>
                {path ? <Link to={path}>{title}</Link> : title}: {name}
              </li>
            ))}
          </ul>
          {uses.length > 0 && <span className="ui-hint">Selama masih dipakai, gambar ini tidak dapat dihapus.</span>}
        </dd>
      </div>
    </dl>
  );
}
