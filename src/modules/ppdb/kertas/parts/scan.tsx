import { useRef } from "react";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FileButton } from "#kit/ui/field/file-button.tsx";
import { useActs } from "../../panitia/parts/use-acts.ts";
import "#kit/ui/styles/file-button.css";

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
  const input = useRef<HTMLFormElement>(null);
  const id = `pindai-${dokumen.replaceAll(/\W+/g, "-")}`;
  const send = (files: FileList | null) => {
    const form = new FormData();
    for (const file of files ?? []) form.append("berkas", file);
    if (form.has("berkas")) act("pindai", { dokumen }, form);
    input.current?.reset();
  };
  return (
    <form ref={input} className="pendaftar-pindai">
      <ErrorSummary title={ditolak?.sentence} errors={{}} fields={{}} form={id} />
      <FileButton id={id} look="ui-button" accept={accept} multiple disabled={busy} onChange={(event) => send(event.currentTarget.files)}>
        {busy ? "Mengunggah..." : replaces ? "Ganti dengan pindaian" : "Unggah pindaian"}
        <span className="ui-hidden"> {dokumen}</span>
      </FileButton>
      {dialog}
    </form>
  );
}
