import { useEffect, useRef } from "react";
import { ButtonLink } from "#kit/ui/button.tsx";
import type { Contoh } from "../first-administrator/receive-fields.server.ts";
import { formatNip } from "../nip.ts";
import { peran } from "../peran.ts";
import type { SampleAkun } from "../sample-akun.server.ts";
import { Pintu } from "./frame.tsx";

export function Welcome({ contoh }: { readonly contoh: NonNullable<Contoh> }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Pintu>
      <h1 ref={title} tabIndex={-1}>
        Selamat datang
      </h1>
      {contoh === "gagal" ? (
        <p>Akun Anda sudah siap, tetapi data contoh belum berhasil diisi. Operator dapat mengulanginya dengan perintah npm run demo.</p>
      ) : (
        <AkunSekali akun={contoh} />
      )}
      <p className="pintu-lanjut">
        <ButtonLink to="/dashboard" look="primary" reloadDocument>
          Buka dashboard
        </ButtonLink>
      </p>
    </Pintu>
  );
}

/** Shown once: the passwords are kept nowhere. */
function AkunSekali({ akun }: { readonly akun: readonly SampleAkun[] }) {
  return (
    <>
      <p>Akun Anda dan data contoh sudah siap. Catat password akun contoh ini sekarang, karena tidak akan ditampilkan lagi.</p>
      <ul className="pintu-akun">
        {akun.map((satu) => (
          <li key={satu.nip}>
            <b>{peran[satu.peran]}</b>
            <dl>
              <dt>Nama</dt>
              <dd>{satu.nama}</dd>
              <dt>NIP</dt>
              <dd>{formatNip(satu.nip)}</dd>
              <dt>Password</dt>
              <dd>{satu.password}</dd>
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}
