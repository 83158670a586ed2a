import { type Checked, check, type Source } from "#kit/register/check.ts";
import { registrationFields } from "./fields.ts";

/** The same check in browser and server; what the form fills in by itself may be left out. */
export function checkPendaftaran(sent: Readonly<Record<string, unknown>>, source: Source = "form"): Checked<typeof registrationFields> {
  return check(registrationFields, { ...bawaan(sent), ...sent, ...emptyFieldsFilled(sent) }, source);
}

const berawal = Object.entries(registrationFields).flatMap(([name, field]) => ("initial" in field ? [[name, field.initial] as const] : []));

const bawaan = (sent: Readonly<Record<string, unknown>>) => Object.fromEntries(berawal.filter(([name]) => !Object.hasOwn(sent, name)));

const emptyFieldsFilled = (sent: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(berawal.filter(([name]) => sent[name] === null || sent[name] === ""));
