import { useState } from "react";
import { Dialog } from "#kit/ui/dialog.tsx";
import { NotViewed } from "./not-viewed.tsx";

interface PreviewDialogProps {
  /** Address of the file, and what it is called. */
  readonly address: string;
  readonly name: string;
  readonly open: boolean;
  readonly onClose: () => void;
}

/** A private file in the page. */
export function PreviewDialog({ address, name, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name}>
      <div className="ui-dialog-body person-paper">
        <Paper address={`${address}?lihat`} name={name} />
      </div>
      <div className="ui-dialog-foot">
        <a className="ui-button" href={`${address}?lihat`} target="_blank" rel="noreferrer">
          Buka di tab baru
        </a>
        <a className="ui-button primary" href={address} download>
          Unduh
        </a>
      </div>
    </Dialog>
  );
}

function Paper({ address, name }: Pick<PreviewDialogProps, "address" | "name">) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NotViewed />;
  if (/\.(?:png|jpg)$/.test(name)) return <img src={address} alt={name} onError={() => setFailed(true)} />;
  return name.endsWith(".pdf") ? <iframe src={address} title={name} /> : <NotViewed />;
}
