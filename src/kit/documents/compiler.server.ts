import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { initSync as openRenderer, TypstRenderer } from "@myriaddreamin/typst-ts-renderer";
import {
  initSync as openTypst,
  type TypstCompiler,
  TypstCompilerBuilder,
  TypstFontResolverBuilder,
} from "@myriaddreamin/typst-ts-web-compiler";
import { fontFiles } from "./letters/faces.server.ts";
import { compilerFile } from "./threads/held-compiler.server.ts";

const resolve = createRequire(import.meta.url).resolve;

/** Node runs threads from the sources, so the templates are there too. */
const templates = join(process.cwd(), "src/kit/documents/templates");

let opened: Promise<TypstCompiler> | undefined;
let memory: WebAssembly.Memory | undefined;

/** What the compiler has taken, in bytes: it keeps what it laid out of every paper, and gives nothing back. */
export const compilerMemory = (): number => memory?.buffer.byteLength ?? 0;

/** The compiler with the fonts and templates. It knows no disk and no network: a template reads what is laid before it. */
export async function openCompiler(): Promise<TypstCompiler> {
  opened ??= open();
  return opened;
}

async function open(): Promise<TypstCompiler> {
  memory = openTypst({ module: readFileSync(compilerFile) }).memory;
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  const compiler = await builder.build();
  const fonts = new TypstFontResolverBuilder();
  for (const font of fontFiles()) fonts.add_raw_font(font);
  compiler.set_fonts(await fonts.build());
  for (const name of readdirSync(templates)) compiler.map_shadow(`/${name}`, readFileSync(join(templates, name)));
  return compiler;
}

let renderer: TypstRenderer | undefined;

/** Pages and their drawings, without the styles and scripts that a browser would get. */
const drawingAlone = 0b11;

/** What the compiler has laid out, as SVG. */
export function asSvg(artifact: Uint8Array): string {
  if (!renderer) {
    openRenderer({ module: readFileSync(resolve("@myriaddreamin/typst-ts-renderer/wasm")) });
    renderer = new TypstRenderer();
  }
  const session = renderer.session_from_artifact(artifact, "vector");
  try {
    return renderer.svg_data(session, drawingAlone);
  } finally {
    session.free();
  }
}
