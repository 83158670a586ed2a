import type { Ref } from "react";
import { ownSentence } from "../../screens/own-sentence.ts";

interface Props {
  readonly ref?: Ref<HTMLInputElement> | undefined;
  readonly salah?: boolean;
}

/** Six digits, as an authenticator app shows them. */
export const CodeFields = ({ ref, salah = false }: Props) => (
  <div className="ui-field">
    <label className="ui-label" htmlFor="kode">
      Kode 6 angka
    </label>
    <input
      id="kode"
      name="kode"
      ref={ref}
      className="ui-input pintu-kode"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      pattern="\s*\d{3}\s?\d{3}\s*"
      title="Kode terdiri dari 6 angka."
      required
      aria-describedby={salah ? "tolak" : undefined}
      {...ownSentence((written) => (written === "" ? "Kode wajib diisi." : "Kode terdiri dari 6 angka."))}
    />
  </div>
);
