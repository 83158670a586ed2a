import UploadIcon from "lucide-react/icons/upload";
import X from "lucide-react/icons/x";
import { type ReactNode, useRef } from "react";
import { sizeOf } from "#kit/media/limits.ts";
import { portraitAccept } from "#kit/media/person/limits.ts";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";

interface UnggahProps {
  readonly isian: "fotoId" | "ttdId";
  readonly judul: string;
  readonly petunjuk: string;
  readonly paling: number;
  /** What is seen of it; null: nothing is there. */
  readonly gambar: ReactNode;
  readonly galat?: string | undefined;
  readonly onPilih: (berkas: File) => void;
  readonly onTerlaluBesar: (kalimat: string) => void;
  readonly onHapus: () => void;
  readonly children?: ReactNode;
}

/** A picture of the form: seen, chosen from the device, taken away. */
export function Unggah({ isian, judul, petunjuk, paling, gambar, galat, onPilih, onTerlaluBesar, onHapus, children }: UnggahProps) {
  const input = useRef<HTMLInputElement>(null);
  const id = fieldId(isian);
  const pilih = (berkas: File | undefined) => {
    if (!berkas) return;
    if (berkas.size <= paling) return onPilih(berkas);
    onTerlaluBesar(`Berkas ini berukuran ${sizeOf(berkas.size)}. Pilih berkas paling besar ${sizeOf(paling)}; yang lama tetap dipakai.`);
  };
  return (
    <fieldset className="unggah" data-salah={galat ? "" : undefined}>
      <legend className="ui-label">{judul}</legend>
      <div className="unggah-bidang">{gambar ?? <span className="ui-muted">Belum ada</span>}</div>
      <input
        ref={input}
        className="ui-hidden"
        type="file"
        tabIndex={-1}
        aria-label={`Pilih berkas dari perangkat, ${judul}`}
        accept={portraitAccept}
        onChange={(event) => {
          pilih(event.target.files?.[0]);
          event.target.value = "";
        }}
      />
      <div className="unggah-sisi">
        <p className="ui-hint" id={`${id}-hint`}>
          {petunjuk} Paling besar {sizeOf(paling)}.
        </p>
        {galat && <FieldError id={`${id}-error`}>{galat}</FieldError>}
        <div className="ui-actions">
          <Button id={id} icon={UploadIcon} aria-describedby={`${id}-hint`} onClick={() => input.current?.click()}>
            {gambar ? "Ganti" : "Pilih berkas"}
            <span className="ui-hidden">, {judul}</span>
          </Button>
          {children}
          {gambar && (
            <Button look="quiet" icon={X} onClick={onHapus}>
              Hapus<span className="ui-hidden">, {judul}</span>
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
