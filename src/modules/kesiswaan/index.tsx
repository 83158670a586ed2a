export { HandBanding } from "./serahan/hand-banding.tsx";
