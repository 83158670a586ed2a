import { useEffect, useRef } from "react";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Pintu } from "../../screens/frame.tsx";
import { CodeList } from "./code-list.tsx";

/** Right after the set-up: the codes once, then on to where the person was going. */
export function RecoveryCode({ kode, lanjut }: { readonly kode: readonly string[]; readonly lanjut: string }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <Pintu kembali="tidak">
      <h1 ref={title} tabIndex={-1}>
        Simpan kode pemulihan
      </h1>
      <p>
        Verifikasi dua langkah sudah terpasang. Bila ponsel Anda hilang, satu kode ini menggantikannya satu kali. Kode tidak akan tampil
        lagi.
      </p>
      <CodeList kode={kode} />
      <p className="pintu-lanjut">
        <ButtonLink to={lanjut} look="primary" reloadDocument>
          Sudah saya simpan, lanjutkan
        </ButtonLink>
      </p>
    </Pintu>
  );
}
