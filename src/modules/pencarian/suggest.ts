import type { Suggestion } from "./answer.ts";

const patience = 250;
const shortest = 3;

/** Names what is found while somebody types; whoever picks a name is led there. Without this the words are sent as they are. */
function suggest(box: HTMLInputElement): void {
  const list = document.createElement("datalist");
  list.id = "saran";
  box.after(list);
  box.setAttribute("list", list.id);
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let asking = new AbortController();

  const show = async (typed: string) => {
    asking.abort();
    asking = new AbortController();
    try {
      const answer = await fetch(`/cari/saran?${new URLSearchParams({ cari: typed })}`, { signal: asking.signal });
      if (!answer.ok) return;
      const found: readonly Suggestion[] = await answer.json();
      list.replaceChildren(...found.map(optionFor));
    } catch {
      // Without a network, or overtaken by the next letter: what was typed can be sent all the same.
    }
  };
  box.addEventListener("input", (event) => {
    clearTimeout(waiting);
    const picked = isPick(event) && [...list.options].find(({ value }) => value === box.value)?.dataset.alamat;
    if (picked) location.assign(picked);
    else if (box.value.trim().length >= shortest) waiting = setTimeout(() => show(box.value.trim()), patience);
  });
}

/** A name taken from the list comes whole, in no browser letter by letter. */
const isPick = (event: Event): boolean => !(event instanceof InputEvent) || event.inputType === "insertReplacementText";

function optionFor({ title, href }: Suggestion): HTMLOptionElement {
  const option = document.createElement("option");
  option.value = title;
  option.dataset.alamat = href;
  return option;
}

const box = document.querySelector<HTMLInputElement>("#cari");
const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
if (box && !connection?.saveData) suggest(box);
