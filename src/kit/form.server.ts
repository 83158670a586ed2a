import { refuse } from "./refusals.ts";

/** What a form sent. @throws Refusal 400 for what no form sends: another kind of content, one that breaks off, or a NUL */
export async function readForm(request: Request): Promise<FormData> {
  const form = await parsed(request);
  // No text of the database holds it.
  for (const value of form.values()) if (typeof value === "string" && value.includes("\0")) throw refuse.malformed(unkeepable);
  return form;
}

const unkeepable = "Ada isian dengan karakter yang tidak dapat disimpan. Ketik ulang bagian itu, lalu kirim lagi.";

async function parsed(request: Request): Promise<FormData> {
  try {
    return await request.formData();
  } catch (error) {
    if (error instanceof TypeError || error instanceof SyntaxError) throw unreadable(error);
    throw error;
  }
}

const unreadable = (cause: Error) =>
  Object.assign(refuse.malformed("Kiriman ini tidak terbaca. Muat ulang halaman, lalu kirim lagi."), { cause });
