import { Layer } from "./layer.ts";

/** Plays videos above the page, where Back closes them. The frame of the video service exists only while one is played. */
export function playVideos(): void {
  for (const gallery of document.querySelectorAll<HTMLElement>("[data-video-galeri]")) {
    const dialog = gallery.querySelector<HTMLDialogElement>("[data-pemutar]");
    const frame = gallery.querySelector<HTMLElement>("[data-bingkai]");
    if (!dialog || !frame) continue;
    const layer = new Layer(dialog, () => frame.replaceChildren());
    gallery.addEventListener("click", (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[data-putar]") : null;
      if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      play(dialog, frame, link);
      layer.open(location.href);
    });
    dialog.querySelector("[data-tutup]")?.addEventListener("click", () => dialog.close());
  }
}

function play(dialog: HTMLDialogElement, frame: HTMLElement, link: HTMLAnchorElement): void {
  const title = link.ariaLabel?.replace("Putar video ", "") ?? "";
  const player = document.createElement("iframe");
  player.title = title;
  player.allow = "autoplay; encrypted-media; fullscreen; picture-in-picture";
  player.src = link.dataset.putar ?? "";
  const name = dialog.querySelector("[data-nama]");
  if (name) name.textContent = title;
  const direct = dialog.querySelector<HTMLAnchorElement>("[data-langsung]");
  if (direct) direct.href = link.href;
  frame.replaceChildren(player);
}
