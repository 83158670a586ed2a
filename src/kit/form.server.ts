import { refuse } from "./refusals.ts";

/** What a form sent. @throws Refusal 400 for what no form sends: another kind of content, or one that breaks off */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) throw unreadable(error);
    throw error;
  }
}

const unreadable = (cause: Error) =>
  Object.assign(refuse.malformed("Kiriman ini tidak terbaca. Muat ulang halaman, lalu kirim lagi."), { cause });
