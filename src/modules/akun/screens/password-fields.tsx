import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, type Ref, useState } from "react";
import { IconButton } from "#kit/ui/button.tsx";
import { ownSentence } from "./own-sentence.ts";
import "./isian-password.css";

interface Kini {
  readonly ref: Ref<HTMLInputElement>;
  /** What the page said about the last try stands at "tolak". */
  readonly refused: boolean;
}

/** The password that one has. */
export const CurrentPassword = ({ ref, refused }: Kini) => (
  <div className="ui-field">
    <label className="ui-label" htmlFor="password">
      Password
    </label>
    <PasswordFields
      id="password"
      name="password"
      ref={ref}
      autoComplete="current-password"
      aria-describedby={refused ? "tolak" : undefined}
    />
  </div>
);

/** A password that one may look at while typing. */
export function PasswordFields(props: Omit<ComponentProps<"input">, "type" | "className">) {
  const [shown, setShown] = useState(false);
  return (
    <div className="isian-sandi">
      <input
        {...props}
        className="ui-input"
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        spellCheck={false}
        required
        {...ownSentence((written) => (written === "" ? "Password wajib diisi." : `Password paling sedikit ${props.minLength} karakter.`))}
      />
      <IconButton
        label={shown ? "Sembunyikan password" : "Tampilkan password"}
        icon={shown ? EyeOff : Eye}
        aria-pressed={shown}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
