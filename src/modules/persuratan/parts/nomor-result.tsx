import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useEffect, useRef, useState } from "react";
import { formatDay } from "#kit/dates.ts";
import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { useToast } from "#kit/ui/feedback/toast.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { Breakable } from "#kit/ui/table/breakable.tsx";
import type { GivenNomor } from "../nomor/reserve-nomor.server.ts";

/** The number, large enough to be copied onto the letter. */
export function NomorResult({ diberi, onLagi }: { readonly diberi: GivenNomor; readonly onLagi: () => void }) {
  const [disalin, setDisalin] = useState(false);
  const say = useToast();
  const kepala = useRef<HTMLHeadingElement>(null);
  const angka = useRef<HTMLOutputElement>(null);
  useEffect(() => kepala.current?.focus(), []);
  const salin = async () => {
    try {
      await navigator.clipboard.writeText(diberi.nomor);
      setDisalin(true);
    } catch {
      // Without TLS no browser copies by itself: the number stands selected, and the person copies it.
      if (angka.current) getSelection()?.selectAllChildren(angka.current);
      say({ text: "Belum tersalin. Nomornya sudah dipilih, salin sendiri.", failed: true });
    }
  };
  return (
    <Sheet>
      <div className="ui-sheet-body nomor-hasil" role="status">
        <h2 ref={kepala} tabIndex={-1}>
          Nomor sudah diberikan
        </h2>
        <output ref={angka}>
          <Breakable text={diberi.nomor} />
        </output>
        <p>
          Tanggal surat {formatDay(diberi.tanggal, "long")}. Surat tercatat di Daftar Surat sebagai draf; lengkapi pindaian dan statusnya di
          sana.
        </p>
        <div className="ui-actions">
          <Button look="primary" icon={disalin ? Check : Copy} onClick={() => void salin()}>
            {disalin ? "Sudah disalin" : "Salin nomor"}
          </Button>
          <Button onClick={onLagi}>Ambil nomor lagi</Button>
          <ButtonLink look="quiet" to={`/administration/daftar-surat/${diberi.suratId}`}>
            Buka surat
          </ButtonLink>
        </div>
      </div>
    </Sheet>
  );
}
