import { keepParcel, type Parcel } from "./parcels.ts";
import { isWaiting, readParcel, readParcels } from "./read-parcels.ts";
import { type Outcome, send } from "./send.ts";

export { readParcels, send };

/** Sends one that waits and keeps what became of it before anybody is told. One tab at a time; undefined: it is not there any more. */
export const deliver = (key: string): Promise<Outcome | undefined> => alone(() => transmit(key));

/** Everything that waits, one after the other. @returns those that arrived just now */
export async function deliverAll(): Promise<readonly Parcel[]> {
  const arrived: Parcel[] = [];
  for (const { key } of readParcels().filter(isWaiting)) {
    await deliver(key);
    const parcel = readParcel(key);
    if (parcel?.receipt) arrived.push(parcel);
  }
  return arrived;
}

async function transmit(key: string): Promise<Outcome | undefined> {
  const parcel = readParcel(key);
  if (parcel?.receipt) return { kind: "received", receipt: parcel.receipt };
  if (!parcel?.values) return undefined;
  const { values, refused: _, ...rest } = parcel;
  const outcome = await send(values, key);
  if (outcome.kind === "received") keepParcel({ ...rest, receipt: outcome.receipt });
  if (outcome.kind === "refused") {
    const { sentence, fields, keyIsSpent } = outcome;
    keepParcel({ ...rest, values, refused: { sentence, fields, keyIsSpent } });
  }
  return outcome;
}

/** Without locks, as on http, two tabs may send the same at once: the server answers both with one registration. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  "locks" in navigator ? navigator.locks.request("pendaftaran:kirim", work) : work();
