export { semuaFields } from "./fields.ts";
export { hubungiPath, jawabanPath, pesanPath } from "./paths.ts";
