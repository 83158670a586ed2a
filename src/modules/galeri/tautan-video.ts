/** Played at once, without related videos of others, from the host that sets no cookies. */
export const pemutarPath = (id: string): string => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;

/** Seconds of "PT1H2M3S", as the video service writes durations; null when it is none. */
export function readDuration(iso: string): number | null {
  const parts = /^P(?:(\d{1,3})D)?T?(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?$/.exec(iso);
  if (!parts || iso === "P" || iso.endsWith("T")) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = parts.slice(1).map((part) => Number(part ?? 0));
  return ((days * 24 + hours) * 60 + minutes) * 60 + seconds;
}

/** "8:24", also for longer than an hour: "62:03". */
export const writeDuration = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** "12.480 views" */
export const writeTayangan = (views: string): string => `${views.replace(/\B(?=(\d{3})+$)/g, ".")} views`;
