import { type Command, EditorState } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { PicturePicker } from "../media/picture-picker.tsx";
import { AskAddress, AskFile, type OfferedFile } from "./asked.tsx";
import { insertBlock, insertPicture, linkTo, newFile } from "./commands.ts";
import { toDocument, toMarkup } from "./document.ts";
import { nodeViews, type PictureOf } from "./node-views.ts";
import { pasting, type VideoId } from "./paste.ts";
import { plugins } from "./plugins.ts";
import { nodes } from "./schema.ts";
import { type Asked, Toolbar } from "./toolbar.tsx";
import "./writing.css";

export interface VisualProps {
  /** Id of the text area that holds the text as it is stored; it is sent, drafted and put back as ever. */
  readonly area: string;
  /** What the text is called. */
  readonly label: string;
  readonly pictureOf: PictureOf;
  readonly videoId: VideoId;
  readonly files: () => Promise<readonly OfferedFile[]>;
  readonly filesHint: string;
}

/** The text as readers will see it, to be written in. It stands in place of its text area, and says to it each change. */
export function VisualEditor({ area, label, pictureOf, videoId, files, filesHint }: VisualProps) {
  const place = useRef<HTMLDivElement>(null);
  const [picturesLost, onPasted] = useState(false);
  const { view, state } = useView(place, { area, label, pictureOf, videoId, onPasted });
  const [asked, ask] = useState<Asked>();
  const run = (command: Command) => {
    if (!view) return;
    command(view.state, view.dispatch, view);
    view.focus();
  };
  const close = () => {
    ask(undefined);
    view?.focus();
  };
  const done = (command: Command) => {
    close();
    run(command);
  };
  return (
    <div className="tulis">
      {state ? <Toolbar state={state} run={run} ask={ask} controls={`${area}-visual`} /> : null}
      {picturesLost ? (
        <p className="ui-hint" role="status">
          <b>Gambar tidak ikut tertempel.</b> Simpan gambarnya sebagai berkas, lalu unggah lewat “Sisipkan gambar”.
        </p>
      ) : null}
      <div ref={place} />
      <PicturePicker
        open={asked === "picture" || asked === "gallery"}
        onClose={close}
        onChoose={({ id }) => done(insertPicture(id, asked === "gallery"))}
      />
      {asked === "link" ? (
        <AskAddress
          title="Pasang tautan"
          label="Alamat"
          hint="Tempel alamat halaman, misalnya https://kemenag.go.id, atau alamat di situs ini yang diawali garis miring."
          done="Pasang"
          onClose={close}
          onDone={(address) => {
            const link = linkTo(address);
            if (!link) return "Alamat ini tidak dapat dipakai. Salin dari bilah alamat peramban.";
            done(link);
          }}
        />
      ) : null}
      {asked === "video" ? (
        <AskAddress
          title="Sisipkan video YouTube"
          label="Alamat video"
          hint="Bentuk https://youtu.be/… atau https://www.youtube.com/watch?v=…"
          done="Sisipkan"
          onClose={close}
          onDone={(address) => {
            const id = videoId(address);
            if (!id) return "Ini bukan alamat video YouTube.";
            done(insertBlock(nodes.video.create({ id })));
          }}
        />
      ) : null}
      {asked === "file" ? (
        <AskFile files={files} hint={filesHint} onClose={close} onDone={({ name, href }) => done(insertBlock(newFile(name, href)))} />
      ) : null}
    </div>
  );
}

type Looks = Pick<VisualProps, "area" | "label" | "pictureOf" | "videoId"> & { readonly onPasted: (withPictures: boolean) => void };

function useView(place: RefObject<HTMLDivElement | null>, { area, label, pictureOf, videoId, onPasted }: Looks) {
  const [view, setView] = useState<EditorView>();
  const [state, setState] = useState<EditorState>();
  const open = useEffectEvent((box: HTMLTextAreaElement, within: HTMLElement) => {
    const begin = () => EditorState.create({ doc: toDocument(box.value), plugins });
    const opened: EditorView = new EditorView(within, {
      state: begin(),
      attributes: {
        id: `${area}-visual`,
        class: "ui-input tulis-kertas tubuh",
        role: "textbox",
        "aria-multiline": "true",
        "aria-label": label,
        lang: "id",
      },
      nodeViews: nodeViews(pictureOf),
      ...pasting({ videoId, onPasted }),
      dispatchTransaction(transaction) {
        const next = opened.state.apply(transaction);
        opened.updateState(next);
        setState(next);
        if (transaction.docChanged) tell(box, toMarkup(next.doc));
      },
    });
    // What is put into the text area from elsewhere stands here too; whoever is led to it is led here.
    const listening = new AbortController();
    const take = () => {
      if (box.value === toMarkup(opened.state.doc)) return;
      opened.updateState(begin());
      setState(opened.state);
    };
    box.addEventListener("input", take, { signal: listening.signal });
    box.addEventListener("focus", () => opened.focus(), { signal: listening.signal });
    box.tabIndex = -1;
    setView(opened);
    setState(opened.state);
    return () => {
      listening.abort();
      box.removeAttribute("tabindex");
      opened.destroy();
    };
  });
  useEffect(() => {
    const box = document.getElementById(area);
    return box instanceof HTMLTextAreaElement && place.current ? open(box, place.current) : undefined;
  }, [area, place]);
  return { view, state };
}

/** As if it had been typed there. */
function tell(box: HTMLTextAreaElement, text: string): void {
  if (box.value === text) return;
  box.value = text;
  box.dispatchEvent(new Event("input", { bubbles: true }));
}
