/** The kinds of file that may come in, by media type. What is not named here cannot be stored. */
export interface FileKind {
  readonly extension: string;
  /** Other endings that the same files bear. */
  readonly others?: readonly string[];
  /** How people call it. */
  readonly name: string;
}

export const kinds = {
  "application/pdf": { extension: "pdf", name: "PDF" },
  "image/png": { extension: "png", name: "PNG" },
  "image/jpeg": { extension: "jpg", others: ["jpeg"], name: "JPG" },
  "image/webp": { extension: "webp", name: "WebP" },
  "image/avif": { extension: "avif", name: "AVIF" },
  "image/gif": { extension: "gif", name: "GIF" },
  "video/mp4": { extension: "mp4", name: "MP4" },
  "video/webm": { extension: "webm", name: "WebM" },
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": { extension: "xlsx", name: "Excel (XLSX)" },
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document": { extension: "docx", name: "Word (DOCX)" },
  "application/zip": { extension: "zip", name: "ZIP" },
  "text/csv": { extension: "csv", name: "CSV" },
} as const satisfies Record<string, FileKind>;

export type FileType = keyof typeof kinds;

export const pictures: readonly FileType[] = ["image/jpeg", "image/png", "image/webp", "image/avif"];
/** What the specification's file form accepts: .pdf, .png, .jpg, .jpeg. */
export const papers: readonly FileType[] = ["application/pdf", "image/png", "image/jpeg"];

export const isFileType = (type: string): type is FileType => Object.hasOwn(kinds, type);

export function typeOfExtension(extension: string): FileType | undefined {
  return Object.keys(kinds).find((type): type is FileType => isFileType(type) && kinds[type].extension === extension);
}

/** "PDF, PNG, atau JPG" */
export function nameKinds(types: readonly FileType[]): string {
  const names = types.map((type) => kinds[type].name);
  if (names.length < 3) return names.join(" atau ");
  return `${names.slice(0, -1).join(", ")}, atau ${names.at(-1)}`;
}

const mebi = 1024 * 1024;

/** "2,5 MB", "340 KB", "12 bita" */
export function formatSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} bita`;
  if (bytes < mebi) return `${Math.round(bytes / 1024)} KB`;
  // What is over a limit is never said to be as large as it.
  const [unit, name] = bytes < 1024 * mebi ? [mebi, "MB"] : [1024 * mebi, "GB"];
  return `${(Math.ceil((bytes / unit) * 10) / 10).toString().replace(".", ",")} ${name}`;
}
