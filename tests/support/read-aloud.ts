interface Node {
  readonly role?: string;
  readonly children?: readonly Node[];
}

interface Page {
  readonly getStructTree: () => Promise<unknown>;
}

/** The roles of a page's parts, in the order in which they are read aloud. */
export async function readAloud(page: Page): Promise<string[]> {
  const roles = ({ role, children = [] }: Node): string[] => [...(role ? [role] : []), ...children.flatMap(roles)];
  const tree = (await page.getStructTree()) as Node | null;
  return tree ? roles(tree).filter((role) => role !== "Root" && role !== "Document") : [];
}
