import type { EditPlace, EditPlaces } from "#kit/ui/document/edit-place.ts";
import { fieldId } from "#kit/ui/field/field-id.ts";

void offerPlaces();

/** For somebody who is signed in and may change it, each marked place of the page leads to where it is written. */
async function offerPlaces(): Promise<void> {
  const asked = fetch("/ruang-kerja/sunting", { headers: { accept: "application/json" }, redirect: "manual" });
  const answer = await asked.catch(() => undefined);
  // Who is signed in no more, or has no connection, reads the page as everybody does.
  if (answer?.ok) show((await answer.json()) as EditPlaces);
}

function show(places: EditPlaces): void {
  for (const marked of document.querySelectorAll<HTMLElement>("[data-sunting]:not(main)")) {
    const [, name = "", row, field] = /^(\w+)(?:\/([^#]+))?(?:#(\w+))?$/.exec(marked.dataset.sunting ?? "") ?? [];
    const place = places[name];
    if (place) offer(marked, place, { row, field });
  }
}

interface Meant {
  readonly row: string | undefined;
  readonly field: string | undefined;
}

function offer(marked: HTMLElement, place: EditPlace, { row, field }: Meant): void {
  const missing = marked.dataset.kosong;
  if (missing === undefined) {
    marked.append(link("Sunting", row && place.edit ? place.edit + row : at(place.list, field), nameOf(marked)));
    return;
  }
  // A list in which this person changes rows and adds none: there is nothing yet that they could fill.
  if (place.add === null && place.edit !== null) return;
  const told = document.createElement("p");
  told.className = "kosong";
  told.append(
    `${missing} belum diisi, jadi pengunjung tidak melihatnya. `,
    link("Isi sekarang", place.add ?? at(place.list, field), missing),
  );
  marked.replaceChildren(told);
  marked.hidden = false;
}

const at = (list: string, field: string | undefined): string => (field ? `${list}#${fieldId(field)}` : list);

/** What is read aloud behind "Sunting". */
const nameOf = (marked: HTMLElement): string =>
  (marked.querySelector("h1, h2, h3") ?? marked.querySelector("summary, b"))?.textContent?.trim() ?? "bagian ini";

function link(words: string, href: string, what: string): HTMLAnchorElement {
  const made = document.createElement("a");
  made.className = "sunting";
  made.href = href;
  made.textContent = words;
  made.setAttribute("aria-label", `${words}: ${what}`);
  return made;
}
