import { seleksiPpdbPath } from "../paths.ts";

/** How the season goes, for the head. Beside the other addresses it would be loaded with every page. */
export const perkembanganPpdbPath = `${seleksiPpdbPath}/perkembangan`;
