import type { Plugin } from "postcss";

/** Later ones stand over earlier ones, however long their selectors: a module over the shells, these over the pieces of the kit. */
export const layerNames = ["kit", "site", "portal", "modules"] as const;

/** The layer of a sheet is its folder below `src`; another sheet has none. */
export function layerOf(path: string | undefined): string | undefined {
  const folder = path?.match(/\/src\/([a-z]+)\//)?.[1];
  return layerNames.find((name) => name === folder);
}

/** Puts the rules of each sheet into its layer, also after Vite has written imported sheets into one. */
export const styleLayers = (): Plugin => ({
  postcssPlugin: "style-layers",
  Once(root, { AtRule }) {
    const nodes = [...root.nodes];
    let layer: InstanceType<typeof AtRule> | undefined;
    for (const node of nodes) {
      const name = layerOf(node.source?.input.file);
      if (!name || (node.type === "atrule" && staysOutside.has(node.name))) {
        layer = undefined;
        continue;
      }
      if (layer?.params !== name) {
        layer = new AtRule({ name: "layer", params: name, nodes: [] });
        node.before(layer);
      }
      layer.append(node.remove());
    }
    root.prepend(new AtRule({ name: "layer", params: layerNames.join(", ") }));
  },
});

/** What is no rule of its own has no place in a layer. */
const staysOutside: ReadonlySet<string> = new Set(["charset", "import", "layer", "font-face", "page", "view-transition"]);
