import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { IconButton } from "#kit/ui/button.tsx";
import { kalimatSendiri } from "./kalimat-sendiri.ts";
import "./isian-password.css";

/** A password that one may look at while typing. */
export function IsianPassword(props: Omit<ComponentProps<"input">, "type" | "className">) {
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
        {...kalimatSendiri((written) =>
          written === "" ? "Password wajib diisi." : `Password paling sedikit ${props.minLength} karakter.`,
        )}
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
