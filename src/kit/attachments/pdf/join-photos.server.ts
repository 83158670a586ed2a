/** A photo as JPEG, upright, in colours or greys; as `paperPhoto` makes them. */
export interface Photo {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A4 in points. */
const [short, long] = [595, 842];

/** One PDF with a page for each photo, lying or standing as the photo does. */
export function joinPhotos(photos: readonly Photo[]): Buffer {
  const kids = photos.map((_, place) => `${3 + 3 * place} 0 R`).join(" ");
  const objects: readonly Buffer[] = [
    Buffer.from("<< /Type /Catalog /Pages 2 0 R >>"),
    Buffer.from(`<< /Type /Pages /Count ${photos.length} /Kids [${kids}] >>`),
    ...photos.flatMap((photo, place) => pageOf(photo, 3 + 3 * place)),
  ];
  const head = Buffer.from("%PDF-1.4\n%\xe2\xe3\xcf\xd3\n", "latin1");
  const parts: Buffer[] = [head];
  const places: number[] = [];
  let size = head.length;
  for (const [place, object] of objects.entries()) {
    places.push(size);
    const part = Buffer.concat([Buffer.from(`${place + 1} 0 obj\n`), object, Buffer.from("\nendobj\n")]);
    parts.push(part);
    size += part.length;
  }
  const table = places.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("");
  const end = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${size}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(end)]);
}

/** The page, what is drawn on it, and the photo, as three objects from this number on. */
function pageOf({ bytes, width, height }: Photo, number: number): readonly Buffer[] {
  const [pageWidth, pageHeight] = width > height ? [long, short] : [short, long];
  const scale = Math.min(pageWidth / width, pageHeight / height);
  const [w, h] = [width * scale, height * scale];
  const drawing = `q ${w.toFixed(2)} 0 0 ${h.toFixed(2)} ${((pageWidth - w) / 2).toFixed(2)} ${((pageHeight - h) / 2).toFixed(2)} cm /P Do Q`;
  const image = `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes.length} >>`;
  return [
    Buffer.from(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageWidth} ${pageHeight}] /Resources << /XObject << /P ${number + 2} 0 R >> >> /Contents ${number + 1} 0 R >>`,
    ),
    Buffer.from(`<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`),
    Buffer.concat([Buffer.from(`${image}\nstream\n`), bytes, Buffer.from("\nendstream")]),
  ];
}
