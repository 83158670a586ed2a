export { hubungiPath, jawabanPath, pesanPath } from "./addresses.ts";
export { semuaFields } from "./fields.ts";
