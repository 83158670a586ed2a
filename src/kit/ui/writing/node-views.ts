import type { Node } from "prosemirror-model";
import { NodeSelection } from "prosemirror-state";
import type { EditorProps, EditorView, NodeView } from "prosemirror-view";
import { pictureUrl, type StoredPicture } from "../../media/picture.ts";
import { nodes } from "./schema.ts";

/** A picture of the library by its id. */
export type PictureOf = (id: string) => Promise<Pick<StoredPicture, "alt" | "varian">>;

/** Pictures and videos as they stand in the text: with what stands below them, which is typed there, and a button that takes them out. */
export const nodeViews = (pictureOf: PictureOf): NonNullable<EditorProps["nodeViews"]> => ({
  picture: (node, view, at) =>
    new Placed(node, { view, at, attr: "caption", says: "Keterangan gambar", draw: () => drawPicture(node, pictureOf) }),
  video: (node, view, at) => new Placed(node, { view, at, attr: "title", says: "Judul video", draw: () => drawVideo(node) }),
});

interface Shown {
  readonly view: EditorView;
  readonly at: () => number | undefined;
  readonly attr: "caption" | "title";
  readonly says: string;
  readonly draw: () => HTMLElement;
}

class Placed implements NodeView {
  readonly dom = document.createElement("figure");
  private readonly words = document.createElement("input");
  private node: Node;

  constructor(node: Node, shown: Shown) {
    this.node = node;
    this.dom.className = "tulis-sisipan";
    this.words.className = "ui-input";
    this.words.value = String(node.attrs[shown.attr]);
    this.words.maxLength = 300;
    this.words.placeholder = shown.says;
    this.words.setAttribute("aria-label", shown.says);
    this.words.addEventListener("input", () => this.write(shown));
    this.dom.append(shown.draw(), this.words, removal(shown));
  }

  private write({ view, at, attr }: Shown): void {
    const place = at();
    if (place !== undefined) view.dispatch(view.state.tr.setNodeAttribute(place, attr, this.words.value));
  }

  update(node: Node): boolean {
    if (node.type !== this.node.type || node.attrs.id !== this.node.attrs.id) return false;
    this.node = node;
    const words = String(node.attrs.caption ?? node.attrs.title);
    if (this.words.value !== words) this.words.value = words;
    return true;
  }

  selectNode(): void {
    this.dom.classList.add("terpilih");
  }

  deselectNode(): void {
    this.dom.classList.remove("terpilih");
  }

  stopEvent(event: Event): boolean {
    return event.target instanceof HTMLInputElement || event.target instanceof HTMLButtonElement;
  }

  ignoreMutation(): boolean {
    return true;
  }
}

function removal({ view, at }: Shown): HTMLElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "ui-button";
  button.textContent = "Hapus dari teks";
  button.addEventListener("click", () => {
    const place = at();
    if (place === undefined) return;
    const { doc, tr } = view.state;
    const outside = doc.resolve(place);
    const last = outside.parent.type === nodes.gallery && outside.parent.childCount === 1;
    view.dispatch(
      last ? tr.delete(outside.before(), outside.after()) : tr.setSelection(NodeSelection.create(doc, place)).deleteSelection(),
    );
    view.focus();
  });
  return button;
}

function drawPicture({ attrs }: Node, pictureOf: PictureOf): HTMLElement {
  const picture = document.createElement("img");
  picture.alt = "";
  pictureOf(String(attrs.id)).then(
    (found) => {
      picture.src = pictureUrl(found);
      picture.alt = found.alt;
    },
    // As readers will not see it either.
    () => {
      picture.alt = "Gambar ini sudah tidak ada di pustaka.";
    },
  );
  return picture;
}

/** Nothing is asked of YouTube while one writes. */
function drawVideo({ attrs }: Node): HTMLElement {
  const address = document.createElement("p");
  address.className = "ui-muted";
  address.textContent = `Video YouTube: https://youtu.be/${String(attrs.id)}. Pembaca menekannya dulu sebelum diputar.`;
  return address;
}
