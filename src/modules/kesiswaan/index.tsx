export { HandBanding } from "./serahan/banding/hand-banding.tsx";
export { handedColumn } from "./serahan/banding/handed-column.tsx";
