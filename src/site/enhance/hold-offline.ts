import { serverAnswers } from "#kit/ui/offline/server-answers.ts";

const sentence =
  "Tidak ada sambungan internet, jadi belum terkirim. Isian Anda masih ada di sini: tekan lagi tombolnya setelah tersambung.";

/** A form that is sent without a network ends on the browser's own page, and what was typed is gone with the page it stood on. */
export function holdFormsOffline(): void {
  let [asking, answered] = [false, false];
  // The window hears it last: a form that sends by itself, or keeps its sending, has said so by then.
  addEventListener("submit", async (event) => {
    const { target: form, submitter } = event;
    if (event.defaultPrevented || !(form instanceof HTMLFormElement) || form.method !== "post") return;
    // An old browser cannot be told later which button was pressed.
    if ("requestSubmit" in form ? answered : navigator.onLine) return;
    event.preventDefault();
    if (asking) return;
    asking = true;
    answered = await serverAnswers();
    if (answered) form.requestSubmit(submitter);
    else say(form);
    asking = answered = false;
  });
}

/** Beside the button, and read aloud. */
function say(form: HTMLFormElement): void {
  form.querySelector("[data-tertahan]")?.remove();
  const told = Object.assign(document.createElement("p"), { className: "tertahan", textContent: sentence });
  told.dataset.tertahan = "";
  told.setAttribute("role", "alert");
  form.append(told);
  told.scrollIntoView({ block: "nearest" });
  addEventListener("online", () => told.remove(), { once: true });
}
