/** Run by login-burst.ts: sends wrong passwords for one account from many addresses, and prints how they were answered. */
import { argv } from "node:process";

const [url = "", nip = ""] = argv.slice(2);
const attempts = 10_000;
const addresses = 500;
const atOnce = 32;

const answers: Record<number, number> = {};
let next = 0;
const one = async () => {
  while (next < attempts) {
    const number = next++;
    const address = `198.51.${100 + Math.floor((number % addresses) / 250)}.${(number % 250) + 1}`;
    const answer = await fetch(`${url}/api/loginGuru`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": address },
      body: JSON.stringify({ nip, password: `tebakan nomor ${number}` }),
    });
    await answer.arrayBuffer();
    answers[answer.status] = (answers[answer.status] ?? 0) + 1;
  }
};
const begun = performance.now();
await Promise.all(Array.from({ length: atOnce }, one));
console.log(JSON.stringify({ answers, seconds: (performance.now() - begun) / 1000 }));
