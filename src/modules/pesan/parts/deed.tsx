import type { ReactNode } from "react";
import { Button } from "#kit/ui/button.tsx";
import { whenPressed } from "#kit/ui/form/when-pressed.ts";
import { useAction } from "#modules/akun/index.tsx";

interface Props {
  readonly versi: number;
  readonly aksi: string;
  readonly button: string;
  readonly onDone: (said: string) => void;
  /** The page is left. */
  readonly then?: "leave";
  /** Choices that are sent along. */
  readonly children?: ReactNode;
}

/** One press on a message, with what is chosen beside it. */
export function Deed({ versi, aksi, button, onDone, then, children }: Props) {
  const { kirim, busy, ditolak, dialog } = useAction<{ readonly pesan: string }>(({ pesan }) => onDone(pesan));
  return (
    <form
      method="post"
      className="pesan-tindakan"
      onSubmit={(event) => {
        const form = new FormData(event.currentTarget);
        whenPressed(busy, () => kirim(form, then))(event);
      }}
    >
      <input type="hidden" name="aksi" value={aksi} />
      <input type="hidden" name="versi" value={versi} />
      {ditolak && <p role="alert">{ditolak.sentence}</p>}
      {children}
      <Button type="submit" busy={busy} busyText="Menyimpan...">
        {button}
      </Button>
      {dialog}
    </form>
  );
}
