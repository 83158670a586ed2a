import { create, type QRCodeErrorCorrectionLevel } from "qrcode";

/**
 * What is scanned, as SVG for a template: sharp on any printer, and quicker to set than a picture of as many dots. One line for each run of
 * dark squares, thick enough to meet the next row; a light square around them all.
 * @param level how much of it may be spoiled: L 7 %, M 15 %
 */
export function drawQrCode(text: string, level: QRCodeErrorCorrectionLevel): Uint8Array {
  const { size, data } = create(text, { errorCorrectionLevel: level }).modules;
  const lines: string[] = [];
  for (let row = 0; row < size; row++)
    for (let from = 0; from < size; from++) {
      if (!data[row * size + from]) continue;
      let to = from;
      while (to < size && data[row * size + to]) to++;
      lines.push(`M${from + 1} ${row + 1.5}h${to - from}`);
      from = to;
    }
  const side = size + 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="none" stroke="#000" stroke-width="1.01" d="${lines.join("")}"/></svg>`,
  );
}
