import { whenResting } from "./when-idle.ts";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Of a connection that the clip may use, in bits a millisecond: 1.5 Mbit/s. */
const slowest = 1500;

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const sparing = matchMedia("(prefers-reduced-data: reduce)");

/** Plays the clip over its poster: once the page rests, and only for those whom neither motion nor data would hurt. */
export function playClip(): void {
  const video = document.querySelector<HTMLVideoElement>("[data-klip]");
  if (!video) return;
  whenResting(() => isWelcome() && load(video));
}

function isWelcome(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  const slow = /2g/.test(connection?.effectiveType ?? "") || speed() < slowest;
  return !calm.matches && !sparing.matches && !connection?.saveData && !slow;
}

/** How fast the best of this page's own files came; what the browser believes of a network it has not tried is a guess. Nothing new: unlimited. */
function speed(): number {
  const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
  const rates = files
    .filter(({ transferSize }) => transferSize > 10_000)
    .map(({ transferSize, responseStart, responseEnd }) => (8 * transferSize) / Math.max(1, responseEnd - responseStart));
  return rates.length > 0 ? Math.max(...rates) : Number.POSITIVE_INFINITY;
}

function load(video: HTMLVideoElement): void {
  video.src = video.dataset.klip ?? "";
  video.muted = true;
  video.addEventListener("playing", () => reveal(video), { once: true });
  calm.addEventListener("change", () => calm.matches && video.pause());
  // A browser that refuses to play by itself leaves the poster.
  video.play().catch(() => video.removeAttribute("src"));
}

function reveal(video: HTMLVideoElement): void {
  video.hidden = false;
  const buttons = document.querySelector<HTMLElement>("[data-kendali-klip]");
  if (!buttons) return;
  buttons.hidden = false;
  buttons.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (button?.value === "suara") video.muted = !video.muted;
    if (button?.value === "jeda") video.paused ? void video.play() : video.pause();
  });
  const tell = () => {
    buttons.dataset.suara = video.muted ? "mati" : "hidup";
    buttons.dataset.gerak = video.paused ? "berhenti" : "jalan";
  };
  for (const event of ["volumechange", "play", "pause"]) video.addEventListener(event, tell);
  tell();
  keepQuietUnseen(video);
}

/** Out of sight, it neither moves nor costs. */
function keepQuietUnseen(video: HTMLVideoElement): void {
  let resting = false;
  new IntersectionObserver(([seen]) => {
    if (seen?.isIntersecting) {
      if (resting) void video.play();
      resting = false;
    } else if (!video.paused) {
      resting = true;
      video.pause();
    }
  }).observe(video);
}
