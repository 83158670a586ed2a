/** What sends: fetched with the form's first moment, apart from what draws it. */
export const post = () => import("./deliver.ts");
