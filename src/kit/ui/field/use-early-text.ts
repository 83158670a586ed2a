import { useEffect, useEffectEvent, useRef } from "react";

/** Takes over what was typed into an input before the page's scripts were ready. @returns the input's ref */
export function useEarlyText(take: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const hear = useEffectEvent(take);
  useEffect(() => {
    const { value = "", defaultValue = "" } = input.current ?? {};
    if (value !== defaultValue) hear(value);
  }, []);
  return input;
}
