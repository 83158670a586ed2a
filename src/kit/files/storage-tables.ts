import type { Generated } from "../database/tables.ts";

declare module "../database/tables.ts" {
  interface Tables {
    penyimpanan: { one: Generated<boolean>; tempat: string; awalan: string; ditandaiPada: Moment };
    proses: { id: string; tempat: string; tanda: string; mulai: Moment; terlihat: Moment };
  }
}
