/**
 * Excel keeps 15 digits and writes 0.1 + 0.2 as 0.30000000000000004. Of a longer number digits are lost: it stays in the way that says
 * so ("7,27105123456789E+15"), unless it ends in something else than nought: then another program wrote it, which keeps all 16.
 * A format of noughts alone ("0000000000") shows the number with noughts before it.
 */
export function figure(number: number, format: string): string {
  if (Math.abs(number) >= 1e15) return isWhole(number) ? String(number) : number.toExponential().replace(".", ",").toUpperCase();
  const plain = String(Number(number.toPrecision(15)));
  return /^0{2,20}$/.test(format) && /^\d+$/.test(plain) ? plain.padStart(format.length, "0") : plain;
}

const isWhole = (number: number): boolean => Number.isSafeInteger(number) && number % 10 !== 0;
