import type { ClientBase } from "pg";

/** Bytes of the database on its disk, indexes included. */
export async function databaseBytes(client: Pick<ClientBase, "query">): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>("select pg_database_size(current_database()) as bytes");
  return Number(rows[0]?.bytes);
}
