import { jurusanOptions } from "../jurusan.ts";

/** "IPA 40", of those that have places of their own. */
export const tellPrograms = (places: Readonly<Record<string, number | null>>): readonly string[] =>
  jurusanOptions.flatMap(({ value, label }) => {
    const own = places[value];
    return own === null || own === undefined ? [] : [`${label} ${own}`];
  });
