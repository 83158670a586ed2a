import { useEffect, useEffectEvent, useState } from "react";
import { formatMoment } from "#kit/dates.ts";
import { forgetDrafts } from "#kit/ui/form/draft.ts";
import { type Kept, keepPage } from "#kit/ui/offline/keep-page.ts";
import { statusPath } from "../paths.ts";
import { copyDays, copyStore } from "./kept-copy.ts";
import type { Status } from "./load-status.server.ts";
import { dropTaken } from "./taken.ts";

type Own = Pick<Status, "nomor" | "kunci">;

type State = "tanpa" | "tiada" | "menyimpan" | "ada" | "gagal";

/** On a telephone of one's own the page may be kept to be read without a network; only for whoever asks for it, as telephones are lent. */
export function CopyHere(own: Own) {
  const [state, setState] = useState<State>("tanpa");
  const [since, setSince] = useState<number>();
  const look = useEffectEvent(async () => {
    const kept = await findCopy(own);
    setState(kept === undefined ? "tiada" : "ada");
    if (kept === undefined) return;
    // What was kept is to be as new as what is read.
    const now = await keepCopy(own);
    if (now === "without-network") setSince(kept);
    else if (!now) setState("tiada");
  });
  useEffect(() => {
    if ("serviceWorker" in navigator && "caches" in window) void look();
  }, []);
  useEffect(() => {
    // The corrections that were typed here have been taken.
    if (!document.querySelector("#perbaikan")) dropTaken({ nomor: own.nomor, versi: undefined, apart: true });
  }, [own.nomor]);
  useEffect(() => {
    document.addEventListener("submit", forgetAtClosing);
    return () => document.removeEventListener("submit", forgetAtClosing);
  }, []);
  if (state === "tanpa") return null;
  const keep = async () => {
    setState("menyimpan");
    setState((await keepCopy(own)) ? "ada" : "gagal");
  };
  if (state === "ada") {
    return (
      <div className="status-salinan">
        <p role="status">
          {since === undefined
            ? `Halaman ini tersimpan di ponsel ini selama ${copyDays} hari dan terbuka tanpa internet. Siapa pun yang memegang ponsel ini dapat membacanya.`
            : `Ini salinan dari ${formatMoment(new Date(since))}. Tanpa internet halaman ini hanya dapat dibaca.`}
        </p>
        <button type="button" className="tbl garis" onClick={() => void caches.delete(copyStore).then(() => setState("tiada"))}>
          Hapus salinan
        </button>
      </div>
    );
  }
  return (
    <div className="status-salinan">
      <button type="button" className="tbl garis" disabled={state === "menyimpan"} onClick={() => void keep()}>
        Simpan untuk dibaca tanpa internet
      </button>
      <p role="status" data-gagal={state === "gagal" || undefined}>
        {state === "gagal"
          ? "Belum tersimpan. Muat ulang halaman ini, lalu coba lagi."
          : "Simpan hanya di ponsel Anda sendiri: siapa pun yang memegangnya dapat membaca halaman ini."}
      </p>
    </div>
  );
}

/** The page is closed, perhaps on a borrowed telephone. Heard here, for this comes after the page. */
function forgetAtClosing({ submitter }: SubmitEvent): void {
  if (submitter instanceof HTMLButtonElement && submitter.value === "tutup") forgetDrafts();
}

/** When this child's page was kept here, in milliseconds since 1970; undefined when it was not, or closed since. A brother's page names it too. */
async function findCopy({ nomor }: Own): Promise<number | undefined> {
  const kept = await caches.match(statusPath);
  const isOwn = (await kept?.text())?.includes(`"status-nomor">${nomor}<`);
  return isOwn ? Date.parse(kept?.headers.get("date") ?? "") : undefined;
}

/**
 * Keeps the page of this child as it stands, in place of any other's. Half an hour after it was opened something else stands at its
 * address, which is not kept.
 */
async function keepCopy(own: Own): Promise<Kept> {
  const kept = await keepPage(`${statusPath}?anak=${own.kunci}`);
  if ((await findCopy(own)) !== undefined) return kept || "with-network";
  await caches.delete(copyStore);
  return false;
}
