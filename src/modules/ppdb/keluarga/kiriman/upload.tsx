import { useEffect, useState } from "react";
import { ErrorSummary } from "#kit/ui/field/error-summary.tsx";
import { FileButton } from "#kit/ui/field/file-button.tsx";
import { statusPath } from "../../paths.ts";
import type { Refused } from "../status-view.tsx";
import { isTaken } from "./shrink.ts";
import { isPdf, usePaper } from "./use-paper.ts";
import type { Page } from "./waiting.ts";

interface Props {
  /** The registration's number. */
  readonly nomor: string;
  readonly dokumen: string;
  readonly sent: boolean;
  /** It waits, and is replaced by whoever has shown the telephone number: number and birth date are known to others too. */
  readonly kept: boolean;
  readonly id: string;
  /** For the browser's dialog. */
  readonly accept: string;
  readonly refused: Refused | undefined;
}

/**
 * One paper's form. Without scripts it sends what is chosen; with them page after page of the camera is gathered, made small on the phone,
 * and sent in pieces that go on after the network or the page was gone.
 */
export function Upload({ nomor, dokumen, sent, kept, id, accept, refused }: Props) {
  const { pages, state, told, add, press, remove } = usePaper(nomor, dokumen);
  const typed = refused?.current as { readonly dokumen?: string } | undefined;
  const here = typed?.dokumen === dokumen ? refused : undefined;
  if (kept && pages.length === 0)
    return (
      <>
        {here && <ErrorSummary title={here.sentence} errors={{}} fields={{}} />}
        <p role="status">{told.sentence}</p>
      </>
    );
  return (
    <form
      action={`${statusPath}#${id}`}
      method="post"
      encType="multipart/form-data"
      noValidate
      onSubmit={(event) => {
        // With nothing chosen the madrasah says what is missing.
        if (press()) event.preventDefault();
      }}
    >
      <input type="hidden" name="nomor" value={nomor} />
      <input type="hidden" name="dokumen" value={dokumen} />
      <FileButton
        id={id}
        look="tbl garis"
        name="berkas"
        required
        multiple
        accept={accept}
        disabled={state !== "memilih"}
        onChange={({ currentTarget }) => {
          const chosen = [...(currentTarget.files ?? [])];
          // Taken at once: what was chosen while the page came alive is said twice.
          currentTarget.value = "";
          void add(chosen);
        }}
      >
        {pages.length > 0 ? "Tambah halaman" : sent ? "Pilih yang baru" : "Pilih berkas atau foto"}
        <span className="lepas"> {dokumen}</span>
      </FileButton>
      {/* Before whatever comes and goes: nothing moves it from under the finger. */}
      <button type="submit" className="tbl" name="aksi" value="unggah" disabled={state === "mengirim"}>
        Kirim {dokumen}
      </button>
      {here && told.sentence === "" && <ErrorSummary title={here.sentence} errors={{}} fields={{}} />}
      {told.share !== undefined && <progress max={1} value={told.share} aria-label={`Pengiriman ${dokumen}`} />}
      <p role="status" data-gagal={told.failed}>
        {told.sentence}
      </p>
      {pages.length > 0 && (
        <ol className="status-halaman">
          {pages.map((page, place) => (
            <ChosenPage key={page.unggahan} {...{ page, place, dokumen }} locked={state === "mengirim"} remove={() => void remove(page)} />
          ))}
        </ol>
      )}
    </form>
  );
}

interface ChosenProps {
  readonly page: Page;
  readonly place: number;
  readonly dokumen: string;
  readonly locked: boolean;
  readonly remove: () => void;
}

function ChosenPage({ page, place, dokumen, locked, remove }: ChosenProps) {
  const name = isPdf(page) ? "Berkas PDF" : `Halaman ${place + 1}`;
  return (
    <li>
      <Preview isi={page.isi} />
      <span>
        {name}
        {!isTaken(page.isi) && <small className="status-tolak">Akan ditolak. Bila foto HEIC, ubah setelan kamera ke JPG.</small>}
      </span>
      <button type="button" className="tbl garis" disabled={locked} onClick={remove} aria-label={`Hapus ${name.toLowerCase()} ${dokumen}`}>
        Hapus
      </button>
    </li>
  );
}

function Preview({ isi }: { readonly isi: Blob }) {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!isi.type.startsWith("image/")) return;
    const made = URL.createObjectURL(isi);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [isi]);
  return address ? <img src={address} alt="" /> : null;
}
