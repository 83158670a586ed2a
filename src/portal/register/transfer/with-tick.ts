import type { Choices } from "#kit/lists/choices.ts";

type Ticked = Choices["ticked"];

export const isTicked = (ticked: Ticked, place: number, field: string): boolean => ticked?.[place]?.includes(field) ?? false;

/** The fields that are ticked, with one more of this row or one less; none at all is as if nobody had ticked any. */
export function withTick(ticked: Ticked, place: number, field: string): Ticked {
  const { [String(place)]: own = [], ...others } = ticked ?? {};
  const now = own.includes(field) ? own.filter((one) => one !== field) : [...own, field];
  const all = now.length === 0 ? others : { ...others, [place]: now };
  return Object.keys(all).length === 0 ? undefined : all;
}
