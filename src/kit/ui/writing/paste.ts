import { Fragment, Slice } from "prosemirror-model";
import type { EditorProps, EditorView } from "prosemirror-view";
import { safeHref } from "../../markup/href.ts";
import { readChat } from "./chat.ts";
import { cleanHtml, isChat } from "./clean-html.ts";
import { toNode } from "./document.ts";
import { mark, nodes, schema } from "./schema.ts";

/** The id of a video in an address, where it is one. */
export type VideoId = (address: string) => string | null;

interface Pasted {
  readonly videoId: VideoId;
  /** Told at each paste: whether pictures were among it, which do not come along. */
  readonly onPasted: (withPictures: boolean) => void;
}

export const pasting = ({ videoId, onPasted }: Pasted): EditorProps => ({
  handlePaste: (view, { clipboardData }) => {
    const text = clipboardData?.getData("text/plain") ?? "";
    onPasted(hasPictures(clipboardData));
    if (pasteAddress(view, text.trim(), videoId)) return true;
    if (!text || !isChat(clipboardData?.getData("text/html") ?? "")) return false;
    view.dispatch(view.state.tr.replaceSelection(chatSlice(text)).scrollIntoView());
    return true;
  },
  transformPastedHTML: (html, view) => (view.dragging || html.includes("data-pm-slice") ? html : cleanHtml(html)),
  clipboardTextParser: (text) => chatSlice(text),
});

/** A picture itself, or one in what was written elsewhere; small ones of WhatsApp are letters. */
const hasPictures = (data: DataTransfer | null): boolean => {
  const html = data?.getData("text/html") ?? "";
  if (html.includes("data-pm-slice")) return false;
  return /<img\b/i.test(html) ? !isChat(html) : [...(data?.files ?? [])].some(({ type }) => type.startsWith("image/"));
};

function chatSlice(text: string): Slice {
  const read = readChat(text).map(toNode);
  const open = read[0]?.isTextblock ? 1 : 0;
  return new Slice(Fragment.from(read), open, read.at(-1)?.isTextblock ? 1 : 0);
}

/** An address becomes a link, on the chosen words if there are any; a video alone in its paragraph becomes that video. */
function pasteAddress(view: EditorView, text: string, videoId: VideoId): boolean {
  const href = /^(?:https?:\/\/|mailto:)\S{3,2000}$/i.test(text) ? safeHref(text) : undefined;
  if (href === undefined) return false;
  const { tr, selection } = view.state;
  const { $from, from, to, empty } = selection;
  const id = videoId(text);
  const link = mark.link.create({ href });
  if (id && empty && $from.parent.type === nodes.paragraph && $from.parent.content.size === 0 && $from.depth === 1)
    tr.replaceWith($from.before(), $from.after(), [nodes.video.create({ id }), nodes.paragraph.create()]);
  else if (empty) tr.replaceSelectionWith(schema.text(text, [link]), false);
  else tr.addMark(from, to, link);
  view.dispatch(tr.scrollIntoView());
  return true;
}
