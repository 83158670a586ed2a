/**
 * Once the scripts take over a stored text, React writes into it what the server wrote, over what was typed since: its first writing is
 * left out. From then on it watches the control itself. Into an empty one nothing is written. For before that moment.
 */
export function keepEarlyText(): void {
  for (const area of document.querySelectorAll("textarea:not(:empty)"))
    Object.defineProperty(area, "value", {
      ...Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, "value"),
      set: () => Reflect.deleteProperty(area, "value"),
    });
}
