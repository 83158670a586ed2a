/** Something of a family waits on this device: only then the code that sends it is fetched, from where the page names it. */
export function lookForWaiting(): void {
  const code = document.getElementById("kiriman")?.dataset.kode;
  try {
    if (code && Object.keys(localStorage).some((name) => name.startsWith("pendaftaran:kirim:"))) void import(/* @vite-ignore */ code);
  } catch {
    // A browser that keeps nothing has nothing to send.
  }
}
