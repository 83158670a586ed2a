/** Tells developers which address led nowhere. */
export function logMissingPath(): void {
  if (document.querySelector("[data-hilang]")) console.error("404:", location.pathname);
}
