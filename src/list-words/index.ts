import type { ListWords } from "#kit/lists/words.ts";
import { closing, heads, ignored, pairs } from "./heads.ts";
import { levels } from "./levels.ts";
import { values } from "./values.ts";

/** How schools and offices write what this product keeps. */
export const listWords: ListWords = { heads, values, pairs, levels, ignored, closing };
