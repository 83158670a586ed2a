import type { StoredPicture } from "../../media/picture.ts";
import { Picture } from "../picture.tsx";
import { Tag } from "../tag.tsx";

interface GridProps {
  readonly pictures: readonly StoredPicture[];
  readonly onChoose: (picture: StoredPicture) => void;
}

export function PictureGrid({ pictures, onChoose }: GridProps) {
  return (
    <ul className="ui-pictures">
      {pictures.map((picture) => (
        <li key={picture.id}>
          <button type="button" onClick={() => onChoose(picture)}>
            <Picture of={picture} sizes="12rem" className="ui-thumb" alt="" />
            {picture.klip !== null && <Tag tone="info">Klip</Tag>}
            <span>{picture.alt}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
