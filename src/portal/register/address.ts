import type { Register } from "#kit/register/register.ts";
import { type AddressChanges, listAddress } from "#kit/ui/table/list-address.ts";

/** The register's list with some parameters changed. */
export const listHref = (register: Register, search: string, changes: AddressChanges): string =>
  listAddress(register.path, search, changes);

/** What the list itself shows, whatever dialog lies above it. */
export const listPart = (register: Register, search: string): string => listHref(register, search, {});

/** The list's dialog neither adds nor changes there: what the form alone does to what is sent would be passed over. */
export const hasOwnForm = ({ forms }: Register): boolean => forms !== undefined;

export const addHref = (register: Register, search: string): string => register.forms?.add ?? listHref(register, search, { tambah: "1" });

export const editHref = (register: Register, search: string, id: string): string =>
  register.forms ? `${register.forms.edit}/${id}` : listHref(register, search, { ubah: id });
