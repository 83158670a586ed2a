/** Who has used the portal on this device may be one who writes the site: only then the code that offers it is fetched. */
export function offerEditing(): void {
  const code = document.getElementById("isi")?.dataset.sunting;
  try {
    if (code && localStorage.getItem("portal:kegiatan")) void import(/* @vite-ignore */ code);
  } catch {
    // A browser that keeps nothing has kept no sign of the portal either.
  }
}
