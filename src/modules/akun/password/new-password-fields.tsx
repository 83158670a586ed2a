import Dices from "lucide-react/icons/dices";
import { useEffect, useRef, useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { useSekolah } from "#modules/profil/index.ts";
import { PasswordFields } from "../screens/password-fields.tsx";
import type { Pemilik } from "./rules.ts";

interface Props {
  readonly name: string;
  readonly label: string;
  readonly pemilik: Pemilik;
  readonly minimal: number;
  readonly error: string | undefined;
}

interface Value {
  /** 0 to 4 */
  readonly kuat: number;
  readonly kalimat: string;
}

const words = ["Terlalu lemah", "Lemah", "Cukup", "Kuat", "Sangat kuat"];

/** A new password: with an honest word on its strength while typing, and four random words for whoever has no idea. */
export function NewPasswordFields({ name, label, pemilik: orang, minimal, error }: Props) {
  const pemilik = { ...orang, sekolah: useSekolah() };
  const input = useRef<HTMLInputElement>(null);
  const [nilai, setNilai] = useState<Value | null>(null);
  const [saran, setSaran] = useState("");
  useEffect(() => {
    // What came back refused is looked at by its person again.
    if (error) input.current?.focus();
  }, [error]);
  const timbang = async () => {
    const typed = input.current?.value ?? "";
    setNilai(typed === "" ? null : await passwordValue(typed, pemilik, minimal));
  };
  const usulkan = async () => {
    const { fourRandomWords } = await import("./suggestion.ts");
    setSaran(fourRandomWords(pemilik));
  };
  const pakai = () => {
    if (!input.current) return;
    input.current.value = saran;
    input.current.setCustomValidity("");
    void timbang();
  };
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={name}>
        {label}
      </label>
      <PasswordFields
        id={name}
        name={name}
        ref={input}
        autoComplete="new-password"
        minLength={minimal}
        aria-describedby={`${name}-petunjuk ${name}-nilai${error ? ` ${name}-galat` : ""}`}
        aria-invalid={error ? true : undefined}
        onKeyUp={() => void timbang()}
        onPaste={() => setTimeout(() => void timbang())}
      />
      {error && <FieldError id={`${name}-galat`}>{error}</FieldError>}
      <div className="akun-kuat" id={`${name}-nilai`} role="status">
        {nilai && (
          <>
            <meter min={0} max={4} low={2} high={3} optimum={4} value={nilai.kuat} aria-label="Kekuatan password" />
            <span className="ui-hint">{nilai.kalimat}</span>
          </>
        )}
      </div>
      <p className="ui-hint" id={`${name}-petunjuk`}>
        Paling sedikit {minimal} karakter, boleh ditempel dari pengelola password. Jangan memakai NIP, nama, tanggal lahir, atau nama
        madrasah.
      </p>
      <div className="akun-saran">
        <Button icon={Dices} onClick={() => void usulkan()}>
          Usulkan empat kata acak
        </Button>
        {saran && (
          <>
            <output>{saran}</output>
            <Button look="quiet" onClick={pakai}>
              Pakai
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

/** The rules with their words come only when they are needed. */
async function passwordValue(typed: string, pemilik: Pemilik, minimal: number): Promise<Value> {
  const { bagianPassword, checkPassword } = await import("./rules.ts");
  const galat = checkPassword(typed, pemilik, minimal);
  if (galat) return { kuat: typed.length < minimal / 2 ? 0 : 1, kalimat: galat };
  const kuat = Math.min(4, Math.max(2, bagianPassword(typed) - 1));
  return { kuat, kalimat: `${words[kuat]}.` };
}
