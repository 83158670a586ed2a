import { KeysHelp } from "#kit/ui/keys/keys-help.tsx";
import { type KeyAct, moveFocus, pressKey } from "#kit/ui/keys/use-keys.ts";

const rows = "[data-key-row]";

/** Arrows move what they moved before, unless a row has the focus already. */
const fromRow = (by: 1 | -1) => document.activeElement?.matches(rows) === true && moveFocus(rows, by);

const focusOn = (selector: string): boolean => {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility());
  found?.focus();
  return found !== undefined;
};

function tick(): boolean {
  const box = document.activeElement?.closest("tr")?.querySelector<HTMLInputElement>("input[type=checkbox]");
  box?.click();
  return box !== null && box !== undefined;
}

function tickAll(): boolean {
  const box = document.querySelector<HTMLInputElement>("thead input[type=checkbox]");
  box?.click();
  return box !== null;
}

/** What was typed stays. */
function leaveField(): boolean {
  const field = document.activeElement?.closest<HTMLElement>("[role=search] :is(input, select)");
  field?.blur();
  return field !== null && field !== undefined;
}

const keys: readonly KeyAct[] = [
  { key: "j", words: "Pendaftaran berikutnya (juga panah bawah)", run: () => moveFocus(rows, 1) },
  { key: "k", words: "Pendaftaran sebelumnya (juga panah atas)", run: () => moveFocus(rows, -1) },
  { key: "ArrowDown", run: () => fromRow(1) },
  { key: "ArrowUp", run: () => fromRow(-1) },
  { key: "Enter", words: "Buka pendaftaran yang disorot", run: () => false },
  { key: "x", words: "Pilih atau lepas pendaftaran yang disorot", run: tick },
  { key: "a", words: "Pilih atau lepas semua di halaman ini", run: tickAll },
  { key: "t", words: "Tindakan untuk yang dipilih", run: () => pressKey("t") },
  { key: "/", words: "Ke kotak cari", run: () => focusOn("#cari") },
  { key: "f", words: "Ke saringan pertama", run: () => focusOn("[role=search] select") },
  { key: "Escape", words: "Keluar dari kotak cari atau saringan", typing: true, run: leaveField },
];

/** The inbox by keyboard. */
export const MejaKeys = () => <KeysHelp keys={keys} />;
