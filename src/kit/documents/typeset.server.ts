import { asSvg, openCompiler } from "./compiler.server.ts";
import { printable } from "./letters/printable.server.ts";
import { nameStandard, type Standard } from "./standard.server.ts";

/** Templates of `documents/templates`, by their name. */
export type Template = "paper" | "cards" | "share-card";

export interface Typeset {
  readonly template: Template;
  /** What the template reads as JSON, bytes in it as files of their own. Never code: Typst prints a string as it stands. */
  readonly data: unknown;
  readonly standard: Standard;
}

/** The template filled with the data, as PDF. @throws Error that names the fault, but nothing of the data */
export async function typesetPdf({ standard, ...work }: Typeset): Promise<Uint8Array> {
  return nameStandard(await typeset(work, "pdf"), standard);
}

/** The first page as SVG, letters as outlines. */
export async function typesetSvg(work: Pick<Typeset, "template" | "data">): Promise<string> {
  return asSvg(await typeset(work, "vector"));
}

/** Faults as objects with a message and a place. */
const asObjects = 3;

async function typeset({ template, data }: Pick<Typeset, "template" | "data">, format: "pdf" | "vector"): Promise<Uint8Array> {
  const compiler = await openCompiler();
  const laid: string[] = [];
  const lay = (path: string, bytes: Uint8Array) => {
    laid.push(path);
    compiler.map_shadow(path, bytes);
  };
  try {
    lay("/data.json", new TextEncoder().encode(written(printable(data), lay)));
    const { result, diagnostics = [] } = compiler.compile(`/${template}.typ`, undefined, format, asObjects) as Compiled;
    if (!result) throw new Error(diagnostics.map(told).join("; "));
    return result;
  } catch (error) {
    throw new Error(`${template}.typ: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    for (const path of laid) compiler.unmap_shadow(path);
  }
}

/** One of both. */
interface Compiled {
  readonly result?: Uint8Array;
  readonly diagnostics?: readonly Fault[];
}

interface Fault {
  readonly message: string;
  readonly path: string;
  /** Lines and columns from 0, "12:4-12:9"; empty when unknown. */
  readonly range: string;
}

const told = ({ message, path, range }: Fault): string => `${message} (${path.split("/").at(-1)}:${Number.parseInt(range || "0", 10) + 1})`;

/** The data as JSON; bytes in it are laid beside it, and each becomes the path under which the template finds them. */
function written(data: unknown, lay: (path: string, bytes: Uint8Array) => void): string {
  let count = 0;
  // What stands there and not `value`: a Buffer has been made JSON of by then.
  return JSON.stringify(data, function (this: Record<string, unknown>, name: string, value: unknown) {
    const bytes = this[name];
    if (!(bytes instanceof Uint8Array)) return value;
    const path = `/bytes/${++count}`;
    lay(path, bytes);
    return path;
  });
}
