import { Button } from "#kit/ui/button.tsx";
import { CopyText } from "#kit/ui/copy-text.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import type { NewKunci } from "#modules/program/index.server.ts";

/** The only time that the secret is seen. */
export const SecretDialog = ({ made, onClose }: { readonly made: NewKunci | null; readonly onClose: () => void }) => (
  <Dialog open={made !== null} onClose={onClose} title="Kunci siap dipasang" lead={made?.nama} narrow>
    {made && <Secret rahasia={made.rahasia} onClose={onClose} />}
  </Dialog>
);

const Secret = ({ rahasia, onClose }: { readonly rahasia: string; readonly onClose: () => void }) => (
  <>
    <div className="ui-dialog-body">
      <p>Pasang kunci ini di pengaturan program, lewat jalan yang aman. Siapa pun yang memegangnya dapat memakai haknya.</p>
      <CopyText id="kunci-rahasia" className="kunci-rahasia" label="Kunci program" text={rahasia} action="Salin kunci" />
      <p className="ui-hint" role="status">
        Kunci ini tidak akan ditampilkan lagi. Bila hilang, cabut dan buat kunci baru.
      </p>
    </div>
    <div className="ui-dialog-foot">
      <Button look="primary" onClick={onClose}>
        Selesai
      </Button>
    </div>
  </>
);
