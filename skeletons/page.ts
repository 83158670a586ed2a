import { demandKebab, demandModule, insertBefore, NotWritten, pascal, type Tree } from "./tree.ts";

export interface NewPage {
  /** "public": a document, the same for everybody; "portal": for those who are signed in. */
  readonly shell: string;
  readonly module: string;
  /** "/ruang-rapat"; its last word names the file. */
  readonly address: string;
  readonly title: string;
}

/**
 * The files that are new or changed, by path: the screen and its row in the table of pages, and a public page's drawing.
 * @throws NotWritten
 */
export function pageSkeleton(tree: Tree, wanted: NewPage): ReadonlyMap<string, string> {
  const { shell, module, address } = wanted;
  if (shell !== "public" && shell !== "portal") throw new NotWritten(`A page is "public" or "portal", not "${shell}".`);
  if (!address.startsWith("/")) throw new NotWritten(`The address begins with /: "/ruang-rapat", not "${address}".`);
  const name = address.split("/").at(-1) ?? "";
  demandKebab(name, "The last word of the address");
  demandModule(tree, module);
  const routes = `src/routes/${shell}-pages.ts`;
  if (tree.list("src/routes/*.ts").some((path) => tree.read(path)?.includes(`path: "${address}"`)))
    throw new NotWritten(`${address} is there already.`);
  const screen = `modules/${module}/screens/${name}.tsx`;
  if (tree.read(`src/${screen}`) !== undefined) throw new NotWritten(`src/${screen} is there already.`);
  const rest = shell === "public" ? "...siteDocument" : `access: "signed-in", ...portalScreen`;
  return new Map([
    [`src/${screen}`, shell === "public" ? publicScreen(wanted, name) : portalScreen(wanted, name)],
    [routes, insertBefore(tree, routes, ["];\n", `  { path: "${address}", file: "${screen}", ${rest} },\n`])],
    ...(shell === "public" ? [[`src/modules/${module}/media/${name}.svg`, firstDrawing(wanted)] as const] : []),
  ]);
}

/** Hills and a sun, until somebody draws what the page is about. */
const firstDrawing = ({ title }: NewPage): string => `<!-- ${title.replaceAll("-", " ")} -->
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">
<path fill="#cfe0d4" d="M0 0h1200v800H0z"/>
<circle cx="900" cy="200" r="80" fill="#f3e3bd"/>
<path fill="#5c8f77" d="M0 520 300 330l260 170 280-210 360 250v260H0z"/>
<path fill="#0f5b41" d="M0 620q300-120 600 0t600 0v180H0z"/>
</svg>
`;

const publicScreen = ({ address, title }: NewPage, name: string): string => `import type { LoaderFunctionArgs } from "react-router";
import { describe } from "#kit/ui/document/describe.ts";
import { HeadDrawing, PageHead } from "#kit/ui/document/page-head.tsx";
import drawing from "../media/${name}.svg";

const title = ${JSON.stringify(title)};
const lead = ${JSON.stringify(`${title} di madrasah kami.`)};

export const loader = ({ request }: LoaderFunctionArgs) => ({ origin: new URL(request.url).origin });

export const meta = ({ loaderData }: { readonly loaderData?: ReturnType<typeof loader> }) =>
  loaderData
    ? describe({ title, description: lead, url: loaderData.origin + ${JSON.stringify(address)}, picture: { address: \`\${loaderData.origin}/bagikan.png\`, alt: title } })
    : [];

export default function ${pascal(name)}() {
  return (
    <>
      <PageHead title={title} lead={lead} picture={<HeadDrawing of={drawing} />} />
      <div className="lebar">
        <p>Isi halaman ini sedang disiapkan.</p>
      </div>
    </>
  );
}
`;

const portalScreen = ({ title }: NewPage, name: string): string => `import { EmptyState } from "#kit/ui/feedback/states.tsx";
import { PageHead, Sheet } from "#kit/ui/sheet.tsx";

export const meta = () => [{ title: ${JSON.stringify(title)} }];

export default function ${pascal(name)}() {
  return (
    <>
      <PageHead title=${JSON.stringify(title)} />
      <Sheet title=${JSON.stringify(title)}>
        <EmptyState title="Belum ada isi">Isi halaman ini sedang disiapkan.</EmptyState>
      </Sheet>
    </>
  );
}
`;
