export interface ThrottledLog {
  /** @param key what is the same thing said again */
  readonly warn: (key: string, details: object, sentence: string) => void;
}

interface Log {
  readonly warn: (details: object, sentence: string) => void;
}

/** More kinds of trouble than these share one line. */
const mostKeys = 100;
const pause = 60_000;

/** Says each thing at most once a minute, with `kali`: how often it was since the line before. */
export function openThrottledLog(log: Log, clock: () => number = () => performance.now()): ThrottledLog {
  const said = new Map<string, { at: number; unsaid: number }>();
  return {
    warn: (asked, details, sentence) => {
      const key = said.has(asked) || said.size < mostKeys ? asked : "";
      const last = said.get(key) ?? { at: Number.NEGATIVE_INFINITY, unsaid: 0 };
      if (clock() - last.at < pause) {
        last.unsaid++;
        return;
      }
      said.set(key, { at: clock(), unsaid: 0 });
      log.warn({ ...details, kali: last.unsaid + 1 }, sentence);
    },
  };
}
