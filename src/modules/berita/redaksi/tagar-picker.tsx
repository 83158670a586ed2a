import Plus from "lucide-react/icons/plus";
import X from "lucide-react/icons/x";
import { useId, useState } from "react";
import { Button, IconButton } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";
import { fields, mostTagar, readTagar } from "./naskah.ts";

interface Props {
  /** Separated by commas. */
  readonly value: string;
  readonly semua: readonly string[];
  readonly error: string | undefined;
  readonly disabled: boolean;
  readonly onType: (value: string, name: string) => void;
}

/** Tags of the register, and new ones. */
export function TagarPicker({ value, semua, error, disabled, onType }: Props) {
  const id = fieldId("tags");
  const daftar = useId();
  const terpilih = readTagar(value);
  const [teks, setTeks] = useState("");
  const [salah, setSalah] = useState("");
  const tulis = (tagar: readonly string[]) => onType(tagar.join(", "), "tags");
  const tambah = () => {
    const baru = readTagar(teks).map((one) => semua.find((ada) => ada.toLowerCase() === one.toLowerCase()) ?? one);
    setSalah(teks.trim() !== "" && baru.length === 0 ? "Tagar hanya berisi huruf, angka, tanda hubung, dan garis bawah." : "");
    if (baru.length === 0) return;
    tulis(readTagar([...terpilih, ...baru].join()));
    setTeks("");
  };
  const penuh = terpilih.length >= mostTagar;
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={id}>
        {fields.tags.label}
      </label>
      <Chosen tagar={terpilih} semua={semua} onLepas={disabled ? undefined : (one) => tulis(terpilih.filter((lain) => lain !== one))} />
      <div className="redaksi-tagar-baru">
        <input
          className="ui-input"
          id={id}
          list={daftar}
          value={teks}
          maxLength={120}
          disabled={disabled || penuh}
          autoComplete="off"
          placeholder="Pilih yang ada atau ketik yang baru"
          aria-describedby={`${id}-hint${salah || error ? ` ${id}-error` : ""}`}
          aria-invalid={salah || error ? true : undefined}
          onChange={(event) => setTeks(event.target.value)}
          onBlur={tambah}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== ",") return;
            event.preventDefault();
            tambah();
          }}
        />
        <Button icon={Plus} disabled={disabled || penuh} onClick={tambah}>
          Tambah tagar
        </Button>
      </div>
      <datalist id={daftar}>
        {semua.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <p className="ui-hint" id={`${id}-hint`}>
        {penuh ? "Sudah sepuluh tagar. Lepas satu untuk menambah yang lain." : "Paling banyak sepuluh, masing-masing satu kata."}
      </p>
      {salah || error ? <FieldError id={`${id}-error`}>{salah || error}</FieldError> : null}
    </div>
  );
}

interface TerpilihProps {
  readonly tagar: readonly string[];
  readonly semua: readonly string[];
  readonly onLepas: ((tagar: string) => void) | undefined;
}

function Chosen({ tagar, semua, onLepas }: TerpilihProps) {
  if (tagar.length === 0) return null;
  return (
    <ul className="redaksi-tagar" aria-label="Tagar terpilih">
      {tagar.map((one) => (
        <li key={one}>
          #{one}
          {semua.includes(one) ? null : <small>baru</small>}
          {onLepas ? <IconButton label={`Lepas #${one}`} icon={X} onClick={() => onLepas(one)} /> : null}
        </li>
      ))}
    </ul>
  );
}
