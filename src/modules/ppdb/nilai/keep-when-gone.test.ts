/**
 * An examiner whose telephone still holds a mark of a path that was taken away. What goes wrong: the mark is sent by itself each time the page
 * opens, and its refusal takes the page with it.
 */
import { UNSAFE_ErrorResponseImpl as ErrorResponse } from "react-router";
import { expect, test } from "vitest";
import { keepMarkWhenGone } from "./keep-when-gone.ts";

const fails = (error: unknown) => keepMarkWhenGone(async () => Promise.reject(error));

test.each([404, 403])("what is refused with %i is told beside the mark", async (status) => {
  const told = { data: { refusal: { kind: "notFound", sentence: expect.stringContaining("tidak ada lagi") } }, init: { status } };
  expect(await fails(new ErrorResponse(status, "", {}))).toMatchObject(told);
});

test("a lost connection waits, and every other fault goes on its way", async () => {
  expect(await fails(new TypeError("Failed to fetch"))).toMatchObject({ data: { refusal: { kind: "unavailable" } } });
  for (const error of [new ErrorResponse(500, "", {}), new Response(null, { status: 302 }), new Error("rusak")])
    await expect(fails(error)).rejects.toBe(error);
});
