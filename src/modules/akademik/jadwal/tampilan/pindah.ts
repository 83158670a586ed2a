/** Moves the focus through the week by arrow keys. @returns whether there was anywhere to go */
export function pindah(kisi: HTMLElement, key: string): boolean {
  const dari = document.activeElement;
  if (!(dari instanceof HTMLElement) || !dari.dataset.hari) return false;
  const [hari, mulai, sampai] = [dari.dataset.hari, dari.dataset.mulai, dari.dataset.sampai].map(Number) as [number, number, number];
  const arah: Readonly<Record<string, () => HTMLElement | undefined>> = {
    ArrowDown: () => padaJam(kisi, hari, sampai + 1),
    ArrowUp: () => padaJam(kisi, hari, mulai - 1),
    ArrowRight: () => padaJam(kisi, hari + 1, mulai) ?? terakhir(kisi, hari + 1),
    ArrowLeft: () => padaJam(kisi, hari - 1, mulai) ?? terakhir(kisi, hari - 1),
  };
  const tujuan = arah[key]?.();
  tujuan?.focus();
  return tujuan !== undefined;
}

const petakPada = (kisi: HTMLElement, hari: number) => [...kisi.querySelectorAll<HTMLElement>(`[data-hari="${hari}"]`)];

const padaJam = (kisi: HTMLElement, hari: number, jam: number) =>
  petakPada(kisi, hari).find(({ dataset }) => Number(dataset.mulai) <= jam && Number(dataset.sampai) >= jam);

const terakhir = (kisi: HTMLElement, hari: number) => petakPada(kisi, hari).at(-1);
