export const mejaPath = "/administration/persuratan";
