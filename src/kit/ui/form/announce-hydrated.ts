export const hydratedEvent = "halaman-hidup";

/** Says that the scripts are there, to what kept the presses until then (`early-press.ts`). */
export const announceHydrated = (): void => void dispatchEvent(new Event(hydratedEvent));
