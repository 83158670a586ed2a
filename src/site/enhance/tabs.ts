/** A tab's content comes alone: what stands around it stays where it is. Whatever goes wrong, the link is followed like all others. */
export function changeTabs(): void {
  if (!document.querySelector(".tab")) return;
  let shown = address(location.href);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(".tab a") : null;
    // Whoever edits has links in the content, which only a whole page brings.
    if (!link || isSpecial(event) || document.querySelector(".sunting")) return;
    event.preventDefault();
    if (address(link.href) === shown) return;
    shown = address(link.href);
    history.pushState(null, "", shown);
    void bring(shown);
  });
  addEventListener("popstate", () => {
    if (address(location.href) === shown) return;
    shown = address(location.href);
    void bring(shown);
  });
}

const isSpecial = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/** Where it is, without the place on the page. */
function address(href: string): string {
  const { pathname, search } = new URL(href, location.href);
  return pathname + search;
}

async function bring(to: string): Promise<void> {
  const page = await read(to);
  const [fresh, old] = [page?.querySelector(".isi-tab"), document.querySelector(".isi-tab")];
  if (!page || !fresh || !old) return location.assign(to);
  // Somebody was quicker and has chosen another meanwhile.
  if (address(location.href) !== to) return;
  const change = () => {
    old.replaceWith(fresh);
    for (const link of document.querySelectorAll<HTMLAnchorElement>(".tab a"))
      address(link.href) === to ? link.setAttribute("aria-current", "page") : link.removeAttribute("aria-current");
    document.title = page.title;
    stayBelowTabs(fresh);
  };
  if ("startViewTransition" in document) document.startViewTransition(change);
  else change();
}

async function read(to: string): Promise<Document | undefined> {
  const answer = await fetch(to, { headers: { accept: "text/html" } }).catch(() => undefined);
  return answer?.ok ? new DOMParser().parseFromString(await answer.text(), "text/html") : undefined;
}

/** From the middle of a long tab, the next one is read from its beginning. */
function stayBelowTabs(content: Element): void {
  const under = document.querySelector(".tab")?.getBoundingClientRect().bottom ?? 0;
  const gone = content.getBoundingClientRect().top - under;
  if (gone < 0) scrollBy({ top: gone, behavior: "instant" });
}
