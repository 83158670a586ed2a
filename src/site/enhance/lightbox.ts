import { Layer } from "./layer.ts";

const swiped = 50;

/** Opens photos above the page: keys, swipes and Back work, and the address is the photo's own. */
export function openPhotos(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>("[data-galeri]")) {
    const dialog = gallery.querySelector<HTMLDialogElement>("[data-layar]");
    const strip = gallery.querySelector<HTMLElement>("[data-geser-foto]");
    if (dialog && strip) new Lightbox(gallery, dialog, strip);
  }
}

class Lightbox {
  readonly #dialog: HTMLDialogElement;
  readonly #strip: HTMLElement;
  readonly #links: HTMLAnchorElement[];
  readonly #layer: Layer;
  #current = 0;

  constructor(gallery: HTMLElement, dialog: HTMLDialogElement, strip: HTMLElement) {
    this.#dialog = dialog;
    this.#strip = strip;
    this.#layer = new Layer(dialog, () => this.#links[this.#current]?.focus());
    strip.tabIndex = 0;
    this.#links = [...gallery.querySelectorAll<HTMLAnchorElement>("a[data-foto]")];
    this.#links.forEach((link, index) => {
      link.addEventListener("click", (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        this.#open(index);
      });
    });
    this.#listen();
  }

  #listen(): void {
    const dialog = this.#dialog;
    dialog.addEventListener("click", ({ target }) => {
      const button = target instanceof Element ? target.closest("button") : null;
      if (button?.hasAttribute("data-tutup")) dialog.close();
      else if (button) this.#show(this.#current + Number(button.value));
    });
    dialog.addEventListener("keydown", (event) => {
      const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
      if (step === undefined) return;
      event.preventDefault();
      this.#show(this.#current + step);
    });
    this.#strip.addEventListener("scrollend", () => this.#settle(Math.round(this.#strip.scrollLeft / this.#strip.clientWidth)));
    this.#swipe();
  }

  /** Fingers scroll by themselves but for the two ends, where browsers would leave the page; a mouse pulls. */
  #swipe(): void {
    const strip = this.#strip;
    let from: { x: number; at: number } | undefined;
    const begin = (x: number) => {
      from = { x, at: this.#current };
    };
    const aim = (x: number) => (from ? from.at + Math.sign(from.x - x) : 0);
    const isBeyond = (index: number) => index < 0 || index >= this.#links.length;
    const end = (x: number, touch: boolean) => {
      if (from && Math.abs(from.x - x) > swiped && (!touch || isBeyond(aim(x)))) this.#show(aim(x));
      from = undefined;
    };
    strip.addEventListener("dragstart", (event) => event.preventDefault());
    strip.addEventListener("mousedown", ({ clientX }) => begin(clientX));
    this.#dialog.addEventListener("mouseup", ({ clientX }) => end(clientX, false));
    strip.addEventListener("touchstart", ({ touches }) => begin(touches[0]?.clientX ?? 0), { passive: true });
    strip.addEventListener("touchend", ({ changedTouches }) => end(changedTouches[0]?.clientX ?? 0, true));
    const hold = (event: TouchEvent) => {
      if (event.cancelable && event.touches.length === 1 && isBeyond(aim(event.touches[0]?.clientX ?? 0))) event.preventDefault();
    };
    strip.addEventListener("touchmove", hold, { passive: false });
  }

  #open(index: number): void {
    if (this.#strip.children.length === 0) this.#strip.append(...this.#links.map(slideOf));
    this.#layer.open(this.#links[index]?.href ?? location.href);
    this.#show(index);
  }

  /** The first follows the last. */
  #show(index: number): void {
    const count = this.#links.length;
    const next = (index + count) % count;
    const far = Math.abs(next - this.#current) !== 1;
    this.#strip.scrollTo({ left: next * this.#strip.clientWidth, behavior: far || calm() ? "instant" : "smooth" });
    this.#settle(next);
  }

  #settle(index: number): void {
    const link = this.#links[index];
    if (!link || !this.#dialog.open) return;
    this.#current = index;
    for (const near of [index - 1, index, index + 1]) this.#strip.children[near]?.querySelector("img")?.removeAttribute("loading");
    say(this.#dialog, "[data-hitung]", `${index + 1} / ${this.#links.length}`);
    say(this.#dialog, "[data-nama]", link.dataset.keterangan ?? link.querySelector("img")?.alt ?? "");
    this.#layer.move(link.href);
  }
}

function slideOf(link: HTMLAnchorElement): HTMLLIElement {
  const slide = document.createElement("li");
  const waiting = Object.assign(document.createElement("span"), { textContent: "Loading..." });
  const picture = link.querySelector("picture")?.cloneNode(true);
  if (!(picture instanceof Element)) return slide;
  for (const sized of picture.querySelectorAll<HTMLElement>("[sizes]")) sized.setAttribute("sizes", "100vw");
  const image = picture.querySelector("img");
  image?.addEventListener("load", () => {
    waiting.hidden = true;
  });
  slide.append(waiting, picture);
  return slide;
}

function say(where: Element, selector: string, words: string): void {
  const place = where.querySelector(selector);
  if (place) place.textContent = words;
}

const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
