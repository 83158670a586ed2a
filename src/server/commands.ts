/** What `node src/main.ts --<name>` does instead of serving; the number is the exit code. */
export type Command = (rest: readonly string[]) => Promise<number>;

export const commands: Readonly<Record<string, Command>> = {};
