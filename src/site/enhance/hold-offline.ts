const sentence =
  "Tidak ada sambungan internet, jadi belum terkirim. Isian Anda masih ada di sini: tekan lagi tombolnya setelah tersambung.";

/** A form that is sent without a network ends on the browser's own page, and what was typed is gone with the page it stood on. */
export function holdFormsOffline(): void {
  // The window hears it last: a form that sends by itself, or keeps its sending, has said so by then.
  addEventListener("submit", (event) => {
    const { target } = event;
    if (navigator.onLine || event.defaultPrevented || !(target instanceof HTMLFormElement) || target.method !== "post") return;
    event.preventDefault();
    say(target);
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
