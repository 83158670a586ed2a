import { Client, type ClientConfig, types } from "pg";

/** Where a database is: a server's address, or the directory of a local socket (`host` starting with "/"). */
export type DatabaseLocation =
  | { readonly connectionString: string; readonly database?: string }
  | { readonly host: string; readonly port?: number; readonly user: string; readonly password?: string; readonly database: string };

export interface Log {
  readonly debug: (details: object, sentence: string) => void;
  readonly info: (details: object, sentence: string) => void;
  readonly warn: (details: object, sentence: string) => void;
  readonly error: (details: object, sentence: string) => void;
}

const date = 1082;
const time = 1083;
const dateArray = 1182;

/** A `date` stays the text it is: as a Date it would move by a day with the time zone. A `time` is "HH:MM". bigint and numeric are text by default. */
const typeParsers: ClientConfig["types"] = {
  getTypeParser: ((oid: number, format?: "text" | "binary") => {
    if (oid === date) return (text: string) => text;
    if (oid === time) return (text: string) => text.slice(0, 5);
    return types.getTypeParser(oid === dateArray ? 1009 : oid, format as "text");
  }) as typeof types.getTypeParser,
};

export function clientConfig(place: DatabaseLocation): ClientConfig {
  const base = { application_name: "portal", connectionTimeoutMillis: 3_000, keepAlive: true, types: typeParsers };
  if (!("connectionString" in place)) return { ...base, ...place };
  if (!place.database) return { ...base, connectionString: place.connectionString };
  return { ...base, connectionString: withDatabase(place.connectionString, place.database) };
}

/** One connection outside the pool; whoever asks closes it. */
export async function connect(place: DatabaseLocation, settings: ClientConfig = {}): Promise<Client> {
  const client = new Client({ ...clientConfig(place), ...settings });
  // Without a listener, a server that goes away between two queries would end the process.
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

export async function connected<T>(place: DatabaseLocation, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(place);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** The same database, entered as somebody else. */
export function asUser(
  place: DatabaseLocation,
  { user, password }: { readonly user: string; readonly password: string },
): DatabaseLocation {
  if (!("connectionString" in place)) return { ...place, user, password };
  const url = new URL(place.connectionString);
  // The driver prefers these over what stands before the host, which an address with a socket's folder may not have.
  url.searchParams.set("user", user);
  url.searchParams.set("password", password);
  return { ...place, connectionString: url.href };
}

/** Another server's address, entered as the one who enters this place. */
export function sameUser(place: DatabaseLocation, url: string): DatabaseLocation {
  if (!("connectionString" in place)) return asUser({ connectionString: url }, { user: place.user, password: place.password ?? "" });
  const { searchParams, username, password } = new URL(place.connectionString);
  const user = searchParams.get("user") ?? decodeURIComponent(username);
  return asUser({ connectionString: url }, { user, password: searchParams.get("password") ?? decodeURIComponent(password) });
}

function withDatabase(connectionString: string, database: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${database}`;
  return url.href;
}
