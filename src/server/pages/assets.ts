import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { typeOfAsset } from "./asset-types.ts";
import { addCompressed, type Prepared, prepare } from "./prepared.ts";

const forever = "public, max-age=31536000, immutable";
const aDay = "public, max-age=86400";

/** The built files by address, e.g. "/assets/root-B1x.js", with what the build compressed them to. */
export interface Assets {
  readonly find: (address: string) => Prepared | undefined;
}

export async function loadAssets(directory: string, common: Readonly<Record<string, string>>): Promise<Assets> {
  const kept = new Map<string, Prepared>();
  const files = (await readdir(directory, { recursive: true, withFileTypes: true })).filter((one) => one.isFile());
  const paths = new Set(files.map(({ parentPath, name }) => join(parentPath, name)));
  const load = async (path: string) => {
    const type = typeOfAsset(path);
    if (!type) return;
    const address = path.slice(directory.length).replaceAll("\\", "/");
    const headers = { ...common, "Content-Type": type, "Cache-Control": address.startsWith("/assets/") ? forever : aDay };
    const asset = prepare(await readFile(path), headers, "asset");
    if (paths.has(`${path}.br`) && paths.has(`${path}.gz`))
      addCompressed(asset, headers, { brotli: await readFile(`${path}.br`), gzip: await readFile(`${path}.gz`) });
    kept.set(address, asset);
  };
  await Promise.all([...paths].map(load));
  return { find: (address) => kept.get(address) };
}

export const noAssets: Assets = { find: () => undefined };
