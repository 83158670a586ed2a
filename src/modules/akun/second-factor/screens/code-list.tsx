import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import { useEffect, useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Icon } from "#kit/ui/icon.tsx";
import { sekolahSlug, useSekolah } from "#modules/profil/index.ts";
import "./faktor.css";

/** Recovery codes, to be kept on paper or in a file. */
export function CodeList({ kode }: { readonly kode: readonly string[] }) {
  const say = useToast();
  const sekolah = useSekolah();
  const file = useFile(kode, sekolah.nama);
  const copy = () =>
    navigator.clipboard.writeText(kode.join("\n")).then(
      () => say("Kode disalin."),
      () => say({ text: "Belum tersalin. Pilih kodenya, lalu salin sendiri.", failed: true }),
    );
  return (
    <div className="faktor-kertas">
      <ol className="faktor-daftar" aria-label="Kode pemulihan">
        {kode.map((satu) => (
          <li key={satu}>{satu}</li>
        ))}
      </ol>
      <p className="faktor-tombol">
        <a className="ui-button" href={file} download={`kode-pemulihan-${sekolahSlug(sekolah)}.txt`}>
          <Icon of={Download} />
          Unduh
        </a>
        <Button icon={Printer} onClick={() => window.print()}>
          Cetak
        </Button>
        <Button icon={Copy} onClick={() => void copy()}>
          Salin
        </Button>
      </p>
    </div>
  );
}

/** The address of a text file with the codes; it never leaves this browser. */
function useFile(kode: readonly string[], nama: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const text = `Kode pemulihan portal ${nama}\nSatu kode berlaku satu kali. Simpan di tempat aman.\n\n${kode.join("\n")}\n`;
    const made = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [kode, nama]);
  return address;
}
