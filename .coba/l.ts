import { loading } from "../tests/bench/loading-x.ts";
console.log(await loading());
