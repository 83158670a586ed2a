import FileDown from "lucide-react/icons/file-down";
import { useEffect, useRef } from "react";
import { ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { mejaPpdbPath, pendaftaranPath, statusPath } from "../../paths.ts";

export interface Received {
  readonly id: string;
  readonly nomor: string;
  readonly peringatan: readonly string[];
}

/** What the family takes home, and what is left to do with its papers. */
export function EnteredSheet({ received: { id, nomor, peringatan } }: { readonly received: Received }) {
  const box = useRef<HTMLDivElement>(null);
  // The form below it is empty again; whoever typed at its end is brought to what became of it.
  useEffect(() => {
    if (nomor) box.current?.focus();
  }, [nomor]);
  return (
    <div ref={box} tabIndex={-1} role="status">
      <Sheet title={`Terdaftar dengan nomor ${nomor}`}>
        <div className="ui-sheet-body">
          <p>
            Cetak buktinya dan berikan kepada keluarga. Halamannya dibuka di {statusPath} dengan nomor itu dan tanggal lahir calon siswa;
            caranya tertulis di bukti.
          </p>
          {peringatan.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <div className="ui-actions">
            <ButtonLink look="primary" icon={FileDown} to={`${pendaftaranPath}/${id}/bukti`} reloadDocument>
              Cetak bukti (PDF)
            </ButtonLink>
            <ButtonLink to={`${mejaPpdbPath}/${id}`}>Pindai formulir dan berkasnya</ButtonLink>
          </div>
        </div>
      </Sheet>
    </div>
  );
}
