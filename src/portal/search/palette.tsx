import Search from "lucide-react/icons/search";
import { type KeyboardEvent, useEffect, useId, useLayoutEffect, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { Dialog } from "#kit/ui/dialog.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { loader } from "./find.ts";
import { Results } from "./results.tsx";
import type { PaletteProps } from "./search-button.tsx";
import { fewestLetters, mostLetters, waysFor } from "./words.ts";

const pauseMs = 150;

/** One search over pages, records and what can be done: arrows choose, Enter opens. */
export function Palette({ open, onClose, ...search }: PaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cari halaman atau data">
      <Body {...search} onClose={onClose} />
    </Dialog>
  );
}

function Body({ ways, begun, onClose }: Omit<PaletteProps, "open">) {
  const { typed, type, groups, waiting, count, place, press } = useSearch({ ways, begun, onClose });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  // The next letter goes behind those that were typed already.
  useEffect(() => input.current?.setSelectionRange(mostLetters, mostLetters), []);
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${place}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, place]);
  return (
    <div className="palette">
      <div className="ui-search">
        <Icon of={Search} />
        <input
          {...box}
          ref={input}
          role="combobox"
          aria-expanded={count > 0}
          aria-controls={id}
          aria-activedescendant={count > 0 ? `${id}-${place}` : undefined}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={press}
        />
      </div>
      <div ref={list} className="palette-list">
        <Results id={id} groups={groups} active={place} onPick={onClose} />
        <p className={count > 0 || waiting ? "ui-hidden" : "palette-none"} role="status">
          {waiting ? "Mencari…" : said(count, typed)}
        </p>
      </div>
    </div>
  );
}

const box = {
  className: "ui-input",
  type: "text",
  inputMode: "search",
  enterKeyHint: "go",
  "aria-label": "Cari halaman atau data",
  "aria-autocomplete": "list",
  autoComplete: "off",
  spellCheck: false,
  maxLength: mostLetters,
  placeholder: "Misalnya “tambah surat”",
} as const;

/** What is typed, what it finds, and which find is chosen. */
function useSearch({ ways, begun, onClose }: Omit<PaletteProps, "open">) {
  const [typed, setTyped] = useState("");
  // Not before it stands in the page: until then the next letter goes to the box that waited.
  useLayoutEffect(() => {
    setTyped(begun.current);
    begun.current = "";
  }, [begun]);
  const [active, setActive] = useState(0);
  const { groups: records, waiting } = useFinds(typed);
  const navigate = useNavigate();
  const groups = [...waysFor(ways, typed), ...records].filter(({ found }) => found.length > 0);
  const all = groups.flatMap(({ found }) => found);
  const place = Math.min(active, all.length - 1);
  const step = (by: number) => setActive((place + by + all.length) % Math.max(1, all.length));
  const enter = () => {
    const chosen = all[place];
    if (!chosen) return;
    onClose();
    void navigate(chosen.to);
  };
  const keys: Record<string, () => void> = { ArrowDown: () => step(1), ArrowUp: () => step(-1), Enter: enter };
  const press = (event: KeyboardEvent) => {
    const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const type = (text: string) => {
    setTyped(text);
    setActive(0);
  };
  return { typed, type, groups, waiting, count: all.length, place, press };
}

const said = (count: number, typed: string): string =>
  count > 0 ? `${count} hasil` : `Tidak ada yang cocok dengan “${typed.trim()}”. Coba kata lain.`;

/** Finds for what is typed, asked for when the typing pauses; the former stay until the new ones are there. */
function useFinds(typed: string) {
  const { load, data, state } = useFetcher<typeof loader>();
  const words = typed.trim();
  const enough = words.length >= fewestLetters;
  useEffect(() => {
    if (!enough) return;
    const timer = setTimeout(() => void load(`/pencarian?kata=${encodeURIComponent(words)}`), pauseMs);
    return () => clearTimeout(timer);
  }, [load, words, enough]);
  const groups = enough && data ? data.groups : [];
  return { groups, waiting: enough && (state !== "idle" || data?.words !== words.slice(0, mostLetters)) };
}
