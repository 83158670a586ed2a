import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { sizeOf } from "#kit/media/limits.ts";
import { portraitAccept } from "#kit/media/person/limits.ts";
import { Button } from "#kit/ui/button.tsx";
import { FieldError } from "#kit/ui/field/field-error.tsx";
import { fieldId } from "#kit/ui/field/field-id.ts";
import { PickFile } from "#kit/ui/field/pick-file.tsx";

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
export function Upload({ isian, judul, petunjuk, paling, gambar, galat, onPilih, onTerlaluBesar, onHapus, children }: UnggahProps) {
  const id = fieldId(isian);
  const pilih = (berkas: File) => {
    if (berkas.size <= paling) return onPilih(berkas);
    onTerlaluBesar(`Berkas ini berukuran ${sizeOf(berkas.size)}. Pilih berkas paling besar ${sizeOf(paling)}; yang lama tetap dipakai.`);
  };
  return (
    <fieldset className="unggah" data-salah={galat ? "" : undefined}>
      <legend className="ui-label">{judul}</legend>
      <div className="unggah-bidang">{gambar ?? <span className="ui-muted">Belum ada</span>}</div>
      <div className="unggah-sisi">
        <p className="ui-hint" id={`${id}-hint`}>
          {petunjuk} Paling besar {sizeOf(paling)}.
        </p>
        {galat && <FieldError id={`${id}-error`}>{galat}</FieldError>}
        <div className="ui-actions">
          <PickFile
            id={id}
            label={judul}
            accept={portraitAccept}
            chosen={Boolean(gambar)}
            invalid={Boolean(galat)}
            described={`${id}-hint${galat ? ` ${id}-error` : ""}`}
            onPick={pilih}
          />
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
