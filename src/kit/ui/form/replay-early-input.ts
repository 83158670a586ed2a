/**
 * Says again what was typed or chosen before the page's scripts were ready: it stands in the controls, and nobody has heard of it.
 * For the moment in which the page comes alive, before anything is drawn anew and before the next key is pressed.
 */
export function replayEarlyInput(page: ParentNode): void {
  for (const control of page.querySelectorAll<Control>("input, select, textarea"))
    if (!control.disabled && isChanged(control)) dispatchInput(control);
}

type Box = HTMLInputElement | HTMLTextAreaElement;
type Control = Box | HTMLSelectElement;

/** It no longer says what the server wrote. */
export function isChanged(control: Control): boolean {
  if ("options" in control) {
    const first = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
    return control.value !== first?.value;
  }
  if (isTick(control))
    return control.type === "radio" ? control.checked && !control.defaultChecked : control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

const isTick = (control: Box): control is HTMLInputElement => control.type === "checkbox" || control.type === "radio";

function dispatchInput(control: Control): void {
  if ("options" in control || control.type === "file") control.dispatchEvent(new Event("change", { bubbles: true }));
  else if (isTick(control)) dispatchTick(control);
  else dispatchTyping(control);
}

function dispatchTick(control: HTMLInputElement): void {
  control.checked = !control.checked;
  control.click();
}

/** React takes the text that it met for what it wrote itself, so it is shown the server's first. */
function dispatchTyping(control: Box): void {
  const { value, selectionStart, selectionEnd } = control;
  control.value = control.defaultValue;
  const unseen = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value");
  unseen?.set?.call(control, value);
  if (selectionStart !== null && document.activeElement === control) control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}
