import { useCallback, useLayoutEffect, useRef } from "react";

interface Place {
  readonly element: Element;
  /** Where the text is marked; null where nothing can be marked. */
  readonly from: number | null;
  readonly to: number | null;
}

/**
 * Whoever types on while controls give way to new ones with the same ids types on in those.
 * @returns to be called just before a new generation is begun
 */
export function useRestoredFocus(generation: number): () => void {
  const place = useRef<Place>(null);
  useLayoutEffect(() => {
    if (generation === 0 || !place.current || place.current.element.isConnected) return;
    const { element, from, to } = place.current;
    const heir = element.id === "" ? null : document.getElementById(element.id);
    heir?.focus();
    if (from !== null && heir && "setSelectionRange" in heir) (heir as HTMLInputElement).setSelectionRange(from, to);
    place.current = null;
  }, [generation]);
  return useCallback(() => {
    const element = document.activeElement;
    if (!element) return;
    const { selectionStart = null, selectionEnd = null } = element as Partial<HTMLInputElement>;
    place.current = { element, from: selectionStart, to: selectionEnd };
  }, []);
}
