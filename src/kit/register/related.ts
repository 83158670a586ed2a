import type { StoredPicture } from "../media/picture.ts";
import type { Option } from "./fields.ts";

/** What the ids in a register's rows stand for. */
export interface Related {
  /** By id: the name of a row of another register, the words of a picture. */
  readonly names: Readonly<Record<string, string>>;
  readonly pictures: Readonly<Record<string, StoredPicture>>;
  /** By field: what may be chosen, by name; of many the latest. */
  readonly options: Readonly<Record<string, readonly Option[]>>;
  /** By field, where there are many: the address that finds them by a part of the name, asked with `kata`. */
  readonly sought?: Readonly<Record<string, string>>;
}

export const nothingRelated: Related = { names: {}, pictures: {}, options: {} };

/** Names are compared without regard to capitals and spaces. */
export const plain = (name: string): string => name.toLowerCase().replace(/\s+/g, " ").trim();
