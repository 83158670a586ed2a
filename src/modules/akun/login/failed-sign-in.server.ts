import { channel } from "node:diagnostics_channel";
import { Refusal, type RefusalKind } from "#kit/refusals.ts";

export interface FailedSignIn {
  readonly step: "password" | "code" | "passkey";
  /** "throttled": nothing was compared, because too much was tried before. */
  readonly outcome: "wrong" | "throttled";
}

/** Hears of each sign-in that was refused; never whose it was. */
export const failedSignIns = channel("masuk-ditolak");

const outcomes: Readonly<Partial<Record<RefusalKind, FailedSignIn["outcome"]>>> = {
  unauthenticated: "wrong",
  invalid: "wrong",
  tooMany: "throttled",
};

/** @returns the error as it came, to be thrown on */
export function reportFailedSignIn<E>(step: FailedSignIn["step"], error: E): E {
  const outcome = error instanceof Refusal ? outcomes[error.kind] : undefined;
  if (outcome) failedSignIns.publish({ step, outcome } satisfies FailedSignIn);
  return error;
}
