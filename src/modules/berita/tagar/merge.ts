import { reference } from "#kit/register/fields.ts";
import { tag } from "./tag.ts";

/** Which tag disappears, and which one takes its news. */
export const mergeFields = {
  dari: reference({ label: "Tagar yang dihapus", required: true, register: tag }),
  ke: reference({ label: "Tagar yang dipakai seterusnya", required: true, register: tag }),
};
