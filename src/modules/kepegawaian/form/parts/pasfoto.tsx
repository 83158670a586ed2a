import Crop from "lucide-react/icons/crop";
import { useState } from "react";
import { maxPortraitBytes, portraitShape } from "#kit/media/person/limits.ts";
import { Button } from "#kit/ui/button.tsx";
import { CropView } from "#kit/ui/crop/crop-view.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { fixedImage, type OneImage } from "./image.ts";
import { Upload } from "./upload.tsx";

const title = "Potong pasfoto";
const CropDialog = dialogOnDemand(
  async () => (await import("#kit/ui/crop/crop-dialog.tsx")).CropDialog,
  () => title,
);

interface ImageProps {
  readonly gambar: OneImage;
  /** Address of the stored one. */
  readonly alamat: string | null;
  readonly galat?: string | undefined;
  readonly onUbah: (gambar: OneImage) => void;
}

/** The portrait: its part is chosen before it is sent, its pixels are written anew by the server. */
export function Pasfoto({ gambar, alamat, galat, onUbah }: ImageProps) {
  const [bitmap, setBitmap] = useState<ImageBitmap | null>(null);
  const [memotong, setMemotong] = useState(false);
  const [keluhan, setKeluhan] = useState<string>();
  const baca = async (berkas: File) => {
    try {
      setBitmap(await createImageBitmap(berkas, { imageOrientation: "from-image" }));
      setKeluhan(undefined);
      onUbah({ berkas, potong: null, hapus: false });
      setMemotong(true);
    } catch {
      // What the browser cannot read it cannot show: the sentence tells, and nothing of it is sent.
      setKeluhan("Foto ini tidak dapat dibaca. Pilih foto JPG, PNG, atau WebP yang lain.");
    }
  };
  const lihat = gambar.berkas && bitmap && gambar.potong;
  return (
    <>
      <Upload
        isian="fotoId"
        judul="Pasfoto"
        petunjuk="JPG, PNG, atau WebP. Dipotong 3×4."
        paling={maxPortraitBytes}
        galat={keluhan ?? galat}
        onPilih={(berkas) => void baca(berkas)}
        onTerlaluBesar={setKeluhan}
        onHapus={() => {
          setKeluhan(undefined);
          setBitmap(null);
          onUbah(gambar.berkas ? fixedImage : { ...fixedImage, hapus: true });
        }}
        gambar={
          lihat ? (
            <CropView picture={bitmap} crop={lihat} shape={portraitShape} />
          ) : gambar.berkas ? (
            <span className="ui-muted">{gambar.berkas.name}</span>
          ) : (
            alamat && !gambar.hapus && <img src={alamat} alt="Pasfoto yang tersimpan" width={90} height={120} />
          )
        }
      >
        {gambar.berkas && (
          <Button icon={Crop} onClick={() => setMemotong(true)}>
            Atur potongan
          </Button>
        )}
      </Upload>
      <CropDialog
        open={memotong && bitmap !== null}
        picture={bitmap}
        shape={portraitShape}
        title={title}
        onClose={() => setMemotong(false)}
        onCut={(potong) => {
          onUbah({ ...gambar, potong });
          setMemotong(false);
        }}
      />
    </>
  );
}
