import type { StoredPicture } from "#kit/media/picture.ts";
import { Picture } from "#kit/ui/picture.tsx";

interface HeroCropProps {
  readonly picture: StoredPicture;
  readonly width: "ponsel" | "umum" | "lebar";
  readonly point: { readonly x: number; readonly y: number };
}

const frames = { ponsel: "ui-crop ui-crop-ponsel", umum: "ui-crop ui-crop-umum", lebar: "ui-crop ui-crop-lebar" } as const;

/** The home page's first screen in small, as it is cropped at one width: its veil, and lines where words stand. */
export function HeroCrop({ picture, width, point: { x, y } }: HeroCropProps) {
  return (
    <span className={frames[width]} aria-hidden="true">
      <Picture of={{ ...picture, fokusX: x, fokusY: y }} sizes="16rem" alt="" />
      <span>
        <i />
        <i />
        <i />
      </span>
    </span>
  );
}
