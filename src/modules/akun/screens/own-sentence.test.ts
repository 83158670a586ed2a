import type { InvalidEvent, SyntheticEvent } from "react";
import { expect, test } from "vitest";
import { ownSentence } from "./own-sentence.ts";

test("what is wrong with a field is said in our words, of what stands in it, until somebody types", () => {
  const said: string[] = [];
  const field = { value: "123", setCustomValidity: (sentence: string) => said.push(sentence) };
  const event = { currentTarget: field } as never;
  const { onInvalid, onInput } = ownSentence((written) => `${written} belum 18 angka.`);
  onInvalid(event as InvalidEvent<HTMLInputElement>);
  onInput(event as SyntheticEvent<HTMLInputElement>);
  expect(said).toEqual(["123 belum 18 angka.", ""]);
});
