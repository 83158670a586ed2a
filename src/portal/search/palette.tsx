import Search from "lucide-react/icons/search";
import { useEffect, useId, useRef, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { Dialog } from "#kit/ui/dialog.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import type { loader } from "./find.ts";
import { Results } from "./results.tsx";
import { fewestLetters, mostLetters, pagesFor } from "./words.ts";
import "./palette.css";

const pauseMs = 150;

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Addresses of the menu that this person may open. */
  readonly pages: readonly string[];
}

/** One search over pages and records: arrows choose, Enter opens. */
export function Palette({ open, onClose, pages }: PaletteProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Cari halaman atau data">
      <Body pages={pages} onClose={onClose} />
    </Dialog>
  );
}

function Body({ pages, onClose }: Omit<PaletteProps, "open">) {
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const { groups, waiting } = useFinds(typed);
  const navigate = useNavigate();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const shown = [
    { title: "Halaman", found: pagesFor(pages, typed).map(({ to, label }) => ({ id: to, to, name: label, hint: "" })) },
    ...groups,
  ];
  const filled = shown.filter(({ found }) => found.length > 0);
  const all = filled.flatMap(({ found }) => found);
  const place = Math.min(active, all.length - 1);
  const go = (to: string) => {
    onClose();
    void navigate(to);
  };
  const keys: Record<string, () => void> = {
    ArrowDown: () => setActive((place + 1) % Math.max(1, all.length)),
    ArrowUp: () => setActive((place - 1 + all.length) % Math.max(1, all.length)),
    Enter: () => all[place] && go(all[place].to),
  };
  useEffect(() => {
    list.current?.querySelector(`[id="${id}-${place}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id, place]);
  return (
    <div className="palette">
      <div className="ui-search">
        <Icon of={Search} />
        <input
          className="ui-input"
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label="Cari halaman atau data"
          aria-expanded={all.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={all.length > 0 ? `${id}-${place}` : undefined}
          autoComplete="off"
          spellCheck={false}
          maxLength={mostLetters}
          placeholder="Ketik nama, nomor, atau perihal"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={(event) => {
            const act = event.nativeEvent.isComposing ? undefined : keys[event.key];
            if (!act) return;
            event.preventDefault();
            act();
          }}
        />
      </div>
      <div ref={list} className="palette-list">
        <Results id={id} groups={filled} active={place} onPick={onClose} />
        <p className={all.length > 0 || waiting ? "ui-hidden" : "palette-none"} role="status">
          {waiting ? "Mencari…" : said(all.length, typed)}
        </p>
      </div>
    </div>
  );
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
