/** As the madrasah keeps it: enough for the small print of a page of A4. */
const longestEdge = 2000;
const alreadySmall = 500_000;

/** The madrasah takes it as it is. The HEIC of a camera it does not; where the browser can draw it, it becomes JPG here. */
export const isTaken = ({ type }: Blob): boolean => /(pdf|jpeg|png)$/.test(type);

/** A photo as small as its writing allows: on a slow network four megabytes are minutes. What the browser cannot draw goes as it is. */
export async function shrink(file: Blob): Promise<Blob> {
  if (!file.type.startsWith("image/") || (isTaken(file) && file.size <= alreadySmall)) return file;
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const scale = Math.min(1, longestEdge / Math.max(image.naturalWidth, image.naturalHeight));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    const paper = canvas.getContext("2d");
    if (!paper) return file;
    // What is clear would become black.
    paper.fillStyle = "#fff";
    paper.fillRect(0, 0, canvas.width, canvas.height);
    paper.drawImage(image, 0, 0, canvas.width, canvas.height);
    const small = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    return small && (small.size < file.size || !isTaken(file)) ? small : file;
  } catch {
    // Such as HEIC outside of Safari: it says so beside the page.
    return file;
  } finally {
    URL.revokeObjectURL(address);
  }
}
