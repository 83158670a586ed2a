import { pictureUrl, type StoredPicture } from "#kit/media/picture.ts";

interface Props {
  readonly pustaka: readonly StoredPicture[];
  readonly terpilih: string;
  readonly onPilih: (id: string) => void;
  readonly disabled: boolean;
}

/** The library as a grid of radio buttons. */
export function PilihGambar({ pustaka, terpilih, onPilih, disabled }: Props) {
  const pilihan = [{ id: "", alt: "Tanpa gambar" }, ...pustaka];
  return (
    <fieldset className="redaksi-gambar" disabled={disabled}>
      <legend className="ui-label">Gambar utama</legend>
      <div className="redaksi-pustaka">
        {pilihan.map((one) => (
          <label key={one.id}>
            <input
              className="ui-hidden"
              type="radio"
              name="gambarId"
              value={one.id}
              defaultChecked={one.id === terpilih}
              onChange={() => onPilih(one.id)}
            />
            {"varian" in one ? (
              <img src={pictureUrl(one, 200)} alt={one.alt} width="120" height="80" loading="lazy" />
            ) : (
              <span>{one.alt}</span>
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
