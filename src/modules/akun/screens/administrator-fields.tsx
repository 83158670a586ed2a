import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field.tsx";
import { minPassword } from "../password/length.ts";
import { Pintu, Reject } from "./frame.tsx";
import { NipFields } from "./nip-fields.tsx";
import { ownSentence } from "./own-sentence.ts";
import { PasswordFields } from "./password-fields.tsx";

export interface Ditolak {
  readonly sentence: string;
  readonly fields?: Readonly<Record<string, string>>;
  readonly current?: { readonly nip: string; readonly nama: string };
}

interface Props {
  readonly refusal: Ditolak | undefined;
  /** Whether demo data can be offered. */
  readonly contoh: boolean;
}

export function AdministratorFields({ refusal, contoh }: Props) {
  const { state } = useNavigation();
  const form = useRef<HTMLFormElement>(null);
  const errors = refusal?.fields ?? {};
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [refusal]);
  return (
    <Pintu firstField="nip">
      <h1>Administrator pertama</h1>
      <p>Buat akun Anda sendiri. Tautan ini hanya dapat dipakai satu kali, dalam 30 menit sejak aplikasi dijalankan.</p>
      {refusal && <Reject>{refusal.sentence}</Reject>}
      <Form method="post" ref={form}>
        <Fields name="nip" label="NIP" error={errors.nip} hint="18 angka, dengan atau tanpa spasi.">
          <NipFields {...common("nip", errors.nip)} defaultValue={refusal?.current?.nip} />
        </Fields>
        <Fields name="nama" label="Nama lengkap" error={errors.nama} hint="Beserta gelar, seperti yang akan tampil di portal.">
          <input
            {...common("nama", errors.nama)}
            className="ui-input"
            autoComplete="name"
            maxLength={120}
            defaultValue={refusal?.current?.nama}
            required
            {...ownSentence(() => "Nama lengkap wajib diisi.")}
          />
        </Fields>
        <Fields
          name="password"
          label="Password"
          error={errors.password}
          hint={`Paling sedikit ${minPassword} karakter. Empat kata acak yang Anda pilih sendiri sudah kuat, misalnya nama benda yang tidak berhubungan.`}
        >
          <PasswordFields {...common("password", errors.password)} autoComplete="new-password" minLength={minPassword} />
        </Fields>
        {contoh && (
          <div className="ui-field">
            <label className="ui-check" htmlFor="contoh">
              <input type="checkbox" id="contoh" name="contoh" aria-describedby="contoh-petunjuk" />
              Isi dengan data contoh
            </label>
            <p className="ui-hint" id="contoh-petunjuk">
              Akun, surat, berita, dan pendaftaran rekaan untuk mencoba. Jangan dipilih bila portal langsung dipakai bekerja.
            </p>
          </div>
        )}
        <Button type="submit" look="primary" busy={state !== "idle"} busyText="Menyimpan...">
          Buat akun
        </Button>
      </Form>
    </Pintu>
  );
}

const common = (name: string, error: string | undefined) => ({
  id: name,
  name,
  "aria-describedby": error ? `${name}-galat ${name}-petunjuk` : `${name}-petunjuk`,
  "aria-invalid": error ? (true as const) : undefined,
});

interface FieldsProps {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly error: string | undefined;
  readonly children: ReactNode;
}

function Fields({ name, label, hint, error, children }: FieldsProps) {
  return (
    <div className="ui-field">
      <label className="ui-label" htmlFor={name}>
        {label}
      </label>
      {children}
      <p className="ui-hint" id={`${name}-petunjuk`}>
        {hint}
      </p>
      {error && <FieldError id={`${name}-galat`}>{error}</FieldError>}
    </div>
  );
}
