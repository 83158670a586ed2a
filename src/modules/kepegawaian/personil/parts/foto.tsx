import { initials } from "#modules/akun/index.ts";
import { pegawaiPath } from "../../paths.ts";

interface FotoProps {
  readonly id: string;
  readonly nama: string;
  readonly fotoId: unknown;
  /** Beside the name it says nothing new. */
  readonly alt?: string;
}

/** The portrait of a member of staff, or the initials of those who have none. */
export function Foto({ id, nama, fotoId, alt = "" }: FotoProps) {
  if (typeof fotoId === "string") {
    const alamat = `${pegawaiPath}/${id}/berkas/fotoId?lihat=1&v=${fotoId}`;
    return <img className="personil-foto" src={alamat} alt={alt} width={90} height={120} loading="lazy" />;
  }
  return (
    <span className="personil-foto" aria-hidden="true">
      {initials(nama)}
    </span>
  );
}
