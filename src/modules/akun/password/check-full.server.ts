import { isLeakedPassword } from "#kit/access/leaked-password.server.ts";
import { checkPassword, type Pemilik } from "./rules.ts";

const bocor =
  "Password ini ada di daftar password yang pernah bocor di internet, jadi akan dicoba orang lebih dahulu. Pilih kata-kata lain.";

/** What the browser tells while somebody types, and what only the server knows. @returns a sentence, or null when the password is good */
export async function checkFullPassword(password: string, pemilik: Pemilik, minimal?: number): Promise<string | null> {
  return checkPassword(password, pemilik, minimal) ?? ((await isLeakedPassword(password)) ? bocor : null);
}
