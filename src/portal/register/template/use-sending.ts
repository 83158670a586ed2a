import { useNavigation } from "react-router";

/** Whether the form of this act is on its way. */
export const useSending = (act: string): boolean => useNavigation().formData?.get("aksi") === act;
