import type { FormEvent } from "react";

/**
 * For a form's `onSubmit`: nothing while a sending is under way.
 * @param send hears what the button that was pressed stands for
 */
export const whenPressed = (busy: boolean, send: (pressed: string | undefined) => void) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault();
  const { submitter } = event.nativeEvent as SubmitEvent;
  if (!busy) send((submitter instanceof HTMLButtonElement && submitter.value) || undefined);
};
