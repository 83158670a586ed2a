import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { Dialog } from "#kit/ui/dialog.tsx";
import { useRelated } from "#kit/ui/field/related.tsx";
import { NotViewed } from "./not-viewed.tsx";

interface PreviewProps {
  /** Address of the file. */
  readonly address: string;
  /** Id of the file, by which its name is known. */
  readonly id: string;
}

/** A button that shows a private file in the page. */
export function Preview({ address, id }: PreviewProps) {
  const name = useRelated().names[id] ?? "Berkas";
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" icon={Eye} className="person-preview" aria-label={`Lihat ${name}`} title={name} onClick={() => setOpen(true)}>
        Lihat
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={name}>
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
    </>
  );
}

function Paper({ address, name }: { readonly address: string; readonly name: string }) {
  const [failed, setFailed] = useState(false);
  if (failed) return <NotViewed />;
  if (/\.(?:png|jpg)$/.test(name)) return <img src={address} alt={name} onError={() => setFailed(true)} />;
  return name.endsWith(".pdf") ? <iframe src={address} title={name} /> : <NotViewed />;
}
