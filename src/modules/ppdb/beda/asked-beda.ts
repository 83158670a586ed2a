import { isUuid } from "#kit/register/uuid.ts";
import { isKomponen, type Komponen, readNilai } from "../nilai/komponen.ts";
import { readWhatIf, type WhatIf } from "../seleksi/what-if.ts";

/** What is compared: what somebody tries out, the list of today with the one that was proposed, or with the one that was announced. */
export const bandingOptions = ["coba", "usulan", "hari-ini"] as const;
export type Banding = (typeof bandingOptions)[number];

export interface AskedBeda {
  readonly gelombang: string;
  readonly banding: Banding;
  readonly coba: WhatIf;
  /** Another mark of one child, in hundredths; undefined where it is none. */
  readonly anak: string;
  readonly komponen: Komponen | null;
  readonly nilai: number | null | undefined;
}

export function readAskedBeda(parameters: URLSearchParams): AskedBeda {
  const [anak, komponen] = [parameters.get("anak") ?? "", parameters.get("komponen")];
  return {
    ...{ gelombang: parameters.get("gelombang") ?? "", coba: readWhatIf(parameters) },
    banding: bandingOptions.find((one) => one === parameters.get("banding")) ?? "coba",
    anak: isUuid(anak) ? anak : "",
    komponen: isKomponen(komponen) ? komponen : null,
    nilai: readNilai(parameters.get("nilai") ?? ""),
  };
}
