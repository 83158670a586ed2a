export { type Ditanya, ReasonDialog } from "./confirmation/reason-dialog.tsx";
export { StepForm } from "./confirmation/step-form.tsx";
export { type Ditolak, useAction } from "./confirmation/use-action.tsx";
export { Pintu, Reject } from "./screens/frame.tsx";
export { SecurityKabar, type ShownKabar } from "./security/security-kabar.tsx";
export { SessionGuard } from "./session/session-guard.tsx";
