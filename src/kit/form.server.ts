import { FormDataParseError, MultipartParseError, parseFormData } from "@remix-run/form-data-parser";
import { longBodyLimit } from "./body-limits.ts";
import { Refusal, refuse } from "./refusals.ts";
import { withoutUnseen } from "./typed-text.ts";

/**
 * What a form sent. How much may come is counted before, where it arrives (`server/edge/body.ts`); a form with files is read piece by
 * piece, so that a large one holds nobody up. No text holds what nobody sees (`typed-text.ts`), whichever verb reads it.
 * @param asTyped names of what is kept letter by letter: passwords. @throws Refusal 400 for what no form sends, 413, Abandoned when the sender has left
 */
export async function readForm(request: Request, asTyped: readonly string[] = []): Promise<FormData> {
  try {
    const form = isMultipart(request) ? await parseFormData(request, parts) : await request.formData();
    const letters = [...form.values()].reduce((sum, value) => sum + (typeof value === "string" ? value.length : 0), 0);
    if (letters > longBodyLimit.bytes) throw refuse.tooLarge("Isian ini terlalu panjang. Perpendek, lalu kirim lagi.");
    return seenForm(form, asTyped);
  } catch (error) {
    throw error instanceof Error ? asRefusal(error) : error;
  }
}

function seenForm(sent: FormData, asTyped: readonly string[]): FormData {
  const seen = new FormData();
  for (const [name, value] of sent) {
    if (typeof value === "string") seen.append(name, asTyped.includes(name) ? value : withoutUnseen(value));
    else seen.append(name, value);
  }
  return seen;
}

/** The bytes and the parts are counted already; how many files are too many, who asked for them says in its own words. */
const parts = { maxFiles: 10_000, maxFileSize: Number.POSITIVE_INFINITY, maxTotalSize: Number.POSITIVE_INFINITY, maxParts: 10_000 };

const isMultipart = ({ headers }: Request): boolean => /^multipart\/form-data/i.test(headers.get("content-type") ?? "");

/** A reader tells in its own words what stopped it; what was thrown while the body came in lies below. */
function asRefusal(error: Error): Error {
  const cause = error instanceof FormDataParseError && error.cause instanceof Error ? error.cause : error;
  const isFormat = cause instanceof MultipartParseError || cause instanceof FormDataParseError;
  if (cause instanceof Refusal || !(isFormat || cause instanceof TypeError || cause instanceof SyntaxError)) return cause;
  return Object.assign(refuse.malformed("Kiriman ini tidak terbaca. Muat ulang halaman, lalu kirim lagi."), { cause });
}
