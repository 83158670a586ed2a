import decode from "qr/decode.js";
import { getDocumentProxy, getResolvedPDFJS } from "unpdf";

/** What the first QR on a page of a paper says. */
export async function qrInPdf(pdf: Uint8Array, page = 1): Promise<string> {
  const [first] = await codesInPdf(pdf, page);
  if (first === undefined) throw new Error("no QR on this page");
  return first;
}

/** What the QRs on a page say, from the first to the last. They are drawn: a line for each run of dark squares. */
export async function codesInPdf(pdf: Uint8Array, page = 1): Promise<string[]> {
  const { OPS } = await getResolvedPDFJS();
  const document = await getDocumentProxy(new Uint8Array(pdf));
  const { fnArray, argsArray } = await (await document.getPage(page)).getOperatorList();
  return fnArray.flatMap((operator, at) => {
    const runs = operator === OPS.constructPath ? runsOf(Array.from(argsArray[at][1][0] ?? [])) : [];
    return runs.length > fewestRuns ? [decode(seen(runs))] : [];
  });
}

/** A letter or a frame has fewer lines. */
const fewestRuns = 100;

interface Run {
  readonly from: number;
  readonly to: number;
  readonly row: number;
}

/** A path that goes to a place (0, x, y) and along a line (1, x, y) again and again; nothing of any other. */
function runsOf(path: readonly number[]): Run[] {
  const runs: Run[] = [];
  for (let at = 0; at < path.length; at += 6) {
    const [move, from = 0, row = 0, line, to = 0, end] = path.slice(at, at + 6);
    if (move !== 0 || line !== 1 || end !== row) return [];
    runs.push({ from, to, row: Math.floor(row) });
  }
  return runs;
}

/** Large, with white around it, as a camera sees it. */
function seen(runs: readonly Run[]) {
  const [scale, rim] = [4, 24];
  const side = Math.max(...runs.map(({ to }) => to)) * scale + 2 * rim;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const { from, to, row } of runs)
    for (let y = row * scale; y < (row + 1) * scale; y++) {
      const start = (y + rim) * side + rim;
      for (let x = from * scale; x < to * scale; x++) data.fill(0, (start + x) * 4, (start + x) * 4 + 3);
    }
  return { width: side, height: side, data };
}
