/** "7.30", "07:30", "7,30" or "0730" as "07:30"; undefined for what is no time of a day. */
export function readTypedTime(text: string): string | undefined {
  const [, hours = "", minutes = ""] = /^(\d{1,2})(?:\s*[.:,]\s*|(?=\d\d$))(\d{2})(?::\d{2})?$/.exec(text.trim()) ?? [];
  if (hours === "" || Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** "07.30", as people here write it; what is no time stays as it is. */
export const writeTime = (text: string): string => readTypedTime(text)?.replace(":", ".") ?? text;
