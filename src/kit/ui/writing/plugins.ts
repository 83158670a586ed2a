import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { gapCursor } from "prosemirror-gapcursor";
import { history, redo, undo } from "prosemirror-history";
import { inputRules, textblockTypeInputRule, wrappingInputRule } from "prosemirror-inputrules";
import { keymap } from "prosemirror-keymap";
import type { Node } from "prosemirror-model";
import { liftListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, Plugin } from "prosemirror-state";
import { goToNextCell, tableEditing } from "prosemirror-tables";
import { Decoration, DecorationSet } from "prosemirror-view";
import { arabicRuns, scriptOf } from "../../markup/direction.ts";
import { moveIn, moveOut } from "./commands.ts";
import { mark, nodes } from "./schema.ts";

/** A new line inside the paragraph. */
const newLine: Command = (state, dispatch) => {
  const { $from } = state.selection;
  if (![nodes.paragraph, nodes.quote].includes($from.parent.type) || $from.depth > 1) return false;
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** An empty item leaves its list. */
const nextItem: Command = (state, dispatch, view) =>
  (state.selection.$from.parent.content.size === 0 && liftListItem(nodes.item)(state, dispatch)) ||
  splitListItem(nodes.item)(state, dispatch, view);

const keys = keymap({
  "Mod-z": undo,
  "Mod-y": redo,
  "Shift-Mod-z": redo,
  "Mod-b": toggleMark(mark.strong),
  "Mod-i": toggleMark(mark.emphasis),
  "Shift-Enter": newLine,
  "Mod-Enter": newLine,
  Enter: nextItem,
  Tab: chainCommands(goToNextCell(1), moveIn),
  "Shift-Tab": chainCommands(goToNextCell(-1), moveOut),
});

/** What the signs of the markup become as they are typed. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{2,3})\s$/, nodes.heading, ([, signs]) => ({ level: signs === "##" ? 1 : 2 })),
    textblockTypeInputRule(/^>\s$/, nodes.quote),
    wrappingInputRule(/^[-•]\s$/, nodes.bullet),
    wrappingInputRule(/^([1-9]\d{0,2})[.)]\s$/, nodes.ordered, ([, number]) => ({ start: Number(number) })),
  ],
});

/** Arabic is told and drawn as readers will see it. */
const scripts = new Plugin<DecorationSet>({
  state: {
    init: (_, { doc }) => scriptsIn(doc),
    apply: ({ docChanged, doc }, before) => (docChanged ? scriptsIn(doc) : before),
  },
  props: {
    decorations(state) {
      return this.getState(state);
    },
  },
});

function scriptsIn(document: Node): DecorationSet {
  const found: Decoration[] = [];
  document.descendants((node, at) => {
    if (!node.isTextblock) return true;
    const script = scriptOf(node.textContent);
    if (script) found.push(Decoration.node(at, at + node.nodeSize, script));
    else found.push(...arabicWords(node, at + 1));
    return false;
  });
  return DecorationSet.create(document, found);
}

const arabicWords = (block: Node, start: number): Decoration[] => {
  const found: Decoration[] = [];
  block.forEach(({ text = "" }, offset) => {
    let at = start + offset;
    for (const run of arabicRuns(text)) {
      if (run.arabic) found.push(Decoration.inline(at, at + run.text.length, { lang: "ar" }));
      at += run.text.length;
    }
  });
  return found;
};

/** The portal has a use of its own for Ctrl+B. */
const ownKeys = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: (_, event) => {
        if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "b") event.stopPropagation();
        return false;
      },
    },
  },
});

export const plugins = [ownKeys, rules, keys, keymap(baseKeymap), history(), gapCursor(), tableEditing(), scripts];
