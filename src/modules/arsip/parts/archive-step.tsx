import type { ComponentProps } from "react";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { StepForm } from "#modules/akun/index.tsx";

/** A step of the archive that needs a word or a day. */
export function ArchiveStep(step: Omit<ComponentProps<typeof StepForm>, "desk" | "onDone">) {
  return <StepForm {...step} desk="arsip" onDone={useToast()} />;
}
