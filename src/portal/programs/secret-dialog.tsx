import Check from "lucide-react/icons/check";
import Copy from "lucide-react/icons/copy";
import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import type { NewKunci } from "#modules/program/index.server.ts";

/** The only time that the secret is seen. */
export const SecretDialog = ({ made, onClose }: { readonly made: NewKunci | null; readonly onClose: () => void }) => (
  <Dialog open={made !== null} onClose={onClose} title="Kunci siap dipasang" lead={made?.nama} narrow>
    {made && <Secret rahasia={made.rahasia} onClose={onClose} />}
  </Dialog>
);

function Secret({ rahasia, onClose }: { readonly rahasia: string; readonly onClose: () => void }) {
  const [copied, setCopied] = useState(false);
  const copy = () => {
    navigator.clipboard?.writeText(rahasia).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  return (
    <>
      <div className="ui-dialog-body">
        <p>Pasang kunci ini di pengaturan program, lewat jalan yang aman. Siapa pun yang memegangnya dapat memakai haknya.</p>
        <div className="ui-field">
          <label className="ui-label" htmlFor="kunci-rahasia">
            Kunci program
          </label>
          <input
            className="ui-input kunci-rahasia"
            id="kunci-rahasia"
            readOnly
            value={rahasia}
            onFocus={(event) => event.target.select()}
            data-first
          />
        </div>
        <Button icon={copied ? Check : Copy} onClick={copy}>
          {copied ? "Tersalin" : "Salin kunci"}
        </Button>
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
}
