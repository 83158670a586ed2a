import { redirect } from "react-router";

/** The address that older links carry. */
export const loader = () => redirect("/daftar", 308);
