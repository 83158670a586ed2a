import type { Register } from "#kit/register/register.ts";

type Changes = Readonly<Record<string, string | readonly string[] | null>>;

/** The parameters that open a dialog above the list. */
export const dialogs = { tambah: null, ubah: null, hapus: null } as const;

/** The list with some parameters changed; null and "" take one away. A dialog never outlives a change of the list. */
export function listHref(register: Register, search: string, changes: Changes): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ ...dialogs, ...changes })) {
    parameters.delete(name);
    for (const one of typeof value === "string" ? [value] : (value ?? [])) if (one !== "") parameters.append(name, one);
  }
  const text = parameters.toString();
  return text === "" ? register.path : `${register.path}?${text}`;
}

/** What the list itself shows, whatever dialog lies above it. */
export const listPart = (register: Register, search: string): string => listHref(register, search, {});

/** The list's dialog neither adds nor changes there: what the form alone does to what is sent would be passed over. */
export const hasOwnForm = ({ forms }: Register): boolean => forms !== undefined;

export const addHref = (register: Register, search: string): string => register.forms?.add ?? listHref(register, search, { tambah: "1" });

export const editHref = (register: Register, search: string, id: string): string =>
  register.forms ? `${register.forms.edit}/${id}` : listHref(register, search, { ubah: id });
