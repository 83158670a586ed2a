import { query } from "./stored.ts";

/** Under which an uploaded list can be taken in; the answer to the upload names the list. */
export async function batchOf(dataDir: string, answer: string): Promise<string> {
  const [list = ""] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(answer) ?? [];
  const [kept] = await query<{ batch: string | null }>(dataDir, `select plan ->> 'id' as batch from import_list where id = '${list}'`);
  if (!kept?.batch) throw new Error(`the list ${list} cannot be taken in: ${answer.slice(0, 500)}`);
  return kept.batch;
}
