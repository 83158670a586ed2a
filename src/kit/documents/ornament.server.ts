import { Path, Svg } from "@react-pdf/renderer";
import { createElement as draw } from "react";
import { colour } from "./look.server.ts";

/** One length of the band, 48 × 16: Donggala's stepped diamond, then the eight-pointed star. */
const DIAMOND = "M18 8V9.5H16.5V11H15V12.5H13.5V14H10.5V12.5H9V11H7.5V9.5H6V6.5H7.5V5H9V3.5H10.5V2H13.5V3.5H15V5H16.5V6.5H18Z";
const STAR = "M40.6 8L39.25 9.35V11.25H37.35L36 12.6L34.65 11.25H32.75V9.35L31.4 8L32.75 6.65V4.75H34.65L36 3.4L37.35 4.75H39.25V6.65Z";
const BEADS = "M0 8l1.5-1.5v3zM24 5.5L26.5 8L24 10.5L21.5 8ZM48 8l-1.5-1.5v3z";
const LENGTH = 48;
const HEIGHT = 16;
const SCALE = 0.5;
/** For pages that are drawn without the renderer. */
export const band = { path: DIAMOND + STAR + BEADS, length: LENGTH, height: HEIGHT, scale: SCALE };

/** A band of whole lengths between two rules, `width` points wide. */
export function Band({ width }: { width: number }) {
  const count = Math.round(width / (LENGTH * SCALE));
  const places = Array.from({ length: count }, (_, index) => index * LENGTH);
  const box = { width, height: HEIGHT * SCALE, viewBox: `0 0 ${count * LENGTH} ${HEIGHT}`, preserveAspectRatio: "none" };
  return draw(
    Svg,
    box,
    draw(Path, { d: `M0 0H${count * LENGTH}V0.9H0ZM0 15.1H${count * LENGTH}V16H0Z`, fill: colour.deep }),
    places.map((x) => draw(Path, { key: x, d: DIAMOND + STAR + BEADS, fill: colour.gold, transform: `translate(${x} 0)` })),
  );
}

/** The star alone, before a heading. */
export const Star = ({ size }: { size: number }) =>
  draw(Svg, { width: size, height: size, viewBox: "31.4 3.4 9.2 9.2" }, draw(Path, { d: STAR, fill: colour.gold }));
