import type { StoredPicture } from "../../media/picture.ts";

type Points = Pick<StoredPicture, "fokusPonselX" | "fokusPonselY" | "fokusLebarX" | "fokusLebarY">;

/** Classes for the points of crop that telephones (`p`) and wide windows (`l`) have of their own, of a picture as wide as the window. */
export const widthFocus = ({ fokusPonselX, fokusPonselY, fokusLebarX, fokusLebarY }: Points): string =>
  [at("p", fokusPonselX, fokusPonselY), at("l", fokusLebarX, fokusLebarY)].filter(Boolean).join(" ");

const at = (where: string, x: number | null, y: number | null): string =>
  x === null || y === null ? "" : `${where}x${Math.round(x * 10)} ${where}y${Math.round(y * 10)}`;
