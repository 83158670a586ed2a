import { type BodyLimit, bodyLimitFor } from "#kit/body-limits.ts";
import { pendaftaran } from "./pendaftaran.ts";

const ofForm = bodyLimitFor(pendaftaran.fields);
const ofAnswers = 96 * 1024;

/** A registration as it is sent: the form, and what is answered at length to the questions of its path. */
export const pendaftaranRoom: BodyLimit = { ...ofForm, bytes: ofForm.bytes + ofAnswers };
