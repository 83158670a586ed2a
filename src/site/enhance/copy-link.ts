/** Copies a page's address, where the browser lets a script do so. */
export function copyLinks(): void {
  for (const place of document.querySelectorAll<HTMLElement>("[data-salin]")) {
    if (!navigator.clipboard) return;
    place.hidden = false;
    place.addEventListener("click", () => void copy(place.dataset.salin ?? ""));
  }
}

async function copy(address: string): Promise<void> {
  const told = await navigator.clipboard.writeText(address).then(
    () => "Tautan disalin.",
    () => `Salin tautan ini: ${address}`,
  );
  const messages = document.getElementById("pemberitahuan");
  if (!messages) return;
  const message = Object.assign(document.createElement("p"), { className: "kabar-singkat", textContent: told });
  messages.append(message);
  setTimeout(() => message.remove(), 4_000);
}
