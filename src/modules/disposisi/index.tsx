export { DisposisiForm } from "./parts/disposisi-form.tsx";
export { describeLimit, statusName, statusTone } from "./parts/words.ts";
export { late } from "./tree.ts";
