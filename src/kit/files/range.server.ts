import type { ByteRange } from "./trees.server.ts";

/**
 * Reads an HTTP Range header for a file of `size` bytes. Several ranges at once are answered with the whole file.
 * @returns the range, "whole", or "beyond" (416)
 */
export function readRange(header: string | null, size: number): ByteRange | "whole" | "beyond" {
  const parts = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!parts || (parts[1] === "" && parts[2] === "")) return "whole";
  const [from, to] = [parts[1] ?? "", parts[2] ?? ""];
  if (from === "") return lastBytes(Number(to), size);
  const [start, end] = [Number(from), to === "" ? size - 1 : Math.min(Number(to), size - 1)];
  if (to !== "" && Number(to) < start) return "whole";
  return start >= size ? "beyond" : { start, end };
}

function lastBytes(count: number, size: number): ByteRange | "beyond" {
  if (count === 0 || size === 0) return "beyond";
  return { start: Math.max(0, size - count), end: size - 1 };
}
