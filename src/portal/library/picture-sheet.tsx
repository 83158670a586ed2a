import { useState } from "react";
import { Link, useFetcher } from "react-router";
import { formatMoment } from "#kit/dates.ts";
import { contrastSentence } from "#kit/media/brightness.ts";
import { maxAlt } from "#kit/media/limits.ts";
import { maxPhotographer } from "#kit/media/photographer.ts";
import { pictureName } from "#kit/media/picture.ts";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { useAnswer } from "#kit/ui/form/use-answer.ts";
import { libraryPath } from "./address.ts";
import { ClipBox } from "./clip-box.tsx";
import { FocalPoint, pointsOf } from "./focal-point.tsx";
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
  const [points, setPoints] = useState(pointsOf(picture));
  useAnswer(fetcher.data, (answer) => "done" in answer && onDone(answer.done));
  const refused = fetcher.data && "refusal" in fetcher.data ? fetcher.data.refusal.sentence : undefined;
  const busy = fetcher.state !== "idle";
  return (
    <fetcher.Form method="post" action={libraryPath}>
      <input type="hidden" name="gambar" value={picture.id} />
      <input type="hidden" name="versi" value={picture.versi} />
      {(["umum", "ponsel", "lebar"] as const).map((width) => (
        <input key={width} type="hidden" name={`fokus-${width}`} value={points[width] ? `${points[width].x} ${points[width].y}` : ""} />
      ))}
      <div className="ui-dialog-body">
        {refused && (
          <div role="alert">
            <FieldError>{refused}</FieldError>
          </div>
        )}
        <FocalPoint picture={picture} points={points} onMove={setPoints} />
        {picture.terang !== null && <p className="ui-hint">{contrastSentence(picture.terang)}</p>}
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
        <div className="ui-field">
          <label className="ui-label" htmlFor="gambar-pemotret">
            Foto oleh
          </label>
          <input
            className="ui-input"
            id="gambar-pemotret"
            name="pemotret"
            maxLength={maxPhotographer}
            autoComplete="off"
            defaultValue={picture.pemotret ?? ""}
            disabled={!can.update}
          />
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
