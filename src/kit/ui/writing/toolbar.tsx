import Bold from "lucide-react/icons/bold";
import FileText from "lucide-react/icons/file-text";
import Heading2 from "lucide-react/icons/heading-2";
import Heading3 from "lucide-react/icons/heading-3";
import ImageIcon from "lucide-react/icons/image";
import Images from "lucide-react/icons/images";
import Italic from "lucide-react/icons/italic";
import LinkIcon from "lucide-react/icons/link";
import List from "lucide-react/icons/list";
import ListOrdered from "lucide-react/icons/list-ordered";
import Quote from "lucide-react/icons/quote";
import Redo2 from "lucide-react/icons/redo-2";
import Table from "lucide-react/icons/table";
import Undo2 from "lucide-react/icons/undo-2";
import Unlink from "lucide-react/icons/unlink";
import VideoIcon from "lucide-react/icons/video";
import { redo, undo } from "prosemirror-history";
import type { Command, EditorState } from "prosemirror-state";
import { addColumnAfter, addRowAfter, deleteColumn, deleteRow, deleteTable } from "prosemirror-tables";
import { type KeyboardEvent, useState } from "react";
import { Button, IconButton } from "../button.tsx";
import type { LucideIcon } from "../icon.tsx";
import {
  blockOf,
  insertBlock,
  markOn,
  mayJoinGallery,
  moveIn,
  moveOut,
  nameSpeaker,
  newTable,
  toggle,
  toggleBlock,
  withoutLink,
} from "./commands.ts";

/** What is asked for before it is put in. */
export type Asked = "link" | "picture" | "gallery" | "video" | "file";

interface Props {
  readonly state: EditorState;
  readonly run: (command: Command) => void;
  readonly ask: (what: Asked) => void;
  /** Id of the text. */
  readonly controls: string;
}

interface Tool {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly press: () => void;
  readonly on?: boolean;
  readonly off?: boolean;
}

/** One stop for the Tab key; arrows go through the buttons. */
export function Toolbar(props: Props) {
  const tools = toolsOf(props);
  const [current, setCurrent] = useState(0);
  const more = moreTools[blockOf(props.state)];
  return (
    <div className="tulis-alat">
      <div role="toolbar" aria-label="Alat tulis" aria-controls={props.controls} onKeyDown={moveFocus}>
        {tools.map(({ label, icon, press, on, off }, place) => (
          <IconButton
            key={label}
            look="plain"
            label={label}
            icon={icon}
            tabIndex={place === current ? 0 : -1}
            aria-pressed={on}
            aria-disabled={off}
            onFocus={() => setCurrent(place)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => off || press()}
          />
        ))}
      </div>
      {more ? (
        <fieldset>
          <legend>{more.of}</legend>
          {more.tools.map(({ label, command }) => (
            <Button key={label} onMouseDown={(event) => event.preventDefault()} onClick={() => props.run(command)}>
              {label}
            </Button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

function toolsOf({ state, run, ask }: Props): Tool[] {
  const here = blockOf(state);
  const inTable = here === "table";
  const able = (command: Command) => command(state);
  const linked = markOn(state, "link");
  const joins = mayJoinGallery(state);
  const block = (label: string, icon: LucideIcon, name: Parameters<typeof toggleBlock>[0]): Tool => ({
    label,
    icon,
    press: () => run(toggleBlock(name)),
    on: here === name,
    off: inTable,
  });
  return [
    { label: "Urungkan", icon: Undo2, press: () => run(undo), off: !able(undo) },
    { label: "Ulangi", icon: Redo2, press: () => run(redo), off: !able(redo) },
    { label: "Tebal", icon: Bold, press: () => run(toggle("strong")), on: markOn(state, "strong") },
    { label: "Miring", icon: Italic, press: () => run(toggle("emphasis")), on: markOn(state, "emphasis") },
    linked
      ? { label: "Lepas tautan", icon: Unlink, press: () => run(withoutLink) }
      : { label: "Tautan", icon: LinkIcon, press: () => ask("link") },
    block("Judul bagian", Heading2, "heading1"),
    block("Anak judul", Heading3, "heading2"),
    block("Daftar", List, "bullet"),
    block("Daftar bernomor", ListOrdered, "ordered"),
    block("Kutipan", Quote, "quote"),
    { label: "Sisipkan gambar", icon: ImageIcon, press: () => ask("picture"), off: inTable },
    { label: "Tambah gambar ke galeri", icon: Images, press: () => ask("gallery"), off: !joins },
    { label: "Sisipkan tabel", icon: Table, press: () => run(insertBlock(newTable())), off: inTable },
    { label: "Sisipkan video YouTube", icon: VideoIcon, press: () => ask("video"), off: inTable },
    { label: "Sisipkan berkas", icon: FileText, press: () => ask("file"), off: inTable },
  ];
}

interface MoreTools {
  readonly of: string;
  readonly tools: readonly { readonly label: string; readonly command: Command }[];
}

const tableTools: MoreTools["tools"] = [
  { label: "Tambah baris", command: addRowAfter },
  { label: "Tambah kolom", command: addColumnAfter },
  { label: "Hapus baris", command: deleteRow },
  { label: "Hapus kolom", command: deleteColumn },
  { label: "Hapus tabel", command: deleteTable },
];

const list: MoreTools = {
  of: "Daftar",
  tools: [
    { label: "Masukkan ke butir di atasnya", command: moveIn },
    { label: "Keluarkan dari butir itu", command: moveOut },
  ],
};

/** What only one kind of block needs. */
const moreTools: Partial<Readonly<Record<ReturnType<typeof blockOf>, MoreTools>>> = {
  bullet: list,
  ordered: list,
  table: { of: "Tabel", tools: tableTools },
  quote: { of: "Kutipan", tools: [{ label: "Tambah nama yang berkata", command: nameSpeaker }] },
};

const steps: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowRight: (place, count) => (place + 1) % count,
  ArrowLeft: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const to = steps[event.key]?.(buttons.indexOf(event.target as HTMLButtonElement), buttons.length);
  if (to === undefined) return;
  event.preventDefault();
  buttons[to]?.focus();
}
