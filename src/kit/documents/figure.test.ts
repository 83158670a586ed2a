/** A NIK that a cell holds as a number: Excel has put a nought for its last digit, openpyxl, PhpSpreadsheet and LibreOffice have not. */
import { expect, test } from "vitest";
import { figure } from "./figure.ts";

test.each([
  [7_271_010_404_110_004, "", "7271010404110004"],
  [7_271_010_404_110_000, "", "7,27101040411E+15"],
  [1_234_567_890_123_451, "0", "1234567890123451"],
  // No program keeps each of such numbers apart from the next.
  [9_171_010_404_110_004, "", "9,171010404110004E+15"],
  [112_345_671, "0000000000", "0112345671"],
  [0.1 + 0.2, "", "0.3"],
])("%d with the format “%s” is %s", (number, format, said) => expect(figure(number, format)).toBe(said));
