import { KeysHelp } from "#kit/ui/keys/keys-help.tsx";
import { type KeyAct, moveFocus, pressKey } from "#kit/ui/keys/use-keys.ts";

const papers = "[data-paper]";

/** On the paper that has the focus, else on the first. It keeps the focus when its button goes. */
function onPaper(key: string): boolean {
  const paper = document.activeElement?.closest<HTMLElement>(papers) ?? document.querySelector<HTMLElement>(papers);
  paper?.focus();
  return pressKey(key, paper);
}

const keys: readonly KeyAct[] = [
  { key: "n", words: "Pendaftaran berikutnya dalam daftar", run: () => pressKey("n") },
  { key: "p", words: "Pendaftaran sebelumnya dalam daftar", run: () => pressKey("p") },
  { key: "b", words: "Kembali ke Meja Panitia", run: () => pressKey("b") },
  { key: "j", words: "Berkas berikutnya", run: () => moveFocus(papers, 1) },
  { key: "k", words: "Berkas sebelumnya", run: () => moveFocus(papers, -1) },
  { key: "l", words: "Lihat atau tutup berkas", run: () => onPaper("l") },
  { key: "t", words: "Terima berkas", run: () => onPaper("t") },
  { key: "u", words: "Minta berkas dikirim ulang", run: () => onPaper("u") },
  { key: "s", words: "Langkah berikut: verifikasi atau luluskan", run: () => pressKey("s") },
  { key: "r", words: "Minta perbaikan isian", run: () => pressKey("r") },
];

/** One registration by keyboard. */
export const PendaftarKeys = () => <KeysHelp keys={keys} />;
