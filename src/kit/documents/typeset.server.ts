import { join } from "node:path";
import { NodeCompiler, type NodeError } from "@myriaddreamin/typst-ts-node-compiler";
import { fontFiles } from "./letters/faces.server.ts";
import { printable } from "./letters/printable.server.ts";

/** Templates of `documents/templates`, by their name. */
export type Template = "paper" | "cards" | "share-card";

/** PDF/UA-1 is read aloud everywhere; PDF/A-3a, tagged in the same way, is what archives keep. */
export type Standard = "ua-1" | "a-3a";

export interface Typeset {
  readonly template: Template;
  /** What the template reads as JSON, bytes in it as pictures. Never code: Typst prints a string as it stands. */
  readonly data: unknown;
  readonly standard: Standard;
  /** The day told by the file, in seconds since 1970; the same paper of the same moment is the same to the byte. */
  readonly moment?: number;
}

/** Node runs threads from the sources, so the templates are there too. Nothing outside this folder can be read by one. */
const workspace = join(process.cwd(), "src/kit/documents/templates");

let opened: NodeCompiler | undefined;

function compiler(): NodeCompiler {
  opened ??= NodeCompiler.create({ workspace, fontArgs: [{ fontBlobs: fontFiles() }] });
  return opened;
}

/** The template filled with the data, as PDF. @throws Error that names the fault, but nothing of the data */
export function typesetPdf({ standard, moment, ...work }: Typeset): Uint8Array {
  return typeset(
    work,
    (typst, document) =>
      new Uint8Array(typst.pdf(document, { pdfStandard: standard, ...(moment === undefined ? {} : { creationTimestamp: moment }) })),
  );
}

/** The first page as SVG, letters as outlines. */
export const typesetSvg = (work: Pick<Typeset, "template" | "data">): string =>
  typeset(work, (typst, document) => typst.plainSvg(document));

type Document = Parameters<NodeCompiler["plainSvg"]>[0];

function typeset<T>({ template, data }: Pick<Typeset, "template" | "data">, draw: (typst: NodeCompiler, document: Document) => T): T {
  const typst = compiler();
  try {
    typst.mapShadow(join(workspace, "data.json"), Buffer.from(written(printable(data), typst)));
    const compiled = typst.compile({ mainFilePath: join(workspace, `${template}.typ`) });
    if (!compiled.result) throw new Error(faults(typst, compiled.takeDiagnostics()));
    return draw(typst, compiled.result);
  } catch (error) {
    throw new Error(`${template}.typ: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    typst.resetShadow();
    // What was laid out holds names: it is not kept beyond the papers made right after it.
    typst.evictCache(2);
  }
}

/** The data as JSON, its pictures laid beside it: each becomes the path under which the template finds it. */
function written(data: unknown, typst: NodeCompiler): string {
  let count = 0;
  // What stands there and not `value`: a Buffer has been made JSON of by then.
  return JSON.stringify(data, function (this: Record<string, unknown>, name: string, value: unknown) {
    const picture = this[name];
    if (!(picture instanceof Uint8Array)) return value;
    const path = `/pictures/${++count}`;
    typst.mapShadow(join(workspace, path), Buffer.from(picture));
    return path;
  });
}

function faults(typst: NodeCompiler, error: NodeError | null): string {
  const found = error ? (typst.fetchDiagnostics(error) as { message: string; path: string; range?: { start: { line: number } } }[]) : [];
  return found.map(({ message, path, range }) => `${message} (${path.split("/").at(-1)}:${(range?.start.line ?? 0) + 1})`).join("; ");
}
