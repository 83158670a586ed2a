import { readTypedDay } from "../../typed-day.ts";
import { readTypedMoment } from "../../typed-moment.ts";

/** What a form sends, or is read into, names its days as "YYYY-MM-DD"; without scripts the server reads what was typed in the same way. */
export const sendDaysAsIso = (): void => document.addEventListener("formdata", writeDays);

function writeDays({ target, formData }: FormDataEvent): void {
  if (!(target instanceof HTMLFormElement)) return;
  for (const field of target.elements) {
    if (!(field instanceof HTMLInputElement) || field.dataset.day === undefined || !formData.has(field.name)) continue;
    const read = field.dataset.day === "clock" ? readTypedMoment : readTypedDay;
    formData.set(field.name, read(field.value) ?? field.value);
  }
}
