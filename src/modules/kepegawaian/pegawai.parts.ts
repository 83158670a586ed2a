import { lazy } from "react";
import type { RegisterParts } from "#kit/behaviour/parts.ts";

export const pegawaiParts: RegisterParts = {
  card: lazy(async () => ({ default: (await import("./personil/parts/card.tsx")).PegawaiCard })),
};
