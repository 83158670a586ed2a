import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { PickFile } from "#kit/ui/field/pick-file.tsx";
import { useActs } from "../../panitia/parts/use-acts.ts";

interface Props {
  readonly dokumen: string;
  /** Of the registration. */
  readonly versi: number;
  readonly accept: string;
  readonly replaces: boolean;
}

/** A paper that the family brings to the desk is kept as soon as its scan is chosen; several photos become the pages of one. */
export function Scan({ dokumen, versi, accept, replaces }: Props) {
  const { act, busy, ditolak, dialog } = useActs(versi);
  const send = (_: File, files: readonly File[]) => {
    const form = new FormData();
    for (const file of files) form.append("berkas", file);
    act("pindai", { dokumen }, form);
  };
  return (
    <div className="pendaftar-pindai">
      <ErrorSummary title={ditolak?.sentence} errors={{}} fields={{}} form={`pindai-${dokumen}`} />
      <PickFile label={`pindaian ${dokumen}`} accept={accept} chosen={replaces} busy={busy} several onPick={send} />
      {dialog}
    </div>
  );
}
