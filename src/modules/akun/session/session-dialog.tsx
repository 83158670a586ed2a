import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { type State, titleOf } from "./session-state.ts";

interface SessionDialogProps {
  readonly keadaan: State;
  /** How long somebody may do nothing. */
  readonly menit: number;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Warns before a session ends, and says what can be done once it has. */
export function SessionDialog({ keadaan, menit, open, onClose }: SessionDialogProps) {
  return (
    <Dialog key={titleOf(keadaan)} open={open} onClose={onClose} title={titleOf(keadaan)} narrow>
      {keadaan.apa === "habis" ? <Ended kalimat={keadaan.kalimat} onBack={onClose} /> : <Ending {...{ keadaan, menit }} onStay={onClose} />}
    </Dialog>
  );
}

function Ending({ keadaan, menit, onStay }: Pick<SessionDialogProps, "keadaan" | "menit"> & { readonly onStay: () => void }) {
  return (
    <>
      <p className="ui-dialog-body">
        Hampir {menit < 60 ? `${menit} menit` : `${menit / 60} jam`} tidak ada kegiatan. Demi keamanan Anda akan keluar otomatis
        {keadaan.apa === "segera" && ` dalam ${Math.max(1, Math.ceil(keadaan.sisa / 1000))} detik`}.
      </p>
      <div className="ui-dialog-foot">
        <Button look="primary" data-first onClick={onStay}>
          Tetap masuk
        </Button>
      </div>
    </>
  );
}

function Ended({ kalimat, onBack }: { readonly kalimat: string; readonly onBack: () => void }) {
  return (
    <>
      <div className="ui-dialog-body">
        <p>{kalimat}</p>
        <p>Yang sudah Anda ketik di halaman ini masih ada. Login lagi di tab baru, lalu kembali ke sini.</p>
      </div>
      <div className="ui-dialog-foot">
        <Button onClick={onBack}>Saya sudah login</Button>
        <a className="ui-button primary" data-first href="/login?lanjut=%2Fdashboard" target="_blank" rel="noopener">
          Login di tab baru
        </a>
      </div>
    </>
  );
}
