import { randomInt } from "node:crypto";

// Without i, l, o and u: nothing that is read as a digit, and hardly a word.
const letters = "0123456789abcdefghjkmnpqrstvwxyz";

/** A password for printing: four groups of four, 80 bits. */
export const createRandom = (): string => Array.from({ length: 4 }, group).join("-");

const group = (): string => Array.from({ length: 4 }, () => letters.charAt(randomInt(letters.length))).join("");
