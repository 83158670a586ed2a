export interface Choice {
  readonly name: string;
  readonly label: string;
}

/** What the address asks for; the first where it asks for nothing that exists. */
export function choose<const Name extends string>(request: Request, choices: readonly (Choice & { readonly name: Name })[]): Name {
  const asked = new URL(request.url).searchParams.get("tab");
  const found = choices.find(({ name }) => name === asked) ?? choices[0];
  if (!found) throw new Error("there is nothing to choose from");
  return found.name;
}

/** The first tab is the page itself, so it has one address only. */
export const tabAddress =
  (path: string, choices: readonly Choice[]) =>
  (name: string): string =>
    name === choices[0]?.name ? path : `${path}?tab=${name}`;

/** What a tab is called where its address is shared or found: the page's name, and from the second tab on its own before it. */
export function tabHeading(name: string, path: string, choices: readonly Choice[], tab: string) {
  const at = choices.findIndex((choice) => choice.name === tab);
  return at > 0 ? { heading: `${choices[at]?.label} – ${name}`, above: { name, path } } : { heading: name };
}
