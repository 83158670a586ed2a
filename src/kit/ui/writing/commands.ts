import { lift, setBlockType, toggleMark } from "prosemirror-commands";
import type { Node } from "prosemirror-model";
import { liftListItem, sinkListItem, wrapInList } from "prosemirror-schema-list";
import { type Command, type EditorState, NodeSelection, TextSelection } from "prosemirror-state";
import { safeHref } from "../../markup/href.ts";
import { speakerSign } from "../../markup/speaker.ts";
import { tableOf } from "./document.ts";
import { mark, nodes, schema } from "./schema.ts";

export const markOn = ({ selection, storedMarks, doc }: EditorState, name: keyof typeof mark): boolean => {
  const { from, to, empty, $from } = selection;
  return empty ? mark[name].isInSet(storedMarks ?? $from.marks()) !== undefined : doc.rangeHasMark(from, to, mark[name]);
};

export type BlockName = "heading1" | "heading2" | "quote" | "bullet" | "ordered";

/** What the cursor stands in. */
export function blockOf({ selection: { $from } }: EditorState): BlockName | "table" | "other" {
  for (let depth = $from.depth; depth > 0; depth--) {
    const { type, attrs } = $from.node(depth);
    if (type === nodes.heading) return attrs.level === 1 ? "heading1" : "heading2";
    if (type === nodes.table) return "table";
    if (type === nodes.quote || type === nodes.bullet || type === nodes.ordered) return type.name as BlockName;
  }
  return "other";
}

/** Makes it that; what is that already becomes a paragraph again. */
export const toggleBlock =
  (name: BlockName): Command =>
  (state, dispatch, view) => {
    const before = blockOf(state);
    if (before === "table") return false;
    const listed = before === "bullet" || before === "ordered";
    if (name === before) return (listed ? liftListItem(nodes.item) : setBlockType(nodes.paragraph))(state, dispatch, view);
    if (name === "bullet" || name === "ordered") {
      if (listed) return renameList(name)(state, dispatch);
      return before === "other"
        ? wrapInList(nodes[name])(state, dispatch, view)
        : asParagraph(wrapInList(nodes[name]))(state, dispatch, view);
    }
    const set = name === "quote" ? setBlockType(nodes.quote) : setBlockType(nodes.heading, { level: name === "heading1" ? 1 : 2 });
    return listed ? lift(state, dispatch, view) : set(state, dispatch, view);
  };

const deepest = 2;

const listsAround = ({ selection: { $to } }: EditorState): number => {
  let lists = 0;
  for (let depth = $to.depth; depth > 0; depth--) if ($to.node(depth).type === nodes.item) lists++;
  return lists;
};

/** Into a list of its own inside the item above. */
export const moveIn: Command = (state, dispatch, view) => {
  const lists = listsAround(state);
  return lists > 0 && lists < deepest && sinkListItem(nodes.item)(state, dispatch, view);
};

/** Back to the list around it. */
export const moveOut: Command = (state, dispatch, view) => listsAround(state) > 1 && liftListItem(nodes.item)(state, dispatch, view);

const renameList =
  (name: "bullet" | "ordered"): Command =>
  ({ selection: { $from }, tr }, dispatch) => {
    for (let depth = $from.depth; depth > 0; depth--) {
      if (![nodes.bullet, nodes.ordered].includes($from.node(depth).type)) continue;
      dispatch?.(tr.setNodeMarkup($from.before(depth), nodes[name]));
      return true;
    }
    return false;
  };

const asParagraph =
  (next: Command): Command =>
  (state, dispatch, view) => {
    let changed = state;
    if (!setBlockType(nodes.paragraph)(state, (tr) => (changed = state.apply(tr)))) return false;
    if (!dispatch) return next(changed);
    setBlockType(nodes.paragraph)(state, dispatch);
    return next(view?.state ?? changed, dispatch, view);
  };

/** @returns undefined for an address that a link may not have */
export function linkTo(address: string): Command | undefined {
  const href = safeHref(/^www\./i.test(address) ? `https://${address}` : address);
  if (href === undefined) return undefined;
  const link = mark.link.create({ href });
  return ({ selection, tr }, dispatch) => {
    if (selection.empty) tr.replaceSelectionWith(schema.text(address, [link]), false);
    else tr.addMark(selection.from, selection.to, link);
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

export const withoutLink: Command = ({ selection, tr, doc }, dispatch) => {
  const { $from, from, to, empty } = selection;
  const start = empty ? $from.start() : from;
  const end = empty ? $from.end() : to;
  if (!doc.rangeHasMark(start, end, mark.link)) return false;
  dispatch?.(tr.removeMark(start, end, mark.link));
  return true;
};

export const toggle = (name: "strong" | "emphasis"): Command => toggleMark(mark[name]);

/** A line for who said it, below the words of the quotation; where there is one, the cursor goes there. */
export const nameSpeaker: Command = ({ selection: { $from }, tr }, dispatch) => {
  if ($from.parent.type !== nodes.quote) return false;
  if (!dispatch) return true;
  if (!$from.parent.lastChild?.text?.startsWith(speakerSign)) tr.insert($from.end(), [nodes.hard_break.create(), schema.text(speakerSign)]);
  dispatch(tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map($from.end()))).scrollIntoView());
  return true;
};

const isPicture = (state: EditorState): boolean => state.selection instanceof NodeSelection && state.selection.node.type === nodes.picture;

export const mayJoinGallery = isPicture;

/** A picture on its own; beside one that is chosen, both make a gallery. */
export const insertPicture =
  (id: string, intoGallery: boolean): Command =>
  (state, dispatch) => {
    const picture = nodes.picture.create({ id });
    if (!intoGallery || !isPicture(state)) return insertBlock(picture)(state, dispatch);
    const { $from, from, to } = state.selection;
    const { tr } = state;
    if ($from.parent.type === nodes.gallery) tr.insert(to, picture).setSelection(NodeSelection.create(tr.doc, to));
    else {
      tr.replaceWith(from, to, nodes.gallery.create(null, [state.doc.nodeAt(from) ?? picture, picture]));
      tr.setSelection(NodeSelection.create(tr.doc, to + 1));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };

/** After the block the cursor stands in, with a paragraph below it to go on in. */
export const insertBlock =
  (node: Node): Command =>
  ({ selection: { $from, to }, tr }, dispatch) => {
    const empty = $from.depth === 1 && $from.parent.content.size === 0;
    const at = empty ? $from.before(1) : $from.depth > 0 ? $from.after(1) : to;
    if (empty) tr.delete(at, $from.after(1));
    tr.insert(at, node);
    const below = at + node.nodeSize;
    if (!tr.doc.nodeAt(below)) tr.insert(below, nodes.paragraph.create());
    tr.setSelection(node.isAtom ? NodeSelection.create(tr.doc, at) : TextSelection.near(tr.doc.resolve(at + 1)));
    dispatch?.(tr.scrollIntoView());
    return true;
  };

export const newTable = (): Node => tableOf(Array.from({ length: 3 }, () => Array.from({ length: 2 }, () => nodes.paragraph.create())));

export const newFile = (name: string, href: string): Node => nodes.paragraph.create(null, schema.text(name, [mark.link.create({ href })]));
