import { hydratedEvent } from "./announce-hydrated.ts";

/**
 * Keeps what is pressed before the page's scripts are there, and presses it again when they are: a browser that sends by itself
 * knows neither the key of a sending nor the version that was seen. Of several presses the last one counts. What only asks (a link,
 * a form that says `method="get"`) goes at once.
 *
 * Written into the page as text, so it may name nothing outside itself.
 *
 * @param alive the event of the window that says that the scripts are there
 * @param patience after how many milliseconds a press goes the browser's own way, because no script will come
 */
export function queueEarlyPresses(alive: string, patience: number): void {
  let held: { readonly button: HTMLElement | null; readonly again: () => void } | undefined;
  let waiting: ReturnType<typeof setTimeout> | undefined;

  const hold = (event: Event, button: HTMLElement | null, again: () => void) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held?.button?.removeAttribute("aria-busy");
    button?.setAttribute("aria-busy", "true");
    held = { button, again };
    waiting ??= setTimeout(letGo, patience);
  };
  const sent = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const button = event.submitter as HTMLButtonElement | null;
    if (form.getAttribute("method")?.toLowerCase() === "get") return;
    hold(event, button, () => form.isConnected && form.requestSubmit(button?.form === form ? button : null));
  };
  const pressed = (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLButtonElement>("button[type=button]:not([popovertarget], [commandfor])");
    if (button) hold(event, button, () => button.click());
  };
  const letGo = () => {
    clearTimeout(waiting);
    removeEventListener("submit", sent, true);
    removeEventListener("click", pressed, true);
    removeEventListener(alive, letGo);
    held?.button?.removeAttribute("aria-busy");
    // Whatever the scripts draw at their start is drawn before.
    if (held) setTimeout(held.again);
  };
  addEventListener("submit", sent, true);
  addEventListener("click", pressed, true);
  addEventListener(alive, letGo);
}

/** For the page's own text, in which it runs before any other script. */
export const earlyPresses = `(${queueEarlyPresses})(${JSON.stringify(hydratedEvent)},20000)`;
