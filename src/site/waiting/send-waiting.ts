import { deliverAll } from "#modules/ppdb/parts/daftar/deliver.ts";
import { keepParcel, type Parcel } from "#modules/ppdb/parts/daftar/parcels.ts";
import { isWaiting, readParcels } from "#modules/ppdb/parts/daftar/read-parcels.ts";

/** A registration that waits on this device is named on whatever page is opened, and sent as soon as it can be. */
export function sendWaiting(): void {
  const place = document.getElementById("kiriman");
  // The form itself says it in its own place.
  if (!place || document.querySelector(".daftar .formulir") || !readParcels().some(isNews)) return;
  const show = () => place.replaceChildren(...readParcels().filter(isNews).map(noteOf));
  const go = async () => {
    await deliverAll();
    show();
  };
  const again = (event: Event) => {
    if ((event.target as Element).closest("[data-kirim]")) void go();
  };
  place.addEventListener("click", again);
  addEventListener("online", go);
  addEventListener("storage", show);
  setInterval(() => readParcels().some(isWaiting) && void go(), 60_000);
  show();
  void go();
}

const isNews = ({ receipt, seen }: Parcel): boolean => !receipt || !seen;

function noteOf(parcel: Parcel): HTMLElement {
  const { name, receipt, refused } = parcel;
  const note = document.createElement("div");
  note.className = "kiriman";
  const words = document.createElement("p");
  note.append(words);
  if (receipt) {
    words.textContent = `Pendaftaran ${name} sudah kami terima. Nomornya ${receipt.nomor}.`;
    const proof = link(`/daftar/bukti/${receipt.bukti}`, "Lihat dan cetak bukti");
    proof.addEventListener("click", () => keepParcel({ ...parcel, seen: Date.now() }));
    note.append(proof);
  } else if (refused) {
    words.textContent = `Pendaftaran ${name} belum diterima: ${refused.sentence}`;
    note.append(link("/daftar", "Perbaiki isiannya"));
  } else {
    words.textContent = `Pendaftaran ${name} menunggu dikirim. Kami mengirimnya begitu ada sambungan.`;
    const button = Object.assign(document.createElement("button"), { type: "button", textContent: "Kirim sekarang" });
    button.dataset.kirim = "";
    note.append(button, link("/daftar", "Buka formulir"));
  }
  return note;
}

const link = (href: string, textContent: string): HTMLAnchorElement => Object.assign(document.createElement("a"), { href, textContent });
