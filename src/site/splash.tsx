import type { Pengaturan } from "#modules/profil/index.ts";
import { Sign } from "./brand.tsx";

/** A welcome that CSS alone shows and takes away; what lies under it loads and can be used meanwhile. */
export function Splash({ sekolah }: { readonly sekolah: Pengaturan }) {
  return (
    <div className="sambut" id="sambut" aria-hidden="true">
      <Sign />
      <p>Selamat Datang</p>
      <b>{sekolah.nama}</b>
      <div className="pita" />
    </div>
  );
}
