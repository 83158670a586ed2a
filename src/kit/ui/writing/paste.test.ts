/** What becomes of what is pasted, before the browser draws it: an address, a message of WhatsApp, plain words, and what is left to the editor. */
import type { Node } from "prosemirror-model";
import { EditorState, TextSelection } from "prosemirror-state";
import type { EditorView } from "prosemirror-view";
import { expect, test } from "vitest";
import { toDocument, toMarkup } from "./document.ts";
import { pasting } from "./paste.ts";
import { nodes } from "./schema.ts";

const pictured: boolean[] = [];
const video = "https://youtu.be/dQw4w9WgXcQ";
const props = pasting({
  videoId: (address) => (address.startsWith("https://youtu.be/") ? address.slice(-11) : null),
  onPasted: (withPictures) => pictured.push(withPictures),
});

interface Clipboard {
  readonly text?: string;
  readonly html?: string;
  readonly files?: readonly { readonly type: string }[];
}
const copied = ({ text = "", html = "", files = [] }: Clipboard) =>
  ({ clipboardData: { getData: (type: string) => (type === "text/html" ? html : text), files } }) as unknown as ClipboardEvent;

/** A text, in which what stands between these places is chosen. */
function opened(source: string | Node, from: number, to = from) {
  let state = EditorState.create({ doc: typeof source === "string" ? toDocument(source) : source });
  state = state.apply(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
  const view = {
    get state() {
      return state;
    },
    dispatch: (change: EditorState["tr"]) => {
      state = state.apply(change);
    },
    dragging: null,
  };
  return { view: view as unknown as EditorView, written: () => toMarkup(state.doc) };
}
/** @returns whether nothing is left for the editor to do, and what stands there then */
function paste(clipboard: Clipboard, source: string | Node = "", from = 1, to = from) {
  const { view, written } = opened(source, from, to);
  const taken = props.handlePaste?.call(undefined as never, view, copied(clipboard), undefined as never);
  return [taken, written()];
}
const read = (html: string, dragging: object | null) =>
  props.transformPastedHTML?.call(undefined as never, html, { dragging } as unknown as EditorView);

test("an address becomes a link, on the chosen words where there are any", () => {
  const href = "https://kemenag.go.id/";
  expect(paste({ text: ` ${href}\n` })).toEqual([true, `[${href}](${href})`]);
  expect(paste({ text: href }, "Lihat di sini", 7, 14)).toEqual([true, `Lihat [di sini](${href})`]);
  expect(paste({ text: "mailto:tu@contoh.id" }, "Tanya kami", 7, 11)).toEqual([true, "Tanya [kami](mailto:tu@contoh.id)"]);
});

test("what is no address, or more than one, is left to the editor", () => {
  for (const text of ["", "kemenag.go.id", "javascript:alert(1)", "Lihat https://a.id/", "https://a.id/ https://b.id/", 'https://a.id/"b"'])
    expect(paste({ text })).toEqual([false, ""]);
});

test("the address of a video is that video where it stands alone in a paragraph, and a link elsewhere", () => {
  const link = `[${video}](${video})`;
  expect(paste({ text: video })).toEqual([true, "![](youtube:dQw4w9WgXcQ)"]);
  expect(paste({ text: video }, "Lihat ", 6)).toEqual([true, `Lihat${link}`]);
  expect(paste({ text: video }, "- a\n- b", 4)).toEqual([true, `- a${link}\n- b`]);
  expect(paste({ text: video }, "Lihat", 1, 6)).toEqual([true, `[Lihat](${video})`]);
  const heading = nodes.doc.create(null, nodes.heading.create({ level: 1 }));
  expect(paste({ text: video }, heading)).toEqual([true, `## ${link}`]);
  const item = nodes.doc.create(null, nodes.bullet.create(null, nodes.item.create(null, nodes.paragraph.create())));
  expect(paste({ text: video }, item, 3)).toEqual([true, `- ${link}`]);
  const below = nodes.doc.create(null, [nodes.paragraph.create(), ...toDocument("Lihat").children]);
  expect(paste({ text: video }, below, 1, 8)).toEqual([true, `[Lihat](${video})`]);
});

test("a video is followed by a paragraph in which one writes on", () => {
  const { view } = opened("", 1);
  props.handlePaste?.call(undefined as never, view, copied({ text: video }), undefined as never);
  expect(view.state.doc.children.map(({ type }) => type.name)).toEqual(["video", "paragraph"]);
});

test("a message of WhatsApp is read as it is typed there, also amid other words; other words are left to the editor", () => {
  const html = '<div data-pre-plain-text="[10.30, 27/11/2026] Ani: ">x</div>';
  expect(paste({ text: "*Rapat* jam 9", html })).toEqual([true, "**Rapat** jam 9"]);
  expect(paste({ text: "_besok_", html }, "Rapat  ya", 7)).toEqual([true, "Rapat *besok* ya"]);
  expect(paste({ text: "*Rapat*\n\n- a\n- b", html })).toEqual([true, "**Rapat**\n\n- a\n- b"]);
  expect(paste({ text: "", html })).toEqual([false, ""]);
  expect(paste({ text: "*Rapat*", html: "<p>Rapat</p>" })).toEqual([false, ""]);
});

test("plain text joins the words around it with its first and last paragraph, and a list stays a list", () => {
  const parse = (text: string) => {
    const slice = props.clipboardTextParser?.call(undefined as never, text, undefined as never, true, undefined as never);
    return slice && [slice.openStart, slice.openEnd, slice.content.childCount];
  };
  expect([parse("Satu"), parse("Satu\n\n- a"), parse("- a\n\nSatu"), parse("- a"), parse("")]).toEqual([
    [1, 1, 1],
    [1, 0, 2],
    [0, 1, 2],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

test("whoever pastes pictures is told, of those alone that do not come along", () => {
  const within = '<div data-pm-slice="0 0 []"><img src="a"></div>';
  const png = { type: "image/png" };
  const pasted: Clipboard[] = [
    { html: '<p>Foto <IMG src="file:///C:/x.png"></p>' },
    { files: [{ type: "text/plain" }, png] },
    { html: "<p>kata</p>", files: [png] },
    { html: within, files: [png] },
    { html: '<span class="copyable-text">ya <img alt="😀"></span>', files: [png] },
    { html: "<p>imgur</p>", files: [{ type: "application/image/png" }] },
    {},
  ];
  pictured.length = 0;
  for (const one of pasted) paste(one);
  expect(pictured).toEqual([true, true, true, false, false, false, false]);
});

test("what the editor itself put on the clipboard, or has in hand, stays as it is", () => {
  const own = '<p data-pm-slice="1 1 []">a</p>';
  expect([read(own, null), read("<p>a</p>", {})]).toEqual([own, "<p>a</p>"]);
});
