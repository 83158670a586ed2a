import type { StoredPicture } from "#kit/media/picture.ts";
import type { Pengaturan } from "#modules/profil/index.ts";
import { Sign } from "./brand.tsx";

interface Props {
  readonly sekolah: Pengaturan;
  readonly logo: StoredPicture | null;
}

/** A welcome that CSS alone shows and takes away; what lies under it loads and can be used meanwhile. */
export function Splash({ sekolah, logo }: Props) {
  return (
    <div className="sambut" id="sambut" aria-hidden="true">
      <Sign logo={logo} />
      <p>Selamat Datang</p>
      <b>{sekolah.nama}</b>
      <div className="pita" />
    </div>
  );
}
