/** Stands between the parts of a row's name where its register names it by several columns: "X.E-1 · 2026/2027". */
export const betweenNames = " · ";

/** What a list outside the portal calls the row: the first part alone. */
export const firstName = (name: string): string => name.split(betweenNames)[0] ?? name;
