import { useEffect, useState } from "react";
import { maxSignatureBytes } from "#kit/media/person/limits.ts";
import { fixedImage, type OneImage } from "./image.ts";
import { Upload } from "./upload.tsx";

interface SignatureProps {
  readonly gambar: OneImage;
  readonly alamat: string | null;
  readonly galat?: string | undefined;
  readonly onUbah: (gambar: OneImage) => void;
}

/** The signature: the server takes the paper away and cuts off the empty edges. */
export function Signature({ gambar, alamat, galat, onUbah }: SignatureProps) {
  const [keluhan, setKeluhan] = useState<string>();
  const baru = usePath(gambar.berkas);
  const tampak = baru ?? (gambar.hapus ? null : alamat);
  return (
    <Upload
      isian="ttdId"
      judul="Tanda tangan"
      petunjuk="Foto atau pindaian di atas kertas putih; latarnya dihilangkan. Rahasia, hanya untuk surat."
      paling={maxSignatureBytes}
      galat={keluhan ?? galat}
      onPilih={(berkas) => {
        setKeluhan(undefined);
        onUbah({ berkas, potong: null, hapus: false });
      }}
      onTerlaluBesar={setKeluhan}
      onHapus={() => {
        setKeluhan(undefined);
        onUbah(gambar.berkas ? fixedImage : { ...fixedImage, hapus: true });
      }}
      gambar={
        tampak && (
          <img
            className="unggah-ttd"
            src={tampak}
            alt={baru ? "Tanda tangan yang baru dipilih" : "Tanda tangan yang tersimpan"}
            width={200}
            height={100}
          />
        )
      }
    />
  );
}

/** The address of a file on this device, as long as it is shown. */
function usePath(berkas: File | null): string | null {
  const [alamat, setAlamat] = useState<string | null>(null);
  useEffect(() => {
    if (!berkas) return setAlamat(null);
    const dibuat = URL.createObjectURL(berkas);
    setAlamat(dibuat);
    return () => URL.revokeObjectURL(dibuat);
  }, [berkas]);
  return alamat;
}
