import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { LucideIconData } from "lucide-react/types";
import type { Plugin } from "vite";

const imported = /^import (\w+) from "lucide-react\/icons\/([a-z0-9-]+)";$/gm;

/**
 * Puts every icon that we use into one picture beside the scripts. Applications point into it (`kit/ui/drawing.tsx`), so that
 * of an icon their code has the name alone; documents, which run none of it, carry the lines of theirs.
 */
export async function iconSprite(root: string): Promise<Plugin> {
  const icons = join(root, "node_modules/lucide-react/dist/esm/icons");
  const drawing = JSON.stringify(join(root, "src/kit/ui/drawing.tsx"));
  const names = new Map(namesUsed(join(root, "src")).map((name) => [name, aliasOf(icons, name) ?? name]));
  const sprite = drawSprite(await Promise.all([...new Set(names.values())].sort().map((name) => dataOf(icons, name))));
  const path = `assets/icons-${createHash("sha256").update(sprite).digest("hex").slice(0, 8)}.svg`;
  return {
    name: "icon-sprite",
    apply: "build",
    enforce: "pre",
    config: () => ({ define: { "import.meta.env.ICON_SPRITE": JSON.stringify(`/${path}`) } }),
    transform: {
      filter: { id: /\.tsx?$/, code: imported },
      // In the piece itself: one list of all icons would travel with every page.
      handler(code) {
        if (this.environment.name !== "client") return null;
        const pointing = code.replaceAll(
          imported,
          (_, local, name) => `const ${local} = /* @__PURE__ */ inSprite(${JSON.stringify(names.get(name))});`,
        );
        return { code: `import { inSprite } from ${drawing};\n${pointing}`, map: null };
      },
    },
    generateBundle() {
      if (this.environment.name === "client") this.emitFile({ type: "asset", fileName: path, source: sprite });
    },
  };
}

function namesUsed(source: string): string[] {
  const texts = globSync("**/*.{ts,tsx}", { cwd: source }).map((file) => readFileSync(join(source, file), "utf8"));
  return texts.flatMap((text) => [...text.matchAll(imported)].map(([, , name = ""]) => name));
}

/** What an icon is called that has an older name besides. */
const aliasOf = (icons: string, name: string): string | undefined =>
  /default \} from '\.\/([a-z0-9-]+)\.mjs'/.exec(readFileSync(join(icons, `${name}.mjs`), "utf8"))?.[1];

/** @throws Error where an icon is not called as its file is: then nothing would be found in the sprite */
async function dataOf(icons: string, name: string): Promise<LucideIconData> {
  const { __iconData: data }: { readonly __iconData?: LucideIconData } = await import(pathToFileURL(join(icons, `${name}.mjs`)).href);
  if (data?.name !== name) throw new Error(`lucide-react calls the icon ${name} otherwise: ${data?.name}`);
  return data;
}

const drawSprite = (icons: readonly LucideIconData[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg">${icons.map(symbolOf).join("")}</svg>`;

const symbolOf = ({ name, node }: LucideIconData): string =>
  `<symbol id="${name}" viewBox="0 0 24 24">${node.map(([line, attributes]) => `<${line}${attributesOf(attributes)}/>`).join("")}</symbol>`;

const attributesOf = ({ key: _, ...attributes }: Readonly<Record<string, unknown>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
