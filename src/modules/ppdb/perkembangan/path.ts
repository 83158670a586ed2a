/** How the season goes, for the head. Beside the other addresses it would be loaded with every page. */
export const perkembanganPpdbPath = "/administration/perkembangan-ppdb";
