import Eye from "lucide-react/icons/eye";
import { useState } from "react";
import { Button } from "#kit/ui/button.tsx";
import { dialogOnDemand } from "#kit/ui/dialog-on-demand.tsx";
import { useRelated } from "#kit/ui/field/related.tsx";

const PreviewDialog = dialogOnDemand(
  async () => (await import("./preview-dialog.tsx")).PreviewDialog,
  ({ name }) => name,
);

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
      <PreviewDialog {...{ address, name, open }} onClose={() => setOpen(false)} />
    </>
  );
}
