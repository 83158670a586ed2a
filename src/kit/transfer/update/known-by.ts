import type { Register } from "../../register/register.ts";
import { isByName } from "./keys.ts";

/** By what a row of a list is known to stand already, in a sentence; where nothing tells, what becomes of it. */
export function knownBySentence({ fields, matchBy = [], noun }: Pick<Register, "fields" | "matchBy" | "noun">): string {
  const words = (keys: readonly (readonly string[])[]) =>
    keys.map((key) => key.map((name) => fields[name]?.label ?? name).join(" + ")).join(", lalu ");
  const sure = matchBy.filter((key) => !isByName(fields, key));
  const asked = matchBy.filter((key) => isByName(fields, key));
  if (matchBy.length === 0)
    return `Daftar ini hanya menambah ${noun}: tidak ada nomor atau nama yang menandai barisnya. Baris yang sama persis tidak ditambah lagi; baris yang isinya berubah masuk sebagai data baru, jadi ubahlah yang lama di portal.`;
  const name = asked.length > 0 && `${words(asked)} saja belum pasti, jadi ditanyakan.`;
  return [sure.length > 0 && `Baris yang sudah ada dikenali dari ${words(sure)}.`, name].filter(Boolean).join(" ");
}
