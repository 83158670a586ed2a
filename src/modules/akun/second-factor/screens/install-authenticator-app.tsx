import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#kit/ui/button.tsx";
import type { CalonAuthenticatorApp } from "../authenticator-app.server.ts";
import { CodeFields } from "./code-fields.tsx";

interface Props {
  readonly calon: CalonAuthenticatorApp;
  readonly refusal: object | undefined;
}

export function InstallAuthenticatorApp({ calon, refusal }: Props) {
  const { state, formData } = useNavigation();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (refusal) field.current?.select();
  }, [refusal]);
  return (
    <>
      <ol className="faktor-tahap">
        <li>
          <b>Pindai dengan aplikasi autentikator</b>
          <p>Misalnya Google Authenticator atau Microsoft Authenticator di ponsel Anda.</p>
          <img className="faktor-qr" src={calon.qr} alt="Kode QR untuk aplikasi autentikator" width={208} height={208} />
          <details className="pintu-lain">
            <summary>Tidak bisa memindai? Ketik kuncinya</summary>
            <p className="faktor-rahasia">{calon.rahasia}</p>
            <p className="ui-hint">Pilih jenis “berbasis waktu” bila aplikasi menanyakannya.</p>
          </details>
        </li>
        <li>
          <b>Ketik kode yang tampil di aplikasi</b>
        </li>
      </ol>
      <Form method="post" replace className="faktor-kode">
        <input type="hidden" name="aksi" value="pasang-aplikasi" />
        <CodeFields ref={field} salah={refusal !== undefined} />
        <Button type="submit" look="primary" busy={state !== "idle" && formData?.get("aksi") === "pasang-aplikasi"} busyText="Memeriksa...">
          Pasang
        </Button>
      </Form>
    </>
  );
}
