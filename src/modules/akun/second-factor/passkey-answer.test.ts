import { expect, test } from "vitest";
import { challengeFrom, readAnswer, readPendaftaran } from "./passkey-answer.ts";

const clientDataJSON = Buffer.from('{"challenge":"abc"}').toString("base64url");
const response = { clientDataJSON, authenticatorData: "a", signature: "s" };
const answer = (change: object = {}, inside: object = {}) =>
  JSON.stringify({ type: "public-key", id: "x", response: { ...response, ...inside }, ...change });
const pendaftaran = (change: object = {}, inside: object = {}) =>
  JSON.stringify({ type: "public-key", id: "x", response: { clientDataJSON, attestationObject: "o", ...inside }, ...change });

test("an answer is read whether or not it names its owner, a new passkey by what attests it", () => {
  for (const inside of [{}, { userHandle: null }, { userHandle: "u" }])
    expect(readAnswer(answer({}, inside))).toEqual({ type: "public-key", id: "x", response: { ...response, ...inside } });
  expect(readPendaftaran(pendaftaran())).toMatchObject({ id: "x", response: { attestationObject: "o" } });
});

const anyOf: [string, object, object][] = [
  ["another type", { type: "password" }, {}],
  ["no id", { id: undefined }, {}],
  ["an id that is no text", { id: 1 }, {}],
  ["no response", { response: undefined }, {}],
  ["a response that is nothing", { response: null }, {}],
  ["a response that is text", { response: "x" }, {}],
  ["no client data", {}, { clientDataJSON: undefined }],
  ["client data that is no text", {}, { clientDataJSON: 1 }],
  ["more than a device sends", { more: "x".repeat(64 * 1024) }, {}],
];
test.each(anyOf)("neither is read with %s", (_name, change, inside) => {
  expect([readAnswer(answer(change, inside)), readPendaftaran(pendaftaran(change, inside))]).toEqual([null, null]);
});

test.each([{ authenticatorData: undefined }, { authenticatorData: 1 }, { signature: undefined }, { signature: {} }, { userHandle: 1 }])(
  "an answer is not read with %j",
  (inside) => {
    expect(readAnswer(answer({}, inside))).toBeNull();
  },
);

test("a passkey is not read without what attests it", () => {
  for (const attestationObject of [undefined, null, 1]) expect(readPendaftaran(pendaftaran({}, { attestationObject }))).toBeNull();
});

test.each(["", "x", "null", "1", '"public-key"', "[]"])("%j is neither", (text) => {
  expect([readAnswer(text), readPendaftaran(text)]).toEqual([null, null]);
});

test("up to 64 KB are read", () => {
  const rest = 64 * 1024 - answer({ more: "" }).length;
  expect(readAnswer(answer({ more: "x".repeat(rest) }))).not.toBeNull();
  expect(readAnswer(answer({ more: "x".repeat(rest + 1) }))).toBeNull();
});

test.each([
  ['{"challenge":"abc"}', "abc"],
  ['{"challenge":1}', ""],
  ["{}", ""],
  ["null", ""],
  ["{", ""],
])("the challenge in %s is %j", (told, tantangan) => {
  expect(challengeFrom(Buffer.from(told).toString("base64url"))).toBe(tantangan);
});
