import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { unansweredSentence } from "../../sentences.ts";
import { keepFormWhenUnanswered } from "./unanswered.ts";

const fails = (error: unknown) => keepFormWhenUnanswered(async () => Promise.reject(error));
const told = (sentence: string) => ({ data: { refusal: { kind: "unavailable", sentence } }, init: { status: 503 } });

test("what the server answers is handed on", async () => {
  expect(await keepFormWhenUnanswered(async () => "tersimpan")).toBe("tersimpan");
});

test("a lost connection and a gateway without a server behind it are told in the form", async () => {
  expect(await fails(new TypeError("Failed to fetch"))).toMatchObject(told(unansweredSentence));
  expect(await fails(new ErrorResponse(502, "Bad Gateway", "<html>"))).toMatchObject(told(unansweredSentence));
});

test("a server that asks to wait says so itself", async () => {
  const sentence = "Ruang penyimpanan penuh.";
  expect(await fails(new ErrorResponse(503, "Service Unavailable", { sentence }))).toMatchObject(told(sentence));
});

test("other faults and redirects go on their way", async () => {
  for (const error of [new ErrorResponse(404, "Not Found", {}), new Response(null, { status: 302 }), new Error("rusak")])
    await expect(fails(error)).rejects.toBe(error);
});
