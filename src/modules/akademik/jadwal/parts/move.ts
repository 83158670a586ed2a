/** Moves the focus through the week by arrow keys. @returns whether there was anywhere to go */
export function pindah(kisi: HTMLElement, key: string): boolean {
  const dari = document.activeElement;
  if (!(dari instanceof HTMLElement) || !dari.dataset.hari) return false;
  const [hari, mulai, sampai] = [dari.dataset.hari, dari.dataset.mulai, dari.dataset.sampai].map(Number) as [number, number, number];
  const arah: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => atJam(kisi, hari, sampai + 1),
    ArrowUp: () => atJam(kisi, hari, mulai - 1),
    ArrowRight: () => atJam(kisi, hari + 1, mulai) ?? last(kisi, hari + 1),
    ArrowLeft: () => atJam(kisi, hari - 1, mulai) ?? last(kisi, hari - 1),
  };
  const tujuan = arah[key]?.();
  tujuan?.focus();
  return tujuan !== undefined;
}

const cellAt = (kisi: HTMLElement, hari: number) => [...kisi.querySelectorAll<HTMLElement>(`[data-hari="${hari}"]`)];

const atJam = (kisi: HTMLElement, hari: number, jam: number) =>
  cellAt(kisi, hari).find(({ dataset }) => Number(dataset.mulai) <= jam && Number(dataset.sampai) >= jam);

const last = (kisi: HTMLElement, hari: number) => cellAt(kisi, hari).at(-1);
