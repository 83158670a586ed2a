import { FormDataParseError, MultipartParseError, parseFormData } from "@remix-run/form-data-parser";
import { longBodyLimit } from "./body-limits.ts";
import { Refusal, refuse } from "./refusals.ts";

/**
 * What a form sent. How much may come is counted before, where it arrives (`server/edge/body.ts`); a form with files is read piece by
 * piece, so that a large one holds nobody up. @throws Refusal 400 for what no form sends, 413, Abandoned when the sender has left
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    const form = isMultipart(request) ? await parseFormData(request, parts) : await request.formData();
    const letters = [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
    if (letters > longBodyLimit.bytes) throw refuse.tooLarge("Isian ini terlalu panjang. Perpendek, lalu kirim lagi.");
    return form;
  } catch (error) {
    throw error instanceof Error ? asRefusal(error) : error;
  }
}

/** The bytes and the parts are counted already. */
const parts = { maxFileSize: Number.POSITIVE_INFINITY, maxTotalSize: Number.POSITIVE_INFINITY, maxParts: 10_000 };

const isMultipart = ({ headers }: Request): boolean => /^multipart\/form-data/i.test(headers.get("content-type") ?? "");

/** A reader tells in its own words what stopped it; what was thrown while the body came in lies below. */
function asRefusal(error: Error): Error {
  const cause = error instanceof FormDataParseError && error.cause instanceof Error ? error.cause : error;
  const isFormat = cause instanceof MultipartParseError || cause instanceof FormDataParseError;
  if (cause instanceof Refusal || !(isFormat || cause instanceof TypeError || cause instanceof SyntaxError)) return cause;
  return Object.assign(refuse.malformed("Kiriman ini tidak terbaca. Muat ulang halaman, lalu kirim lagi."), { cause });
}
