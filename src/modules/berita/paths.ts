export const tagPath = "/administration/tagar";
