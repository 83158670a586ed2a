export { HandBanding } from "./serahan/banding/hand-banding.tsx";
