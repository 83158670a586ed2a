import { Button, ButtonLink } from "#kit/ui/button.tsx";
import { Sheet } from "#kit/ui/sheet.tsx";
import { useAction } from "#modules/akun/index.tsx";

export interface Salinan {
  readonly tahunAjaran: string;
  /** "Periode, dibuka: 1 Februari 2028" */
  readonly baris: readonly string[];
}

/** What a copy for the next year would hold, before it is made. */
export function SalinanSheet({ salinan, back }: { readonly salinan: Salinan; readonly back: string }) {
  const { kirim, busy, ditolak, dialog } = useAction<unknown>();
  const copy = () => {
    const form = new FormData();
    form.set("aksi", "salin");
    if (!busy) kirim(form);
  };
  return (
    <Sheet title={`Salin ke tahun ajaran ${salinan.tahunAjaran}`}>
      <div className="ui-sheet-body">
        {ditolak && <p className="ui-error">{ditolak.sentence}</p>}
        <p>
          Semua tanggal maju satu tahun, jadi jatuh pada hari lain dalam pekan. Salinannya rancangan: tidak tampil di situs dan tidak
          menerima pendaftaran sampai diterbitkan.
        </p>
        <ul className="ui-points">
          {salinan.baris.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="ui-actions">
          <Button look="primary" busy={busy} onClick={copy}>
            Salin sebagai rancangan
          </Button>
          <ButtonLink look="quiet" to={back}>
            Batal
          </ButtonLink>
        </p>
      </div>
      {dialog}
    </Sheet>
  );
}
