import { ButtonLink } from "#kit/ui/button.tsx";
import type { AkunContoh } from "../akun-contoh.server.ts";
import { formatNip } from "../nip.ts";
import { peran } from "../peran.ts";
import { Pintu } from "./pintu.tsx";

/** Shown once: the passwords are kept nowhere. */
export function DaftarAkunContoh({ akun }: { readonly akun: readonly AkunContoh[] }) {
  return (
    <Pintu>
      <h1>Selamat datang</h1>
      <p>Akun Anda dan data contoh sudah siap. Catat password akun contoh ini sekarang, karena tidak akan ditampilkan lagi.</p>
      <ul className="pintu-akun">
        {akun.map((satu) => (
          <li key={satu.nip}>
            <dl>
              <dt>{peran[satu.peran]}</dt>
              <dd>{satu.nama}</dd>
              <dt>NIP</dt>
              <dd>{formatNip(satu.nip)}</dd>
              <dt>Password</dt>
              <dd>{satu.password}</dd>
            </dl>
          </li>
        ))}
      </ul>
      <p className="pintu-lanjut">
        <ButtonLink to="/dashboard" look="primary" reloadDocument>
          Buka dashboard
        </ButtonLink>
      </p>
    </Pintu>
  );
}
