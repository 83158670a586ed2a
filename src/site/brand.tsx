import type { StoredPicture } from "#kit/media/picture.ts";
import { Picture } from "#kit/ui/picture.tsx";
import type { Pengaturan } from "#modules/profil/index.ts";

/** The school's logo; as long as it has given none, a drawn sign: an open book in the eight-pointed star. */
export const Sign = ({ logo }: { readonly logo: StoredPicture | null }) =>
  logo ? <Picture of={logo} className="lambang" sizes="6rem" alt="" /> : <DrawnSign />;

function DrawnSign() {
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="lambang">
      <path className="bintang" d="M48 24l-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10l7-7 7 7h10v10z" />
      <path
        className="dalam"
        d="M44 24l-5.900 5.900v8.200h-8.200L24 44l-5.900-5.900H9.900v-8.200L4 24l5.900-5.900V9.900h8.200L24 4l5.900 5.900h8.200v8.200z"
      />
      <path
        className="buku"
        d="M24 19.500c-3-2.200-7-2.600-10-1.800v13.600c3-.8 7-.4 10 1.800 3-2.200 7-2.600 10-1.800V17.700c-3-.8-7-.4-10 1.800zm-.6.400h1.200v13h-1.200z"
        fillRule="evenodd"
      />
      <path className="bintang" d="M22.500 9h3v1.500H27v3h-1.500V15h-3v-1.500H21v-3h1.500z" />
    </svg>
  );
}

interface BrandProps {
  readonly sekolah: Pengaturan;
  readonly logo: StoredPicture | null;
}

export function Brand({ sekolah, logo }: BrandProps) {
  return (
    <a className="jenama" href="/">
      <Sign logo={logo} />
      <span>
        <b>{sekolah.nama}</b>
        <small>{sekolah.namaLengkap}</small>
      </span>
    </a>
  );
}
