/** The id of a field's control, so that summaries can point at it. */
export const fieldId = (name: string, form?: string): string => (form ? `${form}-${name}` : `isian-${name}`);
