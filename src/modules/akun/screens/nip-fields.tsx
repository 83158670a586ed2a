import type { ComponentProps } from "react";
import { ownSentence } from "./own-sentence.ts";

const delapanBelas = "NIP terdiri dari 18 angka.";

/** A NIP as people have it before them: with or without the printed spaces. */
export const NipFields = (props: Omit<ComponentProps<"input">, "type" | "className">) => (
  <input
    {...props}
    className="ui-input pintu-nip"
    inputMode="numeric"
    autoComplete="username"
    maxLength={26}
    pattern="\s*(\d[\s.\-]*){18}"
    title={delapanBelas}
    required
    {...ownSentence((nip) => (nip === "" ? "NIP wajib diisi." : delapanBelas))}
  />
);
