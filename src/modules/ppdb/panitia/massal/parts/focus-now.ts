/** The button that was pressed goes with its step: the next one takes the focus, or the keyboard would have none in the dialog. */
export const focusNow = (element: HTMLElement | null): void => element?.focus();
