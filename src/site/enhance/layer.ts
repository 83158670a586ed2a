/** A dialog above the page that Back closes: opening it is a step of the history, closing it goes that step back. */
export class Layer {
  readonly #dialog: HTMLDialogElement;
  /** Whether the topmost step of the history is ours to go back from. */
  #ours = false;

  /** @param closed hears of every closing, whatever it came from */
  constructor(dialog: HTMLDialogElement, closed: () => void) {
    this.#dialog = dialog;
    dialog.addEventListener("close", () => {
      if (this.#ours) history.back();
      this.#ours = false;
      closed();
    });
    addEventListener("popstate", () => {
      this.#ours = false;
      if (dialog.open) dialog.close();
    });
  }

  open(address: string): void {
    this.#ours = true;
    history.pushState(null, "", address);
    this.#dialog.showModal();
  }

  /** Another address for what is open. */
  move(address: string): void {
    if (this.#ours) history.replaceState(null, "", address);
  }
}
